package parachute.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import parachute.board.Variant;
import parachute.train.Training;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code parachute train}: the two steps from games to weights. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        description = "Tune the weights of the evaluation by games of the engine against itself.")
final class TrainCommand {
    @Spec
    private CommandSpec spec;

    /** {@code parachute train play}. */
    @Command(
            name = "play",
            mixinStandardHelpOptions = true,
            description = "Play games and append their quiet positions to FILE.")
    int play(
            @Parameters(paramLabel = "VARIANT") String variant,
            @Parameters(paramLabel = "FILE") Path file,
            @Option(names = "--games", defaultValue = "10000", description = "Number of games (10000).") long games,
            @Option(names = "--nodes", defaultValue = "1000", description = "Nodes a move (1000).") long nodes,
            @Option(names = "--seed", defaultValue = "1", description = "Seed of the first game (1).") long seed) {
        training(variant).play(file, games, nodes, seed);
        return FrontEnds.OK;
    }

    /** {@code parachute train tune}. */
    @Command(
            name = "tune",
            mixinStandardHelpOptions = true,
            description = "Tune the weights in use by the positions in FILE and write them to TABLE.")
    int tune(
            @Parameters(paramLabel = "VARIANT") String variant,
            @Parameters(paramLabel = "FILE") Path file,
            @Parameters(paramLabel = "TABLE") Path table,
            @Option(
                            names = "--lambda",
                            defaultValue = "0.5",
                            description = "Share of the search's score in the target, 0 to 1 (0.5).")
                    double lambda,
            @Option(names = "--pictures", defaultValue = "3", description = "Linear pictures to descend on (3).")
                    int pictures)
            throws IOException {
        Files.writeString(table, training(variant).tune(file, lambda, pictures));
        return FrontEnds.OK;
    }

    private Training training(String variant) {
        PrintWriter out = spec.commandLine().getOut();
        return new Training(Variant.parse(variant), out::println);
    }
}
