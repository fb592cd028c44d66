package parachute.tools.train.net;

/**
 * The losses of a network on the positions held out of one output bucket.
 *
 * @param positions their number
 * @param before mean loss before the first epoch
 * @param after mean loss after the best epoch
 */
public record BucketLoss(int positions, double before, double after) {}
