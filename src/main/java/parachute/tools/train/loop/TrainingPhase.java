package parachute.tools.train.loop;

/**
 * A part of the training of a generation, which continues with the network of the part before.
 *
 * @param epochs passes over the positions, at least 1
 * @param rate learning rate of the first step
 * @param weightDecay fraction of a weight that decays in a step, for a rate of 1; 0 or more
 * @param resultWeight weight of the game's result in the target, 0 to 1
 * @param nodes minimum of nodes a move in the games to learn from; 0 for all
 */
record TrainingPhase(int epochs, double rate, double weightDecay, double resultWeight, int nodes) {
    /** Checks the ranges. */
    TrainingPhase {
        if (epochs < 1
                || !(rate > 0)
                || !(weightDecay >= 0)
                || !(resultWeight >= 0 && resultWeight <= 1)
                || nodes < 0) {
            throw new IllegalArgumentException(
                    "a part of the training needs epochs from 1, a rate above 0, a weightDecay from 0, a resultWeight"
                            + " from 0 to 1 and nodes from 0");
        }
    }
}
