package parachute.tools.train.net;

/**
 * The losses of a network in an epoch.
 *
 * @param training mean loss of the training positions, each before it is learned from
 * @param heldOut mean loss of the positions held out, at the end of the epoch
 */
public record EpochLoss(double training, double heldOut) {}
