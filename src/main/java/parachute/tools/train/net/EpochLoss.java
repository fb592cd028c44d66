package parachute.tools.train.net;

/**
 * How well a network did in an epoch.
 *
 * @param training mean loss of the positions that it learned from, each before it learned from it
 * @param heldOut mean loss of the positions held out, at the end of the epoch
 */
public record EpochLoss(double training, double heldOut) {}
