package parachute.cli.command;

import java.io.File;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import parachute.cli.start.FrontEnds;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.tools.mate.MateAnswer;
import parachute.tools.mate.MateLimits;
import parachute.tools.mate.MateProblem;
import parachute.tools.mate.MateSearch;
import parachute.tools.mate.MateTable;
import parachute.tools.suite.SuiteFile;
import parachute.tools.work.PositionSearches;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parachute mate}: proves the shortest mate of a position, or that there is none up to a length. */
@Command(
        name = "mate",
        description = {
            "Prove the shortest mate by the side to move, or that there is none in the number of moves searched.",
            "The exit status is 0 if a mate is proved in every position, else 1."
        })
final class MateCommand extends PrintingCommand implements Callable<Integer> {
    /** Nodes between two steps of the progress. */
    private static final int MARK = 10_000;

    @Parameters(
            paramLabel = "FEN",
            arity = "0..*",
            description = "Position, or files of positions in EPD (the start position).")
    private List<String> words = new ArrayList<>();

    @Mixin
    private final VariantOption variant = new VariantOption();

    @Option(
            names = "--moves",
            paramLabel = "N",
            converter = BoundedNumber.MateMoves.class,
            description = "Length of the longest mate to search for (${DEFAULT-VALUE}).")
    private int moves = 15;

    @Mixin
    private final SharedOptions.Nodes nodes = new SharedOptions.Nodes(3_000_000);

    @Option(
            names = "--movetime",
            paramLabel = "MS",
            description = "Milliseconds for each position, in addition to the node limit.")
    private Optional<Integer> moveTime = Optional.empty();

    @Mixin
    private final SharedOptions.Concurrency concurrency = new SharedOptions.Concurrency();

    @Option(names = "--tree", description = "Print every legal defence with the reply to it.")
    private boolean tree;

    /** Steps of the progress so far. */
    private int marks;

    @Override
    public Integer call() throws InterruptedException {
        boolean areFiles = !words.isEmpty() && words.stream().allMatch(MateCommand::isFile);
        try (StatusLine status = status()) {
            boolean solved = areFiles ? solveFiles(status) : solve(variant.position(words, this::warn), status);
            return solved ? FrontEnds.OK : FrontEnds.FAILURE;
        }
    }

    /** Returns whether a word names a file, possibly one that does not exist, rather than a part of a FEN. */
    private static boolean isFile(String word) {
        return AnalyseCommand.isEpd(word) || new File(word).isFile();
    }

    /**
     * Returns the limits of each of several searches at a time. By default the nodes are limited by the memory.
     *
     * @throws UserException if there is not enough memory for the nodes that are asked for
     */
    private MateLimits limits(int searches) {
        long max = Runtime.getRuntime().maxMemory() / MateLimits.NODE_BYTES / searches;
        if (nodes.value > max && spec.commandLine().getParseResult().hasMatchedOption("--nodes")) {
            throw new UserException(
                    "--nodes " + nodes.value + ": there is memory for " + max + " nodes of each search");
        }
        return new MateLimits(
                moves,
                Math.min(nodes.value, max),
                moveTime.map(Integer::longValue).orElse(MateLimits.NO_LIMIT));
    }

    // ---- one position -----------------------------------------------------------------------------------------------

    /** Prints what is proved about a position, and returns whether it is a mate. */
    private boolean solve(Position position, StatusLine status) {
        MateLimits limits = limits(1);
        MateSearch search = new MateSearch(position, limits, answer -> showProgress(answer, limits, status));
        MateAnswer answer = search.run();
        status.close();
        PrintWriter out = out();
        out.println(answer.describe());
        if (answer.isMate()) {
            out.println(answer.lineText());
        }
        out.println(effort(answer));
        if (tree && answer.isMate()) {
            out.println();
            search.writeTree(out::println);
        }
        return answer.isMate();
    }

    private void showProgress(MateAnswer answer, MateLimits limits, StatusLine status) {
        int all = (int) (limits.nodes() / MARK);
        while (marks < answer.nodes() / MARK) {
            marks++;
            status.onStatus(marks, all, List.of("times " + MARK + " nodes", answer.describe()));
        }
    }

    private static String effort(MateAnswer answer) {
        return String.format(Locale.ROOT, "%d nodes, %.3f s", answer.nodes(), answer.milliseconds() / 1e3);
    }

    // ---- files ------------------------------------------------------------------------------------------------------

    /** Prints what is proved about the positions of files and a table, and returns whether all are mates. */
    private boolean solveFiles(StatusLine status) throws InterruptedException {
        if (tree) {
            throw new UserException("--tree is for one position, not for files");
        }
        List<MateProblem> problems = words.stream()
                .flatMap(file -> SuiteFile.read(Path.of(file), variant.choice(), MateProblem::of, this::warn).stream())
                .toList();
        MateTable table = new MateTable();
        List<MateAnswer> answers = new ArrayList<>();
        int threads = Math.min(concurrency.value, problems.size());
        MateLimits limits = limits(threads);
        PositionSearches.runAll(problems, threads, problem -> problem.search(limits), (problem, answer) -> {
            answers.add(answer);
            table.add(problem, answer);
            status.close();
            print(problem.name() + ": " + answer.describe() + ", " + effort(answer)
                    + (answer.isMate() ? ", " + answer.lineText() : ""));
            status.onStatus(answers.size(), problems.size(), List.of("positions"));
        });
        status.close();
        print("");
        table.lines().forEach(this::print);
        return answers.stream().allMatch(MateAnswer::isMate);
    }
}
