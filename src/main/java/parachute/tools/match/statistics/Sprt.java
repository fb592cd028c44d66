package parachute.tools.match.statistics;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import parachute.io.UserException;
import parachute.tools.match.setup.CommandWords;

/**
 * The sequential probability ratio test (SPRT) of two hypotheses on the difference of two engines, {@code elo0} and
 * {@code elo1}. It uses the generalised likelihood ratio of the pairs of games: for each hypothesis the distribution of
 * the five possible sums that has the expected mean and the maximum likelihood (chessprogramming wiki, "Sequential
 * Probability Ratio Test").
 *
 * @param elo0 the difference, in Elo, of the hypothesis that a change is not good enough
 * @param elo1 the difference of the hypothesis that it is
 * @param alpha the probability to accept {@code elo1} although {@code elo0} is true
 * @param beta the probability to accept {@code elo0} although {@code elo1} is true
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    /** The count of a sum that never occurred, so that no logarithm is taken of zero. */
    private static final double SMALLEST_COUNT = 1e-3;

    private static final int BISECTIONS = 60;

    /** The decision of the test. */
    public enum Decision {
        /** The difference is {@code elo0}: the change is not good enough. */
        ACCEPT_ELO0,
        /** The difference is {@code elo1}: the change is good. */
        ACCEPT_ELO1,
        /** More games are needed. */
        UNDECIDED
    }

    /**
     * Reads {@code elo0} (0), {@code elo1} (5), {@code alpha} (0.05) and {@code beta} (0.05).
     *
     * @throws UserException if a value is out of range
     */
    public static Sprt parse(Map<String, String> words) {
        CommandWords.checkKeys("--sprt", words, Set.of("elo0", "elo1", "alpha", "beta"));
        Sprt sprt = new Sprt(
                CommandWords.decimal("elo0", words.getOrDefault("elo0", "0")),
                CommandWords.decimal("elo1", words.getOrDefault("elo1", "5")),
                CommandWords.decimal("alpha", words.getOrDefault("alpha", "0.05")),
                CommandWords.decimal("beta", words.getOrDefault("beta", "0.05")));
        if (!(sprt.elo0 < sprt.elo1)) {
            throw new UserException("elo0 must be less than elo1");
        }
        if (!(sprt.alpha > 0 && sprt.alpha < 0.5 && sprt.beta > 0 && sprt.beta < 0.5)) {
            throw new UserException("alpha and beta are probabilities between 0 and 0.5");
        }
        return sprt;
    }

    /** The ratio below which {@code elo0} is accepted. */
    public double lowerBound() {
        return Math.log(beta / (1 - alpha));
    }

    /** The ratio above which {@code elo1} is accepted. */
    public double upperBound() {
        return Math.log((1 - beta) / alpha);
    }

    /** The logarithm of the likelihood ratio; 0 without pairs. */
    public double ratio(PairCounts pairs) {
        if (pairs.pairs() == 0) {
            return 0;
        }
        double[] counts = new double[PairCounts.SUMS];
        double all = 0;
        for (int i = 0; i < counts.length; i++) {
            counts[i] = Math.max((double) pairs.count(i), SMALLEST_COUNT);
            all += counts[i];
        }
        double[] distribution0 = maximumLikelihood(counts, all, expected(elo0));
        double[] distribution1 = maximumLikelihood(counts, all, expected(elo1));
        double ratio = 0;
        for (int i = 0; i < counts.length; i++) {
            ratio += counts[i] * Math.log(distribution1[i] / distribution0[i]);
        }
        return ratio;
    }

    private static double expected(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    /**
     * The distribution of maximum likelihood among those with a given mean: each frequency divided by
     * {@code 1 + t (value - mean)}, with t such that the mean is the given one.
     */
    private static double[] maximumLikelihood(double[] counts, double all, double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int i = 0; i < BISECTIONS; i++) {
            double t = (low + high) / 2;
            double excess = 0;
            for (int j = 0; j < counts.length; j++) {
                double distance = value(j) - mean;
                excess += counts[j] * distance / (1 + t * distance);
            }
            if (excess > 0) {
                low = t;
            } else {
                high = t;
            }
        }
        double t = (low + high) / 2;
        double[] distribution = new double[counts.length];
        for (int j = 0; j < counts.length; j++) {
            distribution[j] = counts[j] / all / (1 + t * (value(j) - mean));
        }
        return distribution;
    }

    /** Points a game of a pair with a number of half points. */
    private static double value(int halves) {
        return halves / 4.0;
    }

    /** The decision after some pairs. */
    public Decision decide(PairCounts pairs) {
        double ratio = ratio(pairs);
        if (ratio >= upperBound()) {
            return Decision.ACCEPT_ELO1;
        }
        return ratio <= lowerBound() ? Decision.ACCEPT_ELO0 : Decision.UNDECIDED;
    }

    /** The state of the test in one line. */
    public String describe(PairCounts pairs) {
        String state = switch (decide(pairs)) {
            case ACCEPT_ELO1 -> ", accepted: elo1";
            case ACCEPT_ELO0 -> ", accepted: elo0";
            case UNDECIDED -> "";
        };
        return String.format(Locale.ROOT, "SPRT [%.1f, %.1f] %s%s", elo0, elo1, describeRatio(pairs), state);
    }

    /** The ratio and its bounds. */
    public String describeRatio(PairCounts pairs) {
        return String.format(Locale.ROOT, "LLR %.2f (%.2f, %.2f)", ratio(pairs), lowerBound(), upperBound());
    }
}
