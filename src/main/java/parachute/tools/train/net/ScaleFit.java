package parachute.tools.train.net;

/** Finds out how many centipawns of the scores mean odds of e to 1, by the results of the games. */
final class ScaleFit {
    private static final double LEAST = 50, MOST = 3_000;
    private static final int STEPS = 40;

    private ScaleFit() {}

    /**
     * The scale with which the sigmoid of score / scale predicts the results best, by the mean squared error. Golden
     * section search: the error has one minimum. In whole centipawns, as a network has it.
     *
     * @param from the first position that counts; all behind it do
     */
    static int fit(TrainingSet positions, int from) {
        double ratio = (Math.sqrt(5) - 1) / 2;
        double low = Math.log(LEAST);
        double high = Math.log(MOST);
        for (int i = 0; i < STEPS; i++) {
            double left = high - ratio * (high - low);
            double right = low + ratio * (high - low);
            if (error(positions, from, Math.exp(left)) < error(positions, from, Math.exp(right))) {
                high = right;
            } else {
                low = left;
            }
        }
        return (int) Math.round(Math.exp((low + high) / 2));
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
