package parachute.tools.train.net;

import java.util.OptionalInt;

/**
 * The settings that, together with the games, determine a training run.
 *
 * @param hidden hidden units of a perspective
 * @param rate the learning rate of the first step
 * @param weightDecay part of itself that a weight loses a step, for a rate of 1; 0 or more
 * @param target what is learned from the positions
 * @param epochs passes over all positions, at most
 * @param batch positions of a step
 * @param patience epochs without progress on the games held out, after which training ends
 * @param threads that share a batch; another number changes rounding
 * @param seed of the first weights and of the order of the positions
 * @param scale centipawns that stand for odds of e to 1; if empty, a scale is fitted to each file of games
 */
public record TrainingSettings(
        int hidden,
        double rate,
        double weightDecay,
        TrainingTarget target,
        int epochs,
        int batch,
        int patience,
        int threads,
        long seed,
        OptionalInt scale) {
    /** The usual number of positions per step for 100 million positions; fewer positions need smaller steps. */
    public static final int DEFAULT_BATCH = 16_384;

    /** The initial learning rate for a new network. */
    public static final double DEFAULT_RATE = 1e-3;

    /** The weight decay for some million positions; for ten times the number use a tenth of it. */
    public static final double DEFAULT_WEIGHT_DECAY = 0.1;

    /** Returns the settings in words, which differ for different settings. */
    String describe() {
        return hidden + " hidden units, rate " + rate + ", weight decay " + weightDecay + ", "
                + target.describe() + ", " + epochs + " epochs in batches of " + batch + ", patience " + patience + ", "
                + threads + " threads, seed "
                + seed + (scale.isPresent() ? ", scale " + scale.getAsInt() : "");
    }
}
