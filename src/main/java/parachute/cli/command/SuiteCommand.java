package parachute.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import parachute.cli.start.FrontEnds;
import parachute.tools.match.CommandWords;
import parachute.tools.match.MatchSetupException;
import parachute.tools.suite.Attempt;
import parachute.tools.suite.CheckerException;
import parachute.tools.suite.ScoreTable;
import parachute.tools.suite.Suite;
import parachute.tools.suite.SuiteGoals;
import parachute.tools.suite.SuiteMaker;
import parachute.tools.suite.SuitePosition;
import parachute.tools.suite.SuiteScorer;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code parachute suite}: how many tactical positions the search solves, and how they were made. */
@Command(
        name = "suite",
        description = "Count the crazyhouse mates and single winning moves that a search of so many nodes finds.")
final class SuiteCommand implements Callable<Integer> {
    /** Stands before the command in the first line of a file that is still being made. */
    private static final String UNFINISHED = "unfinished: ";

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "SUITE", arity = "0..*", description = "mates or moves; both without it.")
    private List<String> titles = new ArrayList<>();

    @Option(
            names = "--nodes",
            paramLabel = "N",
            converter = BoundedNumber.Positive.class,
            description = "Nodes a position (${DEFAULT-VALUE}).")
    private int nodes = 100_000;

    @Option(
            names = "--threads",
            paramLabel = "N",
            converter = BoundedNumber.Threads.class,
            description = "Positions searched at a time, each by one thread (${DEFAULT-VALUE}).")
    private int threads = 1;

    @Option(names = "--missed", description = "List the positions that were not solved, and what was played instead.")
    private boolean missed;

    /** Where positions come from, and how many. */
    static final class Source {
        @Option(
                names = "--checker",
                paramLabel = "COMMAND",
                required = true,
                description = "Another engine of crazyhouse that speaks UCI.")
        private String checker = "";

        @Option(names = "--seed", paramLabel = "N", description = "Seed of the first game (${DEFAULT-VALUE}).")
        private long seed = 1;

        @Option(
                names = "--games",
                paramLabel = "N",
                converter = BoundedNumber.Positive.class,
                description = "Most games to play (${DEFAULT-VALUE}).")
        private int games = 5_000;

        @Option(
                names = "--short",
                paramLabel = "N",
                converter = BoundedNumber.Positive.class,
                description = "Mates of each length up to 4 (${DEFAULT-VALUE}).")
        private int shortMates = 40;

        @Option(
                names = "--long",
                paramLabel = "N",
                converter = BoundedNumber.Positive.class,
                description = "Mates of each length from 5 to 8 (${DEFAULT-VALUE}).")
        private int longMates = 28;

        @Option(
                names = "--moves",
                paramLabel = "N",
                converter = BoundedNumber.Positive.class,
                description = "Single winning moves (${DEFAULT-VALUE}).")
        private int moves = 110;

        /** The command that makes the suite from this source. */
        String command(Suite suite, Path file) {
            return "scripts/parachute suite make " + suite.title() + ' ' + file + " --checker \"" + checker
                    + "\" --seed " + seed + " --games " + games
                    + (suite == Suite.MATES ? " --short " + shortMates + " --long " + longMates : " --moves " + moves);
        }
    }

    @Override
    public Integer call() {
        List<Suite> suites = titles.stream().map(this::suite).toList();
        for (Suite suite : suites.isEmpty() ? List.of(Suite.values()) : suites) {
            score(suite);
        }
        return FrontEnds.OK;
    }

    private Suite suite(String title) {
        return Arrays.stream(Suite.values())
                .filter(suite -> suite.title().equals(title))
                .findFirst()
                .orElseThrow(() ->
                        new ParameterException(spec.commandLine(), "expected mates or moves, not \"" + title + '"'));
    }

    private void score(Suite suite) {
        PrintWriter out = spec.commandLine().getOut();
        List<Attempt> attempts = new SuiteScorer(nodes).attempt(suite.load(), threads);
        out.println(suite.title() + " with " + nodes + " nodes");
        new ScoreTable(attempts).lines().forEach(out::println);
        if (missed) {
            attempts.stream()
                    .filter(attempt -> !attempt.solved())
                    .map(attempt -> attempt.problem().format() + " answer \"" + attempt.answer() + "\";")
                    .forEach(out::println);
        }
        out.println();
    }

    /** {@code parachute suite make}. */
    @Command(
            name = "make",
            description = "Find positions in games of the engine against itself and write them to FILE.")
    int make(
            @Parameters(paramLabel = "SUITE", description = "mates or moves.") String title,
            @Parameters(paramLabel = "FILE", description = "Written anew after every game, marked until the last one.")
                    Path file,
            @Mixin Source source)
            throws IOException {
        Suite suite = suite(title);
        CommandLine line = spec.subcommands().get("make");
        OutputFile.check(file, line);
        SuiteGoals goals = new SuiteGoals(source.shortMates, source.longMates, source.moves);
        PrintWriter err = spec.commandLine().getErr();
        try (SuiteMaker maker = new SuiteMaker(suite, goals, CommandWords.splitCommand(source.checker), err::println)) {
            String command = source.command(suite, file);
            Files.writeString(file, text(UNFINISHED + command, maker.positions()));
            boolean more = true;
            for (long game = source.seed; more && game < source.seed + source.games; game++) {
                more = maker.searchGame(game);
                Files.writeString(file, text(UNFINISHED + command, maker.positions()));
            }
            Files.writeString(file, text(command, maker.positions()));
        } catch (CheckerException | MatchSetupException e) {
            throw new ParameterException(line, e.getMessage());
        }
        return FrontEnds.OK;
    }

    private static String text(String header, List<SuitePosition> positions) {
        return "# " + header + '\n'
                + positions.stream().map(one -> one.format() + '\n').collect(Collectors.joining());
    }
}
