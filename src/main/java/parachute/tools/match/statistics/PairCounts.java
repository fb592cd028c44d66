package parachute.tools.match.statistics;

/** How often each sum of points came out of two games with the same opening: 0, 1/2, 1, 1 1/2 and 2 points. */
public final class PairCounts {
    /** Number of possible sums. */
    static final int SUMS = 5;

    private final long[] counts = new long[SUMS];

    /** Adds a pair with a number of half points, 0 to 4. */
    void add(int halves) {
        counts[halves]++;
    }

    /** How often a pair brought a number of half points. */
    long count(int halves) {
        return counts[halves];
    }

    /** Number of pairs. */
    long pairs() {
        long sum = 0;
        for (long count : counts) {
            sum += count;
        }
        return sum;
    }

    /** The mean of the points of a game, 0 to 1; pairs must be there. */
    double mean() {
        double sum = 0;
        for (int halves = 0; halves < SUMS; halves++) {
            sum += counts[halves] * halves / 4.0;
        }
        return sum / pairs();
    }

    /** What the pairs say of the variance of a pair's points, counted from 0 to 1; at least two pairs must be there. */
    double variance() {
        double mean = mean();
        double sum = 0;
        for (int halves = 0; halves < SUMS; halves++) {
            sum += counts[halves] * (halves / 4.0 - mean) * (halves / 4.0 - mean);
        }
        return sum / (pairs() - 1);
    }
}
