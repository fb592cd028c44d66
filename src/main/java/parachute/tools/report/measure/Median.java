package parachute.tools.report.measure;

import java.util.Arrays;

/** The median, which a few extreme values do not move. */
final class Median {
    private Median() {}

    /** The value in the middle, or the mean of the two there, of at least one value. */
    static double of(double... values) {
        if (values.length == 0) {
            throw new IllegalArgumentException("the median of no values");
        }
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
