package parachute.tools.train.net;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkFile;
import parachute.engine.eval.network.OutputBuckets;
import parachute.io.AtomicFile;
import parachute.io.FileMark;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.progress.WorkListener;

/** Trains a network on files of games and writes it. */
public final class NetworkTraining {
    private final Variant variant;
    private final TrainingSettings settings;
    private final Parameters start;
    private final String description;
    private final WorkListener report;

    private NetworkTraining(
            Variant variant, TrainingSettings settings, Parameters start, String description, WorkListener report) {
        this.variant = variant;
        this.settings = settings;
        this.start = start;
        this.description = description;
        this.report = report;
    }

    /** Returns the training of a new network; {@code report} takes the progress, and the losses so far. */
    public static NetworkTraining anew(Variant variant, TrainingSettings settings, WorkListener report) {
        Parameters start = Parameters.random(variant, settings.hidden(), new Random(settings.seed()));
        return new NetworkTraining(variant, settings, start, variant.uciName(), report);
    }

    /**
     * Returns the training of a network that continues with other games. If the settings have more hidden units,
     * these are added; they must not have fewer.
     */
    public static NetworkTraining from(Network network, TrainingSettings settings, WorkListener report) {
        Parameters start = Parameters.of(network).widened(settings.hidden(), new Random(settings.seed()));
        String description = String.format(
                Locale.ROOT, "%s from network %08x", network.variant().uciName(), NetworkFile.checksum(network));
        return new NetworkTraining(network.variant(), settings, start, description, report);
    }

    /** Returns the file next to a network from which its training continues. */
    public static Path checkpoint(Path network) {
        return TrainingState.checkpoint(network);
    }

    /**
     * Returns whether a file is a network with a checkpoint from which its training can continue.
     *
     * @throws IOException if it cannot be read
     */
    public static boolean isBegun(Path network) throws IOException {
        return Files.exists(checkpoint(network)) && new FileMark(NetworkFile.START, "").isIn(network);
    }

    /**
     * Trains until the last epoch, or until there is no more progress on the games held out. After each epoch the
     * file holds the best network on those, and the checkpoint next to it everything needed to continue. The run of an
     * existing checkpoint is continued, and ends with the same network as if it had never been interrupted.
     *
     * @return the result
     * @throws IOException if the games cannot be read or the network cannot be written
     * @throws UserException if the files do not contain enough positions, or anything else
     * @throws UserException if the checkpoint belongs to another run
     * @throws UserException if the weights are so large that integers could overflow
     */
    public TrainedNetwork run(List<Path> games, Path file) throws IOException {
        GameSplit split = GameSplit.read(games, variant, settings.scale(), report::accept);
        TrainingState state = new TrainingState(start.copy(), settings.weightDecay());
        Path checkpoint = checkpoint(file);
        String run = description + ", " + settings.describe() + ", " + split.describe();
        if (Files.exists(checkpoint)) {
            state.read(checkpoint, run);
            report.accept("continued after epoch " + state.epoch());
            writeBest(state, split.scale(), file);
        }
        NetworkTrainer before = trainer(split, start);
        NetworkTrainer trainer = new NetworkTrainer(settings, split.training(), state.optimizer());
        TrainingProgress progress =
                new TrainingProgress(settings, split.training().size(), state.epoch(), report);
        while (state.epoch() < settings.epochs() && state.epoch() - state.bestEpoch() < settings.patience()) {
            long start = System.nanoTime();
            double loss = trainer.runEpoch(state.epoch(), step -> progress.step(state.epoch(), step));
            EpochLoss losses = new EpochLoss(loss, trainer.loss(split.heldOut()));
            double seconds = (System.nanoTime() - start) / 1e9;
            if (state.endEpoch(losses)) {
                writeBest(state, split.scale(), file);
            }
            state.write(checkpoint, run);
            progress.endEpoch(state, losses, seconds);
        }
        return new TrainedNetwork(state.losses(), phases(split.heldOut(), before, trainer(split, state.best())));
    }

    /** Returns what computes the losses of parameters, which it does not change. */
    private NetworkTrainer trainer(GameSplit split, Parameters parameters) {
        return new NetworkTrainer(settings, split.training(), new AdamW(parameters, 0));
    }

    private static List<TrainedNetwork.PhaseLoss> phases(
            TrainingSet heldOut, NetworkTrainer before, NetworkTrainer after) {
        return IntStream.range(0, OutputBuckets.PHASES)
                .mapToObj(phase -> new TrainedNetwork.PhaseLoss(
                        heldOut.ofPhase(phase).length, before.loss(heldOut, phase), after.loss(heldOut, phase)))
                .toList();
    }

    private void writeBest(TrainingState state, int scale, Path file) throws IOException {
        AtomicFile.write(file, NetworkFile.format(state.best().rounded(scale)));
    }
}
