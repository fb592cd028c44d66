package parachute.tools.train.net;

import java.util.List;

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
}
