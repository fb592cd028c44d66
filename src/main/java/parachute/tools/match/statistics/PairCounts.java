package parachute.tools.match.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The number of pairs of games with the same opening that ended in each sum of points: 0, 1/2, 1, 1 1/2 and 2.
 * Testers call these the pentanomial counts, {@code Ptnml(0-2)}; ratios and normalised Elo are those that fastchess and
 * fishtest print.
 */
public final class PairCounts {
    /** Number of possible sums. */
    static final int SUMS = 5;

    /** The minimum number of pairs for a reliable variance: four pairs with equal results would not show any. */
    private static final int MIN_PAIRS = 10;

    /** Elo per standard deviation of a game by which the mean exceeds a half. */
    static final double ELO_PER_DEVIATION = 800 / Math.log(10);

    private final long[] counts = new long[SUMS];
    private final long[] games = new long[3];

    /** Adds a pair, given the half points of each game, 0 to 2. */
    void add(int first, int second) {
        counts[first + second]++;
        games[first]++;
        games[second]++;
    }

    /** Returns the number of pairs with a sum of half points. */
    long count(int halves) {
        return counts[halves];
    }

    /** Returns the number of pairs with each sum of half points, from 0. */
    List<Long> counts() {
        return Arrays.stream(counts).boxed().toList();
    }

    /** Returns the number of games of pairs with each number of half points, from 0. */
    List<Long> games() {
        return Arrays.stream(games).boxed().toList();
    }

    /** Returns the number of pairs. */
    long pairs() {
        return Arrays.stream(counts).sum();
    }

    /** Returns the mean points of a game, 0 to 1; NaN without pairs. */
    double mean() {
        double sum = 0;
        for (int halves = 0; halves < SUMS; halves++) {
            sum += counts[halves] * halves / 4.0;
        }
        return sum / pairs();
    }

    /** Returns the variance of a pair's mean points a game, 0 to 1; not finite without pairs. */
    double variance() {
        double mean = mean();
        double sum = 0;
        for (int halves = 0; halves < SUMS; halves++) {
            sum += counts[halves] * (halves / 4.0 - mean) * (halves / 4.0 - mean);
        }
        return sum / pairs();
    }

    /**
     * Returns whether the variance is reliable. The two games of a pair have the same opening, so their results are
     * correlated and single games have another variance; but a few pairs are not enough for any.
     */
    boolean isReliable() {
        return pairs() >= MIN_PAIRS && variance() > 0;
    }

    /**
     * Returns the probability that pairs of one source differ by chance from the rest at least as much as these:
     * Pearson's chi-squared test of homogeneity (1900) of lost, level and won pairs, which fishtest applies to its
     * workers, too. The sum of (observed - expected)² / expected over these pairs and the rest has two degrees of
     * freedom, and exceeds x with the probability exp(-x / 2).
     *
     * @param all the pairs of all sources, including these
     * @return 0 to 1; empty if numbers are too small for that distribution: expected below 1, or more than one of the
     *     six below 5 (Cochran, "Some methods for strengthening the common chi-squared tests", 1954)
     */
    Optional<Double> homogeneity(PairCounts all) {
        double share = (double) pairs() / all.pairs();
        double sum = 0;
        int small = 0;
        for (int outcome = -1; outcome <= 1; outcome++) {
            for (double part : new double[] {share, 1 - share}) {
                double expected = part * all.pairsEnding(outcome);
                double difference = pairsEnding(outcome) - share * all.pairsEnding(outcome);
                sum += difference * difference / expected;
                small += expected < 1 ? 2 : expected < 5 ? 1 : 0;
            }
        }
        return small > 1 || all.pairs() == 0 ? Optional.empty() : Optional.of(Math.exp(-sum / 2));
    }

    /** Returns the number of pairs that were lost, level or won: -1, 0 or 1. */
    private long pairsEnding(int outcome) {
        return outcome == 0 ? counts[2] : outcome < 0 ? counts[0] + counts[1] : counts[3] + counts[4];
    }

    /** Returns the share of pairs in which each engine got a point, 0 to 1; NaN without pairs. */
    double drawRatio() {
        return (double) counts[SUMS / 2] / pairs();
    }

    /** Returns the ratio of pairs won to pairs lost; infinite if none was lost, NaN if all were level. */
    double pairRatio() {
        return (double) pairsEnding(1) / pairsEnding(-1);
    }

    /**
     * Returns the normalised Elo: the number of standard deviations of a game by which the mean exceeds a half, on a
     * scale that is close to Elo where the variance is that of games without draws (Van den Bergh, "Normalized Elo",
     * 2020). The variance of a game is twice that of a pair's mean. Not finite if all pairs had the same result.
     */
    double normalizedElo() {
        return (mean() - 0.5) / Math.sqrt(2 * variance()) * ELO_PER_DEVIATION;
    }

    /**
     * Returns half the width of the 95 % confidence interval of {@link #normalizedElo}, which depends only on the
     * number of pairs.
     */
    double normalizedEloError() {
        return MatchScore.CONFIDENCE / Math.sqrt(2.0 * pairs()) * ELO_PER_DEVIATION;
    }
}
