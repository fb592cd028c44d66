package parachute.tools.train.net;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parachute.io.RemainingTime;
import parachute.tools.progress.ProgressPart;
import parachute.tools.progress.WorkListener;

/** Reports the progress of a training run: a line per epoch, and more often on the page. */
final class TrainingProgress {
    /** Nanoseconds between two updates of the bar. */
    private static final long BAR_NANOS = 1_000_000_000L;

    private final TrainingSettings settings;
    private final long positions;
    private final int firstEpoch;
    private final WorkListener listener;
    private final RemainingTime remaining = new RemainingTime();
    private String lastEpoch = "";
    private long lastBar = System.nanoTime() - BAR_NANOS;

    /**
     * Creates the progress of a run.
     *
     * @param positions to learn from
     * @param firstEpoch number of epochs before
     */
    TrainingProgress(TrainingSettings settings, long positions, int firstEpoch, WorkListener listener) {
        this.settings = settings;
        this.positions = positions;
        this.firstEpoch = firstEpoch;
        this.listener = listener;
    }

    /**
     * Called at the start of a step.
     *
     * @param epoch number of epochs before
     * @param learned positions of this epoch before the step
     */
    void step(int epoch, long learned) {
        if (System.nanoTime() - lastBar >= BAR_NANOS) {
            showBar(epoch, learned);
        }
    }

    private void showBar(int epoch, long learned) {
        lastBar = System.nanoTime();
        String text = lastEpoch.isEmpty() ? "epoch " + (epoch + 1) + " of " + settings.epochs() : lastEpoch;
        listener.show(
                "Training", new ProgressPart.Bar(epoch * positions + learned, settings.epochs() * positions, text));
    }

    /**
     * Called at the end of an epoch.
     *
     * @param state after the epoch
     * @param seconds that the epoch took
     */
    void endEpoch(TrainingState state, EpochLoss losses, double seconds) {
        lastEpoch = String.format(
                Locale.ROOT,
                "epoch %d of %d, loss %.6f, held out %.6f, %.0f positions a second, %s",
                state.epoch(),
                settings.epochs(),
                losses.training(),
                losses.heldOut(),
                positions / seconds,
                remaining.text(state.epoch() - firstEpoch, settings.epochs() - state.epoch()));
        listener.accept(lastEpoch);
        showBar(state.epoch(), 0);
        listener.show("Loss", curve(state.losses()));
    }

    /** Returns the diagram of the losses of all epochs so far. */
    private static ProgressPart curve(List<EpochLoss> losses) {
        List<ProgressPart.DiagramPoint> training = new ArrayList<>();
        List<ProgressPart.DiagramPoint> heldOut = new ArrayList<>();
        for (int i = 0; i < losses.size(); i++) {
            training.add(new ProgressPart.DiagramPoint(i + 1, losses.get(i).training()));
            heldOut.add(new ProgressPart.DiagramPoint(i + 1, losses.get(i).heldOut()));
        }
        return new ProgressPart.Diagram(
                "epochs",
                List.of(
                        new ProgressPart.DiagramLine("learned from", training),
                        new ProgressPart.DiagramLine("held out", heldOut)));
    }
}
