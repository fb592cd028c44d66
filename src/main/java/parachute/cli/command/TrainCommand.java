package parachute.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import parachute.cli.start.FrontEnds;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkFile;
import parachute.io.AtomicFile;
import parachute.io.OutputFiles;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.train.curve.WinDrawLossFit;
import parachute.tools.train.net.NetworkMean;
import parachute.tools.train.net.NetworkVerification;
import parachute.tools.train.net.WeightPicture;
import parachute.tools.train.play.Generation;
import parachute.tools.train.play.Rescoring;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parachute train}: trains networks and tunes the search with games of the engine against itself. */
@Command(
        name = "train",
        subcommands = {TrainNetCommand.class, TrainSpsaCommand.class},
        description = "Train a network or tune the search with games of the engine against itself.")
final class TrainCommand extends PrintingCommand {
    /** The parameters of all steps. */
    static final class Games {
        @Mixin
        private final VariantOption.Required variant = new VariantOption.Required();

        @Parameters(index = "1", paramLabel = "FILE", description = "The file of games.")
        private Path file = Path.of("");
    }

    /** The options of games that are played. */
    static final class SelfPlayOptions {
        @Option(
                names = "--games",
                paramLabel = "N",
                description = "Number of games that the file is to have (${DEFAULT-VALUE}).")
        private int games = 10_000;

        @Mixin
        private final SharedOptions.Nodes nodes = new SharedOptions.Nodes(2_000);

        @Mixin
        private final SharedOptions.Seed seed = new SharedOptions.Seed();

        @Mixin
        private final EvaluationOption evaluation = new EvaluationOption();

        @Mixin
        private final WorkOptions work = new WorkOptions();
    }

    /** The options of games that get new scores. */
    static final class RescoringOptions {
        @Option(names = "--nodes", paramLabel = "N", description = "Nodes for each search.")
        private Optional<Integer> nodes = Optional.empty();

        @Mixin
        private final EvaluationOption evaluation = new EvaluationOption();

        @Mixin
        private final WorkOptions work = new WorkOptions();
    }

    @Command(
            name = "play",
            description = "Play games from random openings and append them to FILE; an unfinished file is continued. "
                    + "A search completes the iteration in which it reaches its number of nodes.")
    void play(@Mixin Games games, @Mixin SelfPlayOptions options) throws InterruptedException {
        new OutputFiles()
                .read(options.evaluation.file())
                .read(options.work.cluster.secret)
                .extend(games.file)
                .check();
        Variant variant = games.variant.value;
        Evaluation evaluation = options.evaluation.evaluation(variant);
        Generation generation = new Generation(variant, options.nodes.value, options.seed.value, evaluation);
        options.work.run(
                "Games of " + variant.uciName(),
                "no games can be written",
                this,
                (runner, progress) -> generation.run(games.file, options.games, runner, progress));
    }

    @Command(
            name = "rescore",
            description =
                    "Copy the games in FILE to COPY with new scores of their quiet positions, from searches with the "
                            + "current evaluation and, without --nodes, the number of nodes of the games. "
                            + "An unfinished copy is continued.")
    void rescore(
            @Mixin Games games,
            @Parameters(index = "2", paramLabel = "COPY", description = "The file to write.") Path copy,
            @Mixin RescoringOptions options)
            throws InterruptedException {
        new OutputFiles()
                .read(games.file)
                .read(options.evaluation.file())
                .read(options.work.cluster.secret)
                .extend(copy)
                .check();
        Variant variant = games.variant.value;
        Evaluation evaluation = options.evaluation.evaluation(variant);
        Rescoring rescoring = new Rescoring(variant, options.nodes, evaluation);
        options.work.run(
                "New scores of games of " + variant.uciName(),
                "no games can be copied",
                this,
                (runner, progress) -> rescoring.run(games.file, copy, runner, progress));
    }

    @Command(
            name = "mean",
            description =
                    "Write the mean of the networks in FILEs to NETWORK: if they were trained from the same network,"
                            + " the mean is better than each of them.")
    void mean(
            @Parameters(index = "0", paramLabel = "NETWORK", description = "The network to write.") Path file,
            @Parameters(index = "1..*", arity = "2..*", paramLabel = "FILE", description = "Files of networks.")
                    List<Path> networks,
            @Mixin SharedOptions.Force force)
            throws IOException {
        new OutputFiles()
                .read(networks)
                .replace(file, ReplaceableContent.NETWORK)
                .check(force.given);
        Network mean =
                NetworkMean.of(networks.stream().map(TrainCommand::network).toList());
        AtomicFile.write(file, NetworkFile.format(mean));
    }

    @Command(
            name = "verify",
            description = "Check the network in NETWORK on positions of games: its file, 32-bit sums, incremental "
                    + "updates, swapped colours and, with NETWORK.checkpoint, rounding. The exit status is 1"
                    + " if anything is wrong.")
    int verify(
            @Mixin VariantOption.Required variant,
            @Parameters(index = "1", paramLabel = "NETWORK", description = "The network.") Path file,
            @Parameters(index = "2..*", arity = "1..*", paramLabel = "FILE", description = "Files of games.")
                    List<Path> games) {
        try {
            boolean right = new NetworkVerification(variant.value, out()::println).run(file, games);
            return right ? FrontEnds.OK : FrontEnds.FAILURE;
        } catch (IOException e) {
            throw new UserException("nothing can be checked", e);
        }
    }

    @Command(
            name = "wdl",
            description = "Fit win, draw and loss probabilities by score to files of games, and compare them with"
                    + " the results.")
    void wdl(
            @Mixin VariantOption.Required variant,
            @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILE", description = "Files of games.")
                    List<Path> games) {
        try {
            WinDrawLossFit.run(games, variant.value, out()::println);
        } catch (IOException e) {
            throw new UserException("no games to read", e);
        }
    }

    @Command(
            name = "draw",
            description =
                    "Draw the weights of pieces on their squares for the first hidden units of NETWORK as a PNG file: "
                            + "blue raises a unit, red lowers it.")
    void draw(
            @Parameters(index = "0", paramLabel = "NETWORK", description = "The network.") Path file,
            @Parameters(index = "1", paramLabel = "PICTURE", description = "The picture to write.") Path picture,
            @Mixin SharedOptions.Force force) {
        new OutputFiles()
                .read(file)
                .replace(picture, ReplaceableContent.PICTURE)
                .check(force.given);
        try {
            WeightPicture.write(network(file), picture);
        } catch (IOException e) {
            throw new UserException("no picture can be written", e);
        }
    }

    /** Returns the network of a file that the command line names. */
    static Network network(Path file) {
        try {
            return Evaluation.read(file.toString());
        } catch (UserException e) {
            throw new UserException("no network can be read from " + file + ": " + e.getMessage());
        }
    }

    /** Checks that the value of an option is from 0 to 1. */
    static void requireShare(String option, double value) {
        if (!(value >= 0 && value <= 1)) {
            throw new UserException(option + " must be from 0 to 1, not " + value);
        }
    }
}
