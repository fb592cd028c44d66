package parachute.tools.train.net;

import parachute.tools.train.curve.GoldenSection;

/** Finds out how many centipawns of the scores mean odds of e to 1, by the results of the games. */
final class ScaleFit {
    private static final double LEAST = 50, MOST = 3_000;

    private ScaleFit() {}

    /**
     * The scale with which the sigmoid of score / scale predicts the results best, by the mean squared error,
     * which has one minimum. In whole centipawns, as a network has it.
     *
     * @param from the first position that counts; all behind it do
     */
    static int fit(TrainingSet positions, int from) {
        double logarithm = GoldenSection.minimum(
                exponent -> error(positions, from, Math.exp(exponent)), Math.log(LEAST), Math.log(MOST));
        return (int) Math.round(Math.exp(logarithm));
    }

    /** The mean squared error of the results predicted with a scale, from a position on. */
    static double error(TrainingSet positions, int from, double scale) {
        double sum = 0;
        for (int i = from; i < positions.size(); i++) {
            double error = Gradient.sigmoid(positions.score(i) / scale) - positions.result(i);
            sum += error * error;
        }
        return sum / Math.max(1, positions.size() - from);
    }
}
