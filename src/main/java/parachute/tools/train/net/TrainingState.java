package parachute.tools.train.net;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import parachute.rules.board.Variant;

/** All that changes while a network is trained: from here a run can go on as if it had never ended. */
final class TrainingState {
    private final AdamW optimizer;
    private final Parameters best;
    private final List<EpochLoss> losses = new ArrayList<>();
    private int bestEpoch;

    /** The state before the first epoch, with parameters to begin with, which change, and their {@link AdamW} decay. */
    TrainingState(Variant variant, Parameters parameters, double weightDecay) {
        optimizer = new AdamW(variant, parameters, weightDecay);
        best = new Parameters(variant, parameters.hidden());
    }

    /** The optimizer with the parameters as they are now. */
    AdamW optimizer() {
        return optimizer;
    }

    /** The parameters behind {@link #bestEpoch}; all zero before the first epoch. */
    Parameters best() {
        return best;
    }

    /** The losses of the epochs so far. */
    List<EpochLoss> losses() {
        return List.copyOf(losses);
    }

    /** Number of epochs so far. */
    int epoch() {
        return losses.size();
    }

    /** The epoch with the least loss of the positions held out, from 1; 0 if there was none. */
    int bestEpoch() {
        return bestEpoch;
    }

    /** An epoch ends. Answers whether it is the best so far, whose parameters are then kept. */
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

    /** Writes all of it. */
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

    /** Takes over what was written by a state of the same shape before its first epoch. */
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
