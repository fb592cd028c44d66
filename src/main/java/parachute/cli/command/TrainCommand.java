package parachute.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import parachute.cli.start.FrontEnds;
import parachute.io.FileProblem;
import parachute.tools.train.SampleException;
import parachute.tools.train.Training;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code parachute train}: the two steps from games to weights. */
@Command(name = "train", description = "Tune the weights of the evaluation by games of the engine against itself.")
final class TrainCommand {
    @Spec
    private CommandSpec spec;

    /** The parameters of both steps. */
    static final class Samples {
        @Mixin
        private final VariantParameter variant = new VariantParameter();

        @Parameters(index = "1", paramLabel = "FILE", description = "The positions, one a line, with score and result.")
        private Path file = Path.of("");
    }

    /** How games are played. */
    static final class SelfPlayOptions {
        @Option(
                names = "--games",
                paramLabel = "N",
                converter = BoundedNumber.Positive.class,
                description = "Number of games (${DEFAULT-VALUE}).")
        private int games = 10_000;

        @Mixin
        private final NodesOption nodes = new NodesOption(1_000);

        @Mixin
        private final SeedOption seed = new SeedOption();
    }

    /** {@code parachute train play}. */
    @Command(name = "play", description = "Play games and append their quiet positions to FILE.")
    int play(@Mixin Samples samples, @Mixin SelfPlayOptions options) {
        OutputFile.check(samples.file, subcommand("play"));
        training(samples).play(samples.file, options.games, options.nodes.nodes(), options.seed.seed());
        return FrontEnds.OK;
    }

    /** {@code parachute train tune}. */
    @Command(name = "tune", description = "Tune the weights in use by the positions in FILE and write them to TABLE.")
    int tune(
            @Mixin Samples samples,
            @Parameters(index = "2", paramLabel = "TABLE", description = "The file for the weights.") Path table,
            @Mixin TuningOptions options)
            throws IOException {
        CommandLine line = subcommand("tune");
        double lambda = options.lambda();
        OutputFile.check(table, line);
        try {
            Files.writeString(table, training(samples).tune(samples.file, lambda, options.iterations()));
        } catch (SampleException e) {
            throw new ParameterException(line, e.getMessage());
        } catch (UncheckedIOException e) {
            throw new ParameterException(
                    line, "no positions to read: " + FileProblem.describe(Objects.requireNonNull(e.getCause())));
        }
        return FrontEnds.OK;
    }

    private CommandLine subcommand(String name) {
        return Objects.requireNonNull(spec.subcommands().get(name));
    }

    private Training training(Samples samples) {
        PrintWriter out = spec.commandLine().getOut();
        return new Training(samples.variant.variant(), out::println);
    }
}
