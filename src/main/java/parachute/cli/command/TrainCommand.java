package parachute.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import parachute.cli.start.FrontEnds;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.network.NetworkException;
import parachute.io.FileProblem;
import parachute.rules.board.Variant;
import parachute.tools.train.data.GameFileException;
import parachute.tools.train.data.Generation;
import parachute.tools.train.net.NetworkTraining;
import parachute.tools.train.net.TrainingSettings;
import parachute.tools.train.texel.TexelTuning;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code parachute train}: the steps from games of the engine against itself to an evaluation. */
@Command(name = "train", description = "Make an evaluation from games of the engine against itself.")
final class TrainCommand {
    @Spec
    private CommandSpec spec;

    /** The parameters of all steps. */
    static final class Games {
        @Mixin
        private final VariantParameter variant = new VariantParameter();

        @Parameters(index = "1", paramLabel = "FILE", description = "The file of games.")
        private Path file = Path.of("");
    }

    /** How games are played. */
    static final class SelfPlayOptions {
        @Option(
                names = "--games",
                paramLabel = "N",
                converter = BoundedNumber.Positive.class,
                description = "Number of games that the file shall have (${DEFAULT-VALUE}).")
        private int games = 10_000;

        @Mixin
        private final ConcurrencyOption concurrency =
                new ConcurrencyOption(Runtime.getRuntime().availableProcessors());

        @Mixin
        private final NodesOption nodes = new NodesOption(2_000);

        @Mixin
        private final SeedOption seed = new SeedOption();

        @Mixin
        private final EvaluationOption evaluation = new EvaluationOption();
    }

    /** {@code parachute train play}. */
    @Command(
            name = "play",
            description = "Play games from random openings into FILE; a file that was begun is continued. "
                    + "A search ends with the iteration in which it reaches its number of nodes.")
    int play(@Mixin Games games, @Mixin SelfPlayOptions options) throws InterruptedException {
        CommandLine line = subcommand("play");
        OutputFile.check(games.file, line);
        Variant variant = games.variant.variant();
        Evaluation evaluation = options.evaluation.evaluation(variant, line);
        Generation generation = new Generation(
                variant, options.nodes.nodes(), options.seed.seed(), evaluation, evaluation.checksum(variant));
        try {
            generation.run(games.file, options.games, options.concurrency.concurrency(), out()::println);
        } catch (GameFileException e) {
            throw new ParameterException(line, e.getMessage());
        } catch (IOException e) {
            throw new ParameterException(line, "no games can be written: " + FileProblem.describe(e));
        }
        return FrontEnds.OK;
    }

    /** {@code parachute train tune}. */
    @Command(
            name = "tune",
            description = "Tune the weights of the classical evaluation by the games in FILE and write them to TABLE.")
    int tune(
            @Mixin Games games,
            @Parameters(index = "2", paramLabel = "TABLE", description = "The file for the weights.") Path table,
            @Mixin TuningOptions options)
            throws IOException {
        CommandLine line = subcommand("tune");
        double lambda = options.lambda();
        OutputFile.check(table, line);
        String tuned;
        try {
            tuned = new TexelTuning(games.variant.variant(), out()::println)
                    .tune(games.file, lambda, options.iterations());
        } catch (GameFileException e) {
            throw new ParameterException(line, e.getMessage());
        } catch (IOException e) {
            throw new ParameterException(line, "no games to read: " + FileProblem.describe(e));
        }
        Files.writeString(table, tuned);
        return FrontEnds.OK;
    }

    /** How a network is trained. */
    static final class NetworkOptions {
        @Option(
                names = "--hidden",
                paramLabel = "N",
                converter = BoundedNumber.Positive.class,
                description = "Hidden units of a side (${DEFAULT-VALUE}).")
        private int hidden = 64;

        @Option(
                names = "--result-weight",
                paramLabel = "SHARE",
                description = "Weight of the game's result in the target, 0 to 1 (${DEFAULT-VALUE}).")
        private double resultWeight = 0.3;

        @Option(
                names = "--epochs",
                paramLabel = "N",
                converter = BoundedNumber.Positive.class,
                description = "Passes over all positions (${DEFAULT-VALUE}).")
        private int epochs = 20;

        @Option(
                names = "--batch",
                paramLabel = "N",
                converter = BoundedNumber.Positive.class,
                description = "Positions of a step (${DEFAULT-VALUE}).")
        private int batch = TrainingSettings.DEFAULT_BATCH;

        @Option(
                names = "--patience",
                paramLabel = "N",
                converter = BoundedNumber.Positive.class,
                description = "Epochs without progress after which training ends (${DEFAULT-VALUE}).")
        private int patience = 4;

        @Mixin
        private final SeedOption seed = new SeedOption();

        private TrainingSettings settings() {
            int threads = Runtime.getRuntime().availableProcessors();
            return new TrainingSettings(hidden, resultWeight, epochs, batch, patience, threads, seed.seed());
        }
    }

    /** {@code parachute train net}. */
    @Command(name = "net", description = "Train a network by files of games and write it to NETWORK.")
    int net(
            @Mixin VariantParameter variant,
            @Parameters(index = "1", paramLabel = "NETWORK", description = "The file for the network.") Path file,
            @Parameters(index = "2..*", arity = "1..*", paramLabel = "FILE", description = "Files of games.")
                    List<Path> games,
            @Mixin NetworkOptions options) {
        CommandLine line = subcommand("net");
        OutputFile.check(file, line);
        try {
            new NetworkTraining(variant.variant(), options.settings(), out()::println).run(games, file);
        } catch (GameFileException | NetworkException e) {
            throw new ParameterException(line, e.getMessage());
        } catch (IOException e) {
            throw new ParameterException(line, "no games to read: " + FileProblem.describe(e));
        }
        return FrontEnds.OK;
    }

    private CommandLine subcommand(String name) {
        return Objects.requireNonNull(spec.subcommands().get(name));
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
