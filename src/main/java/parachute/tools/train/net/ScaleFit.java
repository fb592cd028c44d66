package parachute.tools.train.net;

import parachute.tools.train.curve.GoldenSection;

/** Fits the centipawns that stand for odds of e to 1 to the results of games. */
final class ScaleFit {
    private static final double MIN_SCALE = 50, MAX_SCALE = 3_000;

    private ScaleFit() {}

    /**
     * Returns the scale for which the sigmoid of score / scale predicts the results with the smallest mean squared
     * error, which has a single minimum. In whole centipawns, as in a network.
     *
     * @param from the first position that counts; all later ones do
     */
    static int fit(TrainingSet positions, int from) {
        double logarithm = GoldenSection.minimum(
                exponent -> error(positions, from, Math.exp(exponent)), Math.log(MIN_SCALE), Math.log(MAX_SCALE));
        return (int) Math.round(Math.exp(logarithm));
    }

    /** Returns the mean squared error of the results predicted with a scale, from a position on. */
    static double error(TrainingSet positions, int from, double scale) {
        double sum = 0;
        for (int i = from; i < positions.size(); i++) {
            double error = Gradient.sigmoid(positions.score(i) / scale) - positions.result(i);
            sum += error * error;
        }
        return sum / Math.max(1, positions.size() - from);
    }
}
