package parachute.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import parachute.cli.start.FrontEnds;
import parachute.io.FileProblem;
import parachute.rules.board.Variant;
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

    /** What both steps ask for. */
    static final class Subject {
        @Parameters(index = "0", paramLabel = "VARIANT", description = "chess or crazyhouse.")
        private Variant variant = Variant.CRAZYHOUSE;

        @Parameters(index = "1", paramLabel = "FILE", description = "The positions, one a line, with score and result.")
        private Path file = Path.of("");
    }

    /** {@code parachute train play}. */
    @Command(name = "play", description = "Play games and append their quiet positions to FILE.")
    int play(
            @Mixin Subject subject,
            @Option(
                            names = "--games",
                            paramLabel = "N",
                            defaultValue = "10000",
                            converter = BoundedNumber.Positive.class,
                            description = "Number of games (${DEFAULT-VALUE}).")
                    int games,
            @Option(
                            names = "--nodes",
                            paramLabel = "N",
                            defaultValue = "1000",
                            converter = BoundedNumber.Positive.class,
                            description = "Nodes a move (${DEFAULT-VALUE}).")
                    int nodes,
            @Option(
                            names = "--seed",
                            paramLabel = "N",
                            defaultValue = "1",
                            description = "Seed of the first game (${DEFAULT-VALUE}).")
                    long seed) {
        OutputFile.check(subject.file, spec.subcommands().get("play"));
        training(subject).play(subject.file, games, nodes, seed);
        return FrontEnds.OK;
    }

    /** {@code parachute train tune}. */
    @Command(name = "tune", description = "Tune the weights in use by the positions in FILE and write them to TABLE.")
    int tune(
            @Mixin Subject subject,
            @Parameters(index = "2", paramLabel = "TABLE", description = "Where the weights go.") Path table,
            @Option(
                            names = "--lambda",
                            paramLabel = "SHARE",
                            defaultValue = "0.5",
                            description = "Share of the search's score in the target, 0 to 1 (${DEFAULT-VALUE}).")
                    double lambda,
            @Option(
                            names = "--pictures",
                            paramLabel = "N",
                            defaultValue = "3",
                            converter = BoundedNumber.Positive.class,
                            description = "Linear pictures to descend on (${DEFAULT-VALUE}).")
                    int pictures)
            throws IOException {
        CommandLine line = spec.subcommands().get("tune");
        if (!(lambda >= 0 && lambda <= 1)) {
            throw new ParameterException(line, "--lambda is a share from 0 to 1, not " + lambda);
        }
        OutputFile.check(table, line);
        try {
            Files.writeString(table, training(subject).tune(subject.file, lambda, pictures));
        } catch (SampleException e) {
            throw new ParameterException(line, e.getMessage());
        } catch (UncheckedIOException e) {
            throw new ParameterException(line, "no positions to read: " + FileProblem.describe(e.getCause()));
        }
        return FrontEnds.OK;
    }

    private Training training(Subject subject) {
        PrintWriter out = spec.commandLine().getOut();
        return new Training(subject.variant, out::println);
    }
}
