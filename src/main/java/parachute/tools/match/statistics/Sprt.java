package parachute.tools.match.statistics;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import parachute.tools.match.CommandWords;
import parachute.tools.match.MatchSetupException;

/**
 * The sequential probability ratio test: is the difference of two engines rather {@code elo1} or rather {@code elo0}?
 * It works on pairs of games by the generalised likelihood ratio: for each hypothesis the distribution of the five
 * possible sums that has the expected mean and makes what was seen likeliest.
 *
 * @param elo0 the difference, in Elo, of the hypothesis that a change is not good enough
 * @param elo1 the difference of the hypothesis that it is
 * @param alpha the probability to accept {@code elo1} although {@code elo0} is true
 * @param beta the probability to accept {@code elo0} although {@code elo1} is true
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    /** What stands for a sum that never came, so that no logarithm is taken of zero. */
    private static final double HARDLY_EVER = 1e-3;

    private static final int BISECTIONS = 60;

    /** What the test says. */
    public enum Decision {
        /** The difference is {@code elo0}: the change is to be dropped. */
        ACCEPT_ELO0,
        /** The difference is {@code elo1}: the change is good. */
        ACCEPT_ELO1,
        /** More games are needed. */
        UNDECIDED
    }

    /**
     * Reads {@code elo0} (0), {@code elo1} (5), {@code alpha} (0.05) and {@code beta} (0.05).
     *
     * @throws MatchSetupException if a value makes no sense
     */
    public static Sprt parse(Map<String, String> words) {
        CommandWords.checkKeys("--sprt", words, Set.of("elo0", "elo1", "alpha", "beta"));
        Sprt sprt = new Sprt(
                CommandWords.decimal("elo0", words.getOrDefault("elo0", "0")),
                CommandWords.decimal("elo1", words.getOrDefault("elo1", "5")),
                CommandWords.decimal("alpha", words.getOrDefault("alpha", "0.05")),
                CommandWords.decimal("beta", words.getOrDefault("beta", "0.05")));
        if (!(sprt.elo0 < sprt.elo1)) {
            throw new MatchSetupException("elo0 must be less than elo1");
        }
        if (!(sprt.alpha > 0 && sprt.alpha < 0.5 && sprt.beta > 0 && sprt.beta < 0.5)) {
            throw new MatchSetupException("alpha and beta are probabilities between 0 and 0.5");
        }
        return sprt;
    }

    /** The ratio below which {@code elo0} is accepted. */
    double lowerBound() {
        return Math.log(beta / (1 - alpha));
    }

    /** The ratio above which {@code elo1} is accepted. */
    double upperBound() {
        return Math.log((1 - beta) / alpha);
    }

    /** The logarithm of the likelihood ratio; 0 without pairs. */
    double ratio(PairCounts pairs) {
        if (pairs.pairs() == 0) {
            return 0;
        }
        double[] seen = new double[PairCounts.SUMS];
        double all = 0;
        for (int i = 0; i < seen.length; i++) {
            seen[i] = Math.max((double) pairs.count(i), HARDLY_EVER);
            all += seen[i];
        }
        double[] likeliest0 = likeliest(seen, all, expected(elo0));
        double[] likeliest1 = likeliest(seen, all, expected(elo1));
        double ratio = 0;
        for (int i = 0; i < seen.length; i++) {
            ratio += seen[i] * Math.log(likeliest1[i] / likeliest0[i]);
        }
        return ratio;
    }

    private static double expected(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    /**
     * The distribution with a given mean under which what was seen is likeliest: each frequency divided by
     * {@code 1 + t (value - mean)}, with the one t that makes the mean right.
     */
    private static double[] likeliest(double[] seen, double all, double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int i = 0; i < BISECTIONS; i++) {
            double t = (low + high) / 2;
            double excess = 0;
            for (int j = 0; j < seen.length; j++) {
                double distance = value(j) - mean;
                excess += seen[j] * distance / (1 + t * distance);
            }
            if (excess > 0) {
                low = t;
            } else {
                high = t;
            }
        }
        double t = (low + high) / 2;
        double[] distribution = new double[seen.length];
        for (int j = 0; j < seen.length; j++) {
            distribution[j] = seen[j] / all / (1 + t * (value(j) - mean));
        }
        return distribution;
    }

    /** Points a game of a pair with a number of half points. */
    private static double value(int halves) {
        return halves / 4.0;
    }

    /** What the test says about the pairs so far. */
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
