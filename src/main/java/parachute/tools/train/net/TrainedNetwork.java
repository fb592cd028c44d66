package parachute.tools.train.net;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The result of a training run.
 *
 * @param positions that it learned from
 * @param scale centipawns that stand for odds of e to 1
 * @param heldOutBefore mean loss on the positions held out before the first epoch
 * @param losses of all epochs
 * @param buckets the losses of each output bucket
 */
public record TrainedNetwork(
        long positions, int scale, double heldOutBefore, List<EpochLoss> losses, List<BucketLoss> buckets) {
    /** Keeps the lists from changing. */
    public TrainedNetwork {
        losses = List.copyOf(losses);
        buckets = List.copyOf(buckets);
    }

    /** Returns the table of the losses of each output bucket, as lines. */
    public List<String> bucketTable() {
        List<String> lines = new ArrayList<>(List.of("output bucket, positions held out, loss before, loss after"));
        for (BucketLoss loss : buckets) {
            lines.add(String.format(
                    Locale.ROOT, "%d %d %.5f %.5f", lines.size() - 1, loss.positions(), loss.before(), loss.after()));
        }
        return lines;
    }
}
