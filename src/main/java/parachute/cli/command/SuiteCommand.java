package parachute.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import parachute.cli.start.FrontEnds;
import parachute.io.OutputFiles;
import parachute.tools.program.CommandWords;
import parachute.tools.suite.Suite;
import parachute.tools.suite.SuiteGoals;
import parachute.tools.suite.SuiteMaker;
import parachute.tools.suite.SuiteResult;
import parachute.tools.suite.SuiteScorer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parachute suite}: scores the search on tactical positions, and finds such positions. */
@Command(name = "suite", description = "Count the mates and single winning moves in crazyhouse that a search finds.")
final class SuiteCommand extends PrintingCommand implements Callable<Integer> {
    @Parameters(paramLabel = "SUITE", arity = "0..*", description = "mates or moves (both).")
    private List<String> titles = new ArrayList<>();

    @Mixin
    private final SharedOptions.Nodes nodes = new SharedOptions.Nodes(100_000);

    @Mixin
    private final SharedOptions.Concurrency concurrency = new SharedOptions.Concurrency(1);

    @Mixin
    private final EvaluationOption evaluation = new EvaluationOption();

    @Option(names = "--missed", description = "List the positions that were not solved, with the move played instead.")
    private boolean missed;

    /** The options that say where positions come from, and how many are wanted. */
    static final class Source {
        @Option(
                names = "--checker",
                paramLabel = "COMMAND",
                required = true,
                description = "Another engine of crazyhouse that speaks UCI.")
        private String checker = "";

        @Mixin
        private final SharedOptions.Seed seed = new SharedOptions.Seed();

        @Option(
                names = "--games",
                paramLabel = "N",
                description = "Maximum number of games to play (${DEFAULT-VALUE}).")
        private int games = 5_000;

        @Option(names = "--short", paramLabel = "N", description = "Mates of each length up to 4 (${DEFAULT-VALUE}).")
        private int shortMates = 40;

        @Option(
                names = "--long",
                paramLabel = "N",
                description = "Mates of each length from 5 to 8 (${DEFAULT-VALUE}).")
        private int longMates = 28;

        @Option(names = "--moves", paramLabel = "N", description = "Single winning moves (${DEFAULT-VALUE}).")
        private int moves = 110;

        /** Returns the command that makes the suite from this source. */
        String command(Suite suite, Path file) {
            return "scripts/parachute suite make " + suite.title() + ' ' + file + " --checker \"" + checker
                    + "\" --seed " + seed.value + " --games " + games
                    + (suite == Suite.MATES ? " --short " + shortMates + " --long " + longMates : " --moves " + moves);
        }
    }

    @Override
    public Integer call() throws InterruptedException {
        List<Suite> suites = titles.stream().map(Suite::parse).toList();
        for (Suite suite : suites.isEmpty() ? List.of(Suite.values()) : suites) {
            score(suite);
        }
        return FrontEnds.OK;
    }

    private void score(Suite suite) throws InterruptedException {
        SuiteResult result = new SuiteScorer(nodes.value, evaluation.evaluation(suite.variant()))
                .attempt(suite.load(), concurrency.value);
        print(suite.title() + " with " + nodes.value + " nodes");
        result.scores().forEach(this::print);
        if (missed) {
            result.missed().forEach(this::print);
        }
        print("");
    }

    @Command(
            name = "make",
            description = "Find positions in games of the engine against itself and write them to FILE.")
    void make(
            @Parameters(paramLabel = "SUITE", description = "mates or moves.") String title,
            @Parameters(
                            paramLabel = "FILE",
                            description =
                                    "Rewritten after every game; its first line says that it is unfinished until it"
                                            + " is complete.")
                    Path file,
            @Mixin Source source,
            @Mixin SharedOptions.Force force)
            throws IOException {
        Suite suite = Suite.parse(title);
        new OutputFiles().replace(file, ReplaceableContent.NOTHING).check(force.given);
        SuiteGoals goals = new SuiteGoals(source.shortMates, source.longMates, source.moves);
        try (SuiteMaker maker =
                new SuiteMaker(suite, goals, CommandWords.splitCommand(source.checker), err()::println)) {
            maker.make(file, source.command(suite, file), source.seed.value, source.games);
        }
    }
}
