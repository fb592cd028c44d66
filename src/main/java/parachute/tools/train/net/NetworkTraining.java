package parachute.tools.train.net;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Consumer;
import parachute.engine.eval.network.NetworkException;
import parachute.engine.eval.network.NetworkFile;
import parachute.rules.board.Variant;
import parachute.tools.train.data.GameFileException;

/** Trains a network by files of games and writes it. */
public final class NetworkTraining {
    private final Variant variant;
    private final TrainingSettings settings;
    private final Consumer<String> report;

    /** Training for a variant; {@code report} takes the progress, a line at a time. */
    public NetworkTraining(Variant variant, TrainingSettings settings, Consumer<String> report) {
        this.variant = variant;
        this.settings = settings;
        this.report = report;
    }

    /**
     * Trains until the last epoch, or until there is no more progress on the games held out, and writes the network that
     * was best on those.
     *
     * @throws IOException if the games cannot be read or the network cannot be written
     * @throws GameFileException if the files hold too few positions, or something else
     * @throws NetworkException if the weights grew so large that integers could overflow
     */
    public void run(List<Path> games, Path file) throws IOException, NetworkException {
        GameSplit split = GameSplit.read(games, variant, report);
        Parameters parameters = Parameters.random(variant, settings.hidden(), new Random(settings.seed()));
        NetworkTrainer trainer = new NetworkTrainer(variant, settings, split.training(), parameters);
        Parameters best = new Parameters(variant, settings.hidden());
        double bestLoss = Double.MAX_VALUE;
        int bestEpoch = 0;
        while (trainer.epoch() < settings.epochs() && trainer.epoch() - bestEpoch < settings.patience()) {
            long start = System.nanoTime();
            double loss = trainer.runEpoch();
            double heldOut = trainer.loss(split.heldOut());
            double seconds = (System.nanoTime() - start) / 1e9;
            if (heldOut < bestLoss) {
                bestLoss = heldOut;
                bestEpoch = trainer.epoch();
                best.copyFrom(trainer.parameters());
                Files.write(file, NetworkFile.format(Quantizer.quantize(variant, best, split.scale())));
            }
            report.accept(String.format(
                    Locale.ROOT,
                    "epoch %d of %d, loss %.6f, held out %.6f, %.0f positions a second",
                    trainer.epoch(),
                    settings.epochs(),
                    loss,
                    heldOut,
                    split.training().size() / seconds));
        }
    }
}
