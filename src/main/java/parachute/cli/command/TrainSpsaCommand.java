package parachute.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import parachute.cli.start.FrontEnds;
import parachute.engine.eval.choice.Evaluation;
import parachute.io.OutputFiles;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.match.setup.TimeControl;
import parachute.tools.train.games.SearchPlayer;
import parachute.tools.train.spsa.SpsaSettings;
import parachute.tools.train.spsa.SpsaTuning;
import parachute.tools.train.spsa.TunedParameter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parachute train spsa}: tunes parameters of the search by games. */
@Command(
        name = "spsa",
        description = "Tune parameters of the search with games between two sets of values (SPSA). "
                + "FILE holds the values after each iteration; an unfinished run is continued.")
final class TrainSpsaCommand extends PrintingCommand implements Callable<Integer> {
    @Mixin
    private final VariantOption.Required variant = new VariantOption.Required();

    @Parameters(index = "1", paramLabel = "FILE", description = "The file for the values, in JSON.")
    private Path file = Path.of("");

    @Option(
            names = "--parameters",
            paramLabel = "NAME[=STEP]",
            split = ",",
            description =
                    "Names of the search parameters to tune, each with its final step to both sides (a tenth of the"
                            + " value, but at least 1); by default ${DEFAULT-VALUE}.")
    private List<String> parameters = SpsaSettings.DEFAULT_PARAMETERS;

    @Option(
            names = "--iterations",
            paramLabel = "N",
            description = "Number of times that all values are changed (${DEFAULT-VALUE}).")
    private int iterations = 2_000;

    @Option(
            names = "--games-per-iteration",
            paramLabel = "N",
            description = "Games for each change of the values, rounded up to pairs (${DEFAULT-VALUE}).")
    private int games = 8;

    @Option(
            names = "--rate",
            paramLabel = "SHARE",
            description = "Fraction of its step by which a won game changes a value at the end (${DEFAULT-VALUE}).")
    private double rate = 0.005;

    @Mixin
    private final SharedOptions.Nodes nodes = new SharedOptions.Nodes(8_000);

    @Option(
            names = "--tc",
            paramLabel = "TC",
            description = "A clock instead of --nodes, such as 10+0.1 (seconds); " + SearchPlayer.NODES_PER_SECOND
                    + " nodes count as a second.")
    private Optional<String> clock = Optional.empty();

    @Mixin
    private final SharedOptions.Seed seed = new SharedOptions.Seed();

    @Mixin
    private final EvaluationOption evaluation = new EvaluationOption();

    @Mixin
    private final WorkOptions work = new WorkOptions();

    @Override
    public Integer call() throws InterruptedException {
        new OutputFiles()
                .read(evaluation.file())
                .read(work.cluster.secret)
                .extend(file)
                .check();
        SpsaSettings settings = settings(variant.value);
        work.run(
                "Tuning of the search in " + variant.value.uciName(),
                "no values can be written",
                this,
                (runner, progress) -> new SpsaTuning(settings, progress).run(file, runner));
        return FrontEnds.OK;
    }

    private SpsaSettings settings(Variant played) {
        if (!(rate > 0 && rate <= 1)) {
            throw new UserException("--rate must be above 0 and at most 1, not " + rate);
        }
        if (clock.isPresent() && spec.commandLine().getParseResult().hasMatchedOption("--nodes")) {
            throw new UserException("--tc and --nodes exclude each other");
        }
        String word = clock.isPresent() ? "tc" : "nodes";
        TimeControl limit = TimeControl.NONE.with(Map.of(word, clock.orElse(Integer.toString(nodes.value))));
        if (limit.isUnlimited()) {
            throw new UserException("--tc " + clock.orElse("") + " is not a limit");
        }
        Evaluation chosen = evaluation.evaluation(played);
        List<TunedParameter> tuned = new ArrayList<>();
        parameters.forEach(name -> tuned.add(TunedParameter.parse(name, played)));
        int pairs = Math.ceilDiv(games, 2);
        return new SpsaSettings(played, tuned, iterations, pairs, rate, limit, seed.value, chosen);
    }
}
