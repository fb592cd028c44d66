package parachute.tools.report.measure;

import java.util.Arrays;

/** The median, on which a few extreme values have no effect. */
final class Median {
    private Median() {}

    /** Returns the middle one of at least one value, or the mean of the two in the middle. */
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
