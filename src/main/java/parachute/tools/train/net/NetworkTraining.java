package parachute.tools.train.net;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkFile;
import parachute.io.AtomicFile;
import parachute.io.FileMark;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.progress.WorkListener;

/** Trains a network by files of games and writes it. */
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

    /** Training of a new network; {@code report} takes the progress, and the losses so far. */
    public static NetworkTraining anew(Variant variant, TrainingSettings settings, WorkListener report) {
        Parameters start = Parameters.random(variant, settings.hidden(), new Random(settings.seed()));
        return new NetworkTraining(variant, settings, start, variant.uciName(), report);
    }

    /**
     * Training that goes on with a network by other games. If the settings have more hidden units, the others are added;
     * they may not have fewer.
     */
    public static NetworkTraining from(Network network, TrainingSettings settings, WorkListener report) {
        Parameters start = Quantizer.parameters(network).widened(settings.hidden(), new Random(settings.seed()));
        String description = String.format(
                Locale.ROOT, "%s from network %08x", network.variant().uciName(), NetworkFile.checksum(network));
        return new NetworkTraining(network.variant(), settings, start, description, report);
    }

    /** The file beside a network from which its training goes on. */
    public static Path checkpoint(Path network) {
        return CheckpointFile.of(network).path();
    }

    /**
     * Whether a file is a network from whose checkpoint its training can go on.
     *
     * @throws IOException if it cannot be read
     */
    public static boolean isBegun(Path network) throws IOException {
        return CheckpointFile.of(network).exists() && new FileMark(NetworkFile.START, "").isIn(network);
    }

    /**
     * Trains until the last epoch, or until there is no more progress on the games held out. After each epoch the file has
     * the network that was best on those, and the checkpoint beside it all that is needed to go on: if there is a
     * checkpoint already, its run is continued, and ends with the same network as if it had never been interrupted.
     *
     * @return what was learnt
     * @throws IOException if the games cannot be read or the network cannot be written
     * @throws UserException if the files hold too few positions, or something else
     * @throws UserException if there is a checkpoint of another run
     * @throws UserException if the weights grew so large that integers could overflow
     */
    public TrainedNetwork run(List<Path> games, Path file) throws IOException {
        return run(games, file, () -> {});
    }

    /**
     * The same.
     *
     * @param beforeStep called before every step, so that it can be put off
     */
    public TrainedNetwork run(List<Path> games, Path file, Runnable beforeStep) throws IOException {
        GameSplit split = GameSplit.read(games, variant, settings.scale(), report::accept);
        TrainingState state = new TrainingState(variant, start.copy(), settings.weightDecay());
        CheckpointFile checkpoint = CheckpointFile.of(file);
        String run = description + ", " + settings.describe() + ", " + split.describe();
        if (checkpoint.exists()) {
            checkpoint.read(run, state);
            report.accept("continued behind epoch " + state.epoch());
            writeBest(state, split.scale(), file);
        }
        double heldOutBefore = new NetworkTrainer(
                        variant, settings, split.training(), new AdamW(variant, start.copy(), 0))
                .loss(split.heldOut());
        NetworkTrainer trainer = new NetworkTrainer(variant, settings, split.training(), state.optimizer());
        TrainingProgress progress =
                new TrainingProgress(settings, split.training().size(), state.epoch(), report);
        while (state.epoch() < settings.epochs() && state.epoch() - state.bestEpoch() < settings.patience()) {
            long start = System.nanoTime();
            double loss = trainer.runEpoch(state.epoch(), step -> {
                beforeStep.run();
                progress.step(state.epoch(), step);
            });
            EpochLoss losses = new EpochLoss(loss, trainer.loss(split.heldOut()));
            double seconds = (System.nanoTime() - start) / 1e9;
            if (state.endEpoch(losses)) {
                writeBest(state, split.scale(), file);
            }
            checkpoint.write(run, state);
            progress.endEpoch(state, losses, seconds);
        }
        return new TrainedNetwork(split.training().size(), split.scale(), heldOutBefore, state.losses());
    }

    private void writeBest(TrainingState state, int scale, Path file) throws IOException {
        AtomicFile.write(file, NetworkFile.format(Quantizer.quantize(variant, state.best(), scale)));
    }
}
