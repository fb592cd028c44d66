package parachute.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.concurrent.Callable;
import parachute.cli.start.FrontEnds;
import parachute.engine.search.SearchLimits;
import parachute.io.ExistingFile;
import parachute.io.OutputFiles;
import parachute.io.UserException;
import parachute.io.Version;
import parachute.rules.notation.VariantName;
import parachute.tools.analysis.AnalysisFile;
import parachute.tools.analysis.GamesAnalysis;
import parachute.tools.analysis.SourceGame;
import parachute.tools.analysis.report.AnalysisReport;
import parachute.tools.analysis.report.SvgReport;
import parachute.tools.suite.SuiteFile;
import parachute.tools.suite.SuitePosition;
import parachute.tools.suite.SuiteResult;
import parachute.tools.suite.SuiteScorer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code parachute analyse}: finds the mistakes in games. */
@Command(
        name = "analyse",
        description = "Find the mistakes in games of chess and crazyhouse; count solved positions.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  parachute analyse games.pgn --pgn analysed.pgn --html analysed.html",
            "    The games with their mistakes, as PGN and as a page for browsers.",
            "  parachute analyse suite.epd --nodes 1000000",
            "    How many positions of the suite a search of a million nodes solves."
        })
final class AnalyseCommand extends PrintingCommand implements Callable<Integer> {
    private static final int DEFAULT_NODES = 200_000;

    @ParentCommand
    private ParachuteCommand parent;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Games in PGN, or positions in EPD.")
    private List<Path> files = new ArrayList<>();

    @Option(names = "--nodes", paramLabel = "N", description = "Nodes for each search (" + DEFAULT_NODES + ").")
    private Optional<Integer> nodes = Optional.empty();

    @Option(
            names = "--movetime",
            paramLabel = "MS",
            description = "Milliseconds for each search; replaces the node limit unless both are given.")
    private Optional<Integer> moveTime = Optional.empty();

    @Option(
            names = "--depth",
            paramLabel = "PLIES",
            converter = BoundedNumber.SearchDepth.class,
            description = "Plies for each search; replaces the node limit unless both are given.")
    private Optional<Integer> depth = Optional.empty();

    @Mixin
    private final VariantOption variant = new VariantOption();

    @Mixin
    private final SharedOptions.Concurrency concurrency = new SharedOptions.Concurrency();

    @Mixin
    private final EvaluationOption evaluation = new EvaluationOption();

    @Mixin
    private final ClusterOptions cluster = new ClusterOptions();

    @Option(names = "--pgn", paramLabel = "FILE", description = "Write the games to FILE, not to standard output.")
    private Optional<Path> pgn = Optional.empty();

    @Option(names = "--resume", description = "Continue with the games that are already stored.")
    private boolean resume;

    @Mixin
    private final SharedOptions.Force force = new SharedOptions.Force();

    @Option(names = "--html", paramLabel = "FILE", description = "Write a page for browsers with all games to FILE.")
    private Optional<Path> html = Optional.empty();

    @Option(
            names = "--svg",
            paramLabel = "FOLDER",
            description = "Write a graph of each game and a diagram of each mistake to FOLDER.")
    private Optional<Path> svg = Optional.empty();

    @Mixin
    private final WatchOption web = new WatchOption();

    @Override
    public Integer call() throws InterruptedException, IOException {
        cluster.check();
        web.check();
        if (resume && pgn.isEmpty()) {
            throw new UserException("--resume needs --pgn, the file to continue");
        }
        new OutputFiles()
                .read(files)
                .read(evaluation.file())
                .read(cluster.secret)
                .extend(pgn)
                .replace(html, ReplaceableContent.PAGE)
                .replaceIn(svg, SvgReport::isName, ReplaceableContent.DIAGRAM)
                .check(force.given);
        try (StatusLine status = status()) {
            if (files.stream().anyMatch(file -> isEpd(file.toString()))) {
                checkForEpd();
                solve(status);
                return FrontEnds.OK;
            }
            return analyse(status);
        }
    }

    /** Returns what the search of a position may spend. */
    private SearchLimits limits() {
        boolean isLimited = nodes.isPresent() || moveTime.isPresent() || depth.isPresent();
        return SearchLimits.NONE
                .withNodes(nodes.map(Integer::longValue).orElse(isLimited ? SearchLimits.NO_LIMIT : DEFAULT_NODES))
                .withMoveTime(moveTime.map(Integer::longValue).orElse(SearchLimits.NO_LIMIT))
                .withDepth(depth.orElse(SearchLimits.MAX_DEPTH));
    }

    /** Returns the limits in words, such as "200000 nodes". */
    private String limitWords() {
        StringJoiner words = new StringJoiner(", ");
        if (limits().nodes() != SearchLimits.NO_LIMIT) {
            words.add(limits().nodes() + " nodes");
        }
        moveTime.ifPresent(milliseconds -> words.add(milliseconds + " ms"));
        depth.ifPresent(plies -> words.add(plies + " plies"));
        return words.toString();
    }

    // ---- positions --------------------------------------------------------------------------------------------------

    /** Returns whether a name is that of a file of positions. */
    static boolean isEpd(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(".epd");
    }

    private void checkForEpd() {
        if (!files.stream().allMatch(file -> isEpd(file.toString()))) {
            throw new UserException("games and positions cannot be analysed together");
        }
        if (pgn.isPresent() || html.isPresent() || svg.isPresent() || cluster.isGiven() || web.isGiven()) {
            throw new UserException("--pgn, --html, --svg, --cluster and --web are for games, not for positions");
        }
    }

    /** Solves the positions of all files, which are read first, and prints tables of each and what was not solved. */
    private void solve(StatusLine status) throws InterruptedException {
        List<List<SuitePosition>> suites = files.stream()
                .map(file -> SuiteFile.read(file, variant.choice(), SuitePosition::of, this::warn))
                .toList();
        SuiteScorer scorer = new SuiteScorer(limits(), evaluation.evaluation());
        for (int i = 0; i < suites.size(); i++) {
            int all = suites.get(i).size();
            SuiteResult result = scorer.attempt(
                    suites.get(i), concurrency.value, done -> status.onStatus(done, all, List.of("positions")));
            status.close();
            PrintWriter out = out();
            out.println(files.get(i) + ", " + limitWords() + " a position");
            result.scores().forEach(out::println);
            result.efforts().forEach(out::println);
            result.missed().forEach(out::println);
            out.println();
        }
    }

    // ---- games ------------------------------------------------------------------------------------------------------

    /** Analyses games and returns the exit status: whether all of them were complete and legal. */
    private int analyse(StatusLine status) throws InterruptedException, IOException {
        List<SourceGame> sources =
                files.stream().flatMap(file -> SourceGame.read(file).stream()).toList();
        sources.forEach(source -> source.checkVariant(variant.choice()));
        Optional<AnalysisFile> file = pgn.map(path -> new AnalysisFile(path, ExistingFile.of(resume, force.given)));
        VariantName unstated = variant.choice().unstated();
        try (WatchOption.Watched watched = web.watch("Analysis", html, status::onEvent)) {
            AnalysisReport report = new AnalysisReport(html, svg, unstated);
            AnalysisOutput complete = new AnalysisOutput(file, report, parent.rawOut(), status, watched.watch());
            String annotator = Version.nameAndVersion() + ", " + limitWords() + " a move" + evaluation.words();
            GamesAnalysis.AnalysisSettings settings =
                    new GamesAnalysis.AnalysisSettings(limits(), evaluation.evaluation(), unstated, annotator);
            GamesAnalysis analysis = new GamesAnalysis(settings, sources, complete);
            analysis.checkAnalysed(complete.games());
            return cluster.run(concurrency.value, watched.and(status::onEvent), runner -> {
                status.showWorkers(runner::status);
                int first = complete.games().size();
                file.ifPresent(opened -> opened.prepare(analysis.beginning(first)));
                complete.games().forEach(report::add);
                analysis.run(first, runner);
                report.finish();
                return analysis.areAllLegal() ? FrontEnds.OK : FrontEnds.FAILURE;
            });
        } finally {
            file.ifPresent(AnalysisFile::close);
        }
    }
}
