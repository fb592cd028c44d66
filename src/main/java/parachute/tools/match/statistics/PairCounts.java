package parachute.tools.match.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * How often pairs of games with the same opening brought each sum of points: 0, 1/2, 1, 1 1/2 and 2. Testers call these
 * the pentanomial counts, {@code Ptnml(0-2)}; ratios and normalised Elo are those that fastchess and fishtest print.
 */
public final class PairCounts {
    /** Number of possible sums. */
    static final int SUMS = 5;

    /** With fewer pairs of games their variance is not reliable: four pairs that end alike show none at all. */
    private static final int FEWEST = 10;

    /** Elo for each standard deviation of a game by which the mean is better than a half. */
    static final double ELO_PER_DEVIATION = 800 / Math.log(10);

    private final long[] counts = new long[SUMS];
    private final long[] games = new long[3];

    /** Adds a pair whose games brought some half points each, 0 to 2. */
    void add(int first, int second) {
        counts[first + second]++;
        games[first]++;
        games[second]++;
    }

    /** How often a pair brought a number of half points. */
    long count(int halves) {
        return counts[halves];
    }

    /** How often a pair brought each number of half points, from 0 on. */
    List<Long> counts() {
        return Arrays.stream(counts).boxed().toList();
    }

    /** How often a game of a pair brought each number of half points, from 0 on. */
    List<Long> games() {
        return Arrays.stream(games).boxed().toList();
    }

    /** Number of pairs. */
    long pairs() {
        return Arrays.stream(counts).sum();
    }

    /** The mean of the points of a game, 0 to 1; NaN without pairs. */
    double mean() {
        double sum = 0;
        for (int halves = 0; halves < SUMS; halves++) {
            sum += counts[halves] * halves / 4.0;
        }
        return sum / pairs();
    }

    /** The variance of a pair's mean points a game, 0 to 1; not finite without pairs. */
    double variance() {
        double mean = mean();
        double sum = 0;
        for (int halves = 0; halves < SUMS; halves++) {
            sum += counts[halves] * (halves / 4.0 - mean) * (halves / 4.0 - mean);
        }
        return sum / pairs();
    }

    /**
     * Whether the variance can be relied on. The two games of a pair have the same opening, so their results depend on each
     * other and single games give another variance; but a few pairs give none.
     */
    boolean isReliable() {
        return pairs() >= FEWEST && variance() > 0;
    }

    /**
     * How likely pairs of one source would differ by chance as much as these do from the rest: Pearson's chi-squared test of
     * homogeneity (1900) of lost, level and won pairs, by which fishtest judges its workers too. The sum of (observed -
     * expected)² / expected over these pairs and the rest has two degrees of freedom, and exceeds x with the probability
     * exp(-x / 2).
     *
     * @param all the pairs of all sources, these included
     * @return 0 to 1; empty where numbers are so small that the sum is distributed otherwise: expected below 1, or more than
     *     one of the six below 5 (Cochran, "Some methods for strengthening the common chi-squared tests", 1954)
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

    /** Pairs that were lost, level or won: -1, 0 or 1. */
    private long pairsEnding(int outcome) {
        return outcome == 0 ? counts[2] : outcome < 0 ? counts[0] + counts[1] : counts[3] + counts[4];
    }

    /** The share of pairs in which each engine got a point, 0 to 1; NaN without pairs. */
    double drawRatio() {
        return (double) counts[SUMS / 2] / pairs();
    }

    /** How many pairs were won for each one that was lost; infinite if none was, NaN if all were level. */
    double pairRatio() {
        return (double) pairsEnding(1) / pairsEnding(-1);
    }

    /**
     * Normalised Elo: how many standard deviations of a game the mean is better than a half, on a scale on which it is near
     * Elo where the variance is that of games without draws (Van den Bergh, "Normalized Elo", 2020). The variance of a game
     * is twice that of a pair's mean. Not finite if all pairs ended alike.
     */
    double normalizedElo() {
        return (mean() - 0.5) / Math.sqrt(2 * variance()) * ELO_PER_DEVIATION;
    }

    /** Half the width of the interval of 95 % of {@link #normalizedElo}, which depends on the number of pairs alone. */
    double normalizedEloError() {
        return MatchScore.CONFIDENCE / Math.sqrt(2.0 * pairs()) * ELO_PER_DEVIATION;
    }
}
