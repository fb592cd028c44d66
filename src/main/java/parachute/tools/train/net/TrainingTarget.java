package parachute.tools.train.net;

import java.util.Collections;
import java.util.List;
import parachute.engine.eval.network.OutputBuckets;

/**
 * What a network learns from positions: a mixture of the game's result and the result that the score predicts, and how
 * much each position counts.
 *
 * @param firstResultWeight weight of the result in the first step, 0 to 1
 * @param resultWeight weight of the result in the last step, 0 to 1, towards which it changes steadily
 * @param phaseWeights what a position of each phase of the game counts ({@link OutputBuckets}), above 0, relative to the
 *     others
 */
public record TrainingTarget(double firstResultWeight, double resultWeight, List<Double> phaseWeights) {
    /** The weights by which all positions count the same. */
    public static final List<Double> EQUAL = Collections.nCopies(OutputBuckets.PHASES, 1.0);

    /**
     * Keeps the list from changing.
     *
     * @throws IllegalArgumentException if there is not one weight for each phase
     */
    public TrainingTarget {
        phaseWeights = List.copyOf(phaseWeights);
        if (phaseWeights.size() != OutputBuckets.PHASES) {
            throw new IllegalArgumentException(phaseWeights + " are not " + OutputBuckets.PHASES + " weights");
        }
    }

    /** Returns the target with the same weight of the result in all steps, and of all positions. */
    public static TrainingTarget of(double resultWeight) {
        return new TrainingTarget(resultWeight, resultWeight, EQUAL);
    }

    /**
     * Returns the points of the side to move that the network shall expect, 0 to 1.
     *
     * @param progress the point of the whole run, 0 to 1
     */
    double points(TrainingSet positions, int index, double progress) {
        double weight = firstResultWeight + (resultWeight - firstResultWeight) * progress;
        return weight * positions.result(index) + (1 - weight) * positions.expectation(index);
    }

    /** Returns what a position counts. */
    double weight(TrainingSet positions, int index) {
        return phaseWeights.get(positions.phase(index));
    }

    /** Returns the target in words, which differ for different targets. */
    String describe() {
        String weight =
                firstResultWeight == resultWeight ? "" + resultWeight : firstResultWeight + " to " + resultWeight;
        return "result weight " + weight + (phaseWeights.equals(EQUAL) ? "" : ", phase weights " + phaseWeights);
    }
}
