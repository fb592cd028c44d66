package parachute.tools.train.net;

import parachute.tools.train.curve.GoldenSection;
import parachute.tools.train.data.Replay;

/**
 * The results of games by the scores of their positions, to which the centipawns that stand for odds of e to 1 are
 * fitted.
 */
final class ScaleFit {
    private static final double MIN_SCALE = 50, MAX_SCALE = 3_000;

    /** By score: the number of positions, and the sums of their results and of the squares of these. */
    private final long[] numbers = new long[2 * Replay.DECIDED + 1];

    private final double[] results = new double[numbers.length];
    private final double[] squares = new double[numbers.length];
    private long size;

    /**
     * Adds a position.
     *
     * @param score centipawns, at most {@link Replay#DECIDED} for either side
     * @param result points of the same side, 0 to 1
     */
    void add(int score, double result) {
        int index = score + Replay.DECIDED;
        numbers[index]++;
        results[index] += result;
        squares[index] += result * result;
        size++;
    }

    /** Returns the number of positions. */
    long size() {
        return size;
    }

    /**
     * Returns the scale for which the sigmoid of score / scale predicts the results with the smallest mean squared
     * error, which has a single minimum. In whole centipawns, as in a network.
     */
    int scale() {
        double logarithm =
                GoldenSection.minimum(exponent -> error(Math.exp(exponent)), Math.log(MIN_SCALE), Math.log(MAX_SCALE));
        return (int) Math.round(Math.exp(logarithm));
    }

    /** Returns the mean squared error of the results predicted with a scale. */
    double error(double scale) {
        double sum = 0;
        for (int i = 0; i < numbers.length; i++) {
            double predicted = Gradient.sigmoid((i - Replay.DECIDED) / scale);
            sum += predicted * (numbers[i] * predicted - 2 * results[i]) + squares[i];
        }
        return sum / Math.max(1, size);
    }
}
