package parachute.tools.match.statistics;

/** How often pairs of games with the same opening brought each sum of points: 0, 1/2, 1, 1 1/2 and 2. */
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

    /** The mean of the points of a game, 0 to 1; NaN without pairs. */
    double mean() {
        double sum = 0;
        for (int halves = 0; halves < SUMS; halves++) {
            sum += counts[halves] * halves / 4.0;
        }
        return sum / pairs();
    }

    /** The sample variance of a pair's mean points a game, 0 to 1; not finite with fewer than two pairs. */
    double variance() {
        double mean = mean();
        double sum = 0;
        for (int halves = 0; halves < SUMS; halves++) {
            sum += counts[halves] * (halves / 4.0 - mean) * (halves / 4.0 - mean);
        }
        return sum / (pairs() - 1);
    }
}
