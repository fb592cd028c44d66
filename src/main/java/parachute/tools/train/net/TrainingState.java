package parachute.tools.train.net;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import parachute.rules.board.Variant;

/**
 * Everything that changes while a network is trained, so that a run can continue as if it had never been interrupted.
 */
final class TrainingState {
    private final AdamW optimizer;
    private final Parameters best;
    private final List<EpochLoss> losses = new ArrayList<>();
    private int bestEpoch;

    /**
     * Creates the state before the first epoch, with initial parameters, which will change, and their {@link AdamW}
     * decay.
     */
    TrainingState(Variant variant, Parameters parameters, double weightDecay) {
        optimizer = new AdamW(variant, parameters, weightDecay);
        best = new Parameters(variant, parameters.hidden());
    }

    /** Returns the optimizer with the current parameters. */
    AdamW optimizer() {
        return optimizer;
    }

    /** Returns the parameters after {@link #bestEpoch}; all zero before the first epoch. */
    Parameters best() {
        return best;
    }

    /** Returns the losses of the epochs so far. */
    List<EpochLoss> losses() {
        return List.copyOf(losses);
    }

    /** Returns the number of epochs so far. */
    int epoch() {
        return losses.size();
    }

    /** Returns the epoch with the smallest loss of the positions held out, from 1; 0 before the first one. */
    int bestEpoch() {
        return bestEpoch;
    }

    /** Records the end of an epoch; returns whether it is the best so far, whose parameters are then kept. */
    boolean endEpoch(EpochLoss loss) {
        boolean better = addLoss(loss);
        if (better) {
            best.copyFrom(optimizer.parameters());
        }
        return better;
    }

    private boolean addLoss(EpochLoss loss) {
        boolean better =
                bestEpoch == 0 || loss.heldOut() < losses.get(bestEpoch - 1).heldOut();
        losses.add(loss);
        if (better) {
            bestEpoch = losses.size();
        }
        return better;
    }

    void write(DataOutput out) throws IOException {
        out.writeLong(optimizer.steps());
        out.writeInt(losses.size());
        for (EpochLoss loss : losses) {
            out.writeDouble(loss.training());
            out.writeDouble(loss.heldOut());
        }
        for (Parameters part : parts()) {
            part.write(out);
        }
    }

    /** Reads what a state of the same shape wrote; called before the first epoch. */
    void read(DataInput in) throws IOException {
        optimizer.setSteps(in.readLong());
        int epochs = in.readInt();
        for (int epoch = 0; epoch < epochs; epoch++) {
            addLoss(new EpochLoss(in.readDouble(), in.readDouble()));
        }
        for (Parameters part : parts()) {
            part.read(in);
        }
    }

    private List<Parameters> parts() {
        return List.of(optimizer.parameters(), optimizer.mean(), optimizer.square(), best);
    }
}
