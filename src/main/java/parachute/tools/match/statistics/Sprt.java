package parachute.tools.match.statistics;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import parachute.io.UserException;
import parachute.tools.program.CommandWords;

/**
 * The sequential probability ratio test (SPRT) of two hypotheses about the difference between two engines,
 * {@code elo0} and {@code elo1}. It uses the generalised likelihood ratio of the pairs of games: for each hypothesis
 * the distribution of the five possible sums that has the expected strength and the maximum likelihood
 * (chessprogramming wiki, "Sequential Probability Ratio Test"; Van den Bergh, "Comments on Normalized Elo", for the
 * models).
 *
 * @param elo0 the difference in Elo under the hypothesis that a change is not good enough
 * @param elo1 the difference under the hypothesis that it is
 * @param alpha the probability of accepting {@code elo1} although {@code elo0} is true
 * @param beta the probability of accepting {@code elo0} although {@code elo1} is true
 * @param model the scale of {@code elo0} and {@code elo1}
 */
public record Sprt(double elo0, double elo1, double alpha, double beta, Model model) {
    /** The count used for a sum that never occurred, to avoid the logarithm of zero. */
    private static final double MIN_COUNT = 1e-3;

    private static final int BISECTIONS = 60;

    /** The maximum number of steps of an iterative approximation; three are usually enough. */
    private static final int MAX_STEPS = 50;

    private static final double NEAR_ENOUGH = 1e-9;

    /** The scale of the two hypotheses, by their names in fastchess. */
    public enum Model {
        /** The usual Elo: the mean score by the logistic curve. */
        LOGISTIC,
        /** The mean score in standard deviations of a game: the length of a test does not depend on the share of draws. */
        NORMALIZED,
        /** BayesElo, with the share of draws in the games; for single games, not for pairs. */
        BAYESIAN
    }

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
     * Reads {@code elo0} (0), {@code elo1} (5), {@code alpha} (0.05), {@code beta} (0.05) and {@code model} (logistic).
     *
     * @throws UserException if a value is out of range
     */
    public static Sprt parse(Map<String, String> words) {
        CommandWords.checkKeys("--sprt", words, Set.of("elo0", "elo1", "alpha", "beta", "model"));
        Sprt sprt = new Sprt(
                CommandWords.decimal("elo0", words.getOrDefault("elo0", "0")),
                CommandWords.decimal("elo1", words.getOrDefault("elo1", "5")),
                CommandWords.decimal("alpha", words.getOrDefault("alpha", "0.05")),
                CommandWords.decimal("beta", words.getOrDefault("beta", "0.05")),
                CommandWords.choice("model", words.getOrDefault("model", "logistic"), Model.class));
        if (!(sprt.elo0 < sprt.elo1)) {
            throw new UserException("elo0 must be less than elo1");
        }
        if (!(sprt.alpha > 0 && sprt.alpha < 0.5 && sprt.beta > 0 && sprt.beta < 0.5)) {
            throw new UserException("alpha and beta are probabilities between 0 and 0.5");
        }
        return sprt;
    }

    /** Returns the ratio below which {@code elo0} is accepted. */
    public double lowerBound() {
        return Math.log(beta / (1 - alpha));
    }

    /** Returns the ratio above which {@code elo1} is accepted. */
    public double upperBound() {
        return Math.log((1 - beta) / alpha);
    }

    /**
     * Returns the logarithm of the likelihood ratio; 0 without pairs, and while the model lacks an estimate of draws.
     */
    public double ratio(PairCounts pairs) {
        return evidence(pairs).sum();
    }

    /** Returns the contribution of each outcome to the ratio, with its count. */
    private Weighted evidence(PairCounts pairs) {
        boolean single = model == Model.BAYESIAN;
        double[] counts = (single ? pairs.games() : pairs.counts())
                .stream().mapToDouble(count -> Math.max(count, MIN_COUNT)).toArray();
        double[] logarithms = new double[counts.length];
        if (pairs.pairs() > 0 && !(single && (counts[0] < 1 || counts[2] < 1))) {
            double[] distribution0 = distribution(counts, elo0);
            double[] distribution1 = distribution(counts, elo1);
            Arrays.setAll(logarithms, i -> Math.log(distribution1[i] / distribution0[i]));
        }
        return new Weighted(counts, logarithms);
    }

    /** Values with weights. */
    private static final class Weighted {
        private final double[] weights;
        private final double[] values;

        Weighted(double[] weights, double[] values) {
            this.weights = weights;
            this.values = values;
        }

        double sum() {
            return IntStream.range(0, weights.length)
                    .mapToDouble(i -> weights[i] * values[i])
                    .sum();
        }

        double mean() {
            return sum() / Arrays.stream(weights).sum();
        }

        double variance() {
            double mean = mean();
            return new Weighted(weights, mapped(values, value -> (value - mean) * (value - mean))).mean();
        }
    }

    private static double[] mapped(double[] values, DoubleUnaryOperator function) {
        return Arrays.stream(values).map(function).toArray();
    }

    /** Returns the distribution of maximum likelihood among those of a strength on the scale of the model. */
    private double[] distribution(double[] counts, double elo) {
        return switch (model) {
            case LOGISTIC -> ofMean(counts, logistic(elo));
            case NORMALIZED -> ofDeviations(counts, elo * Math.sqrt(2) / PairCounts.ELO_PER_DEVIATION);
            case BAYESIAN -> {
                double all = Arrays.stream(counts).sum();
                double drawElo = 200 * Math.log10((all / counts[0] - 1) * (all / counts[2] - 1));
                yield ofMean(counts, (logistic(elo - drawElo) + 1 - logistic(-elo - drawElo)) / 2);
            }
        };
    }

    private static double logistic(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    /** Returns the distribution of maximum likelihood among those with a given mean. */
    private static double[] ofMean(double[] counts, double mean) {
        return balanced(counts, mapped(points(counts.length), point -> point - mean));
    }

    /**
     * Returns the distribution of maximum likelihood among those whose mean is better than a half by some of their own
     * standard deviations (Van den Bergh, "Comments on Normalized Elo", section 4.1): a sequence of distributions, each
     * with a condition that contains the deviation of the one before.
     */
    private static double[] ofDeviations(double[] counts, double deviations) {
        double[] points = points(counts.length);
        double[] distribution = balanced(counts, new double[counts.length]);
        double change = 1;
        for (int step = 0; step < MAX_STEPS && change >= NEAR_ENOUGH; step++) {
            double[] last = distribution;
            double mean = new Weighted(last, points).mean();
            double variance = new Weighted(last, points).variance();
            double reach = deviations * Math.sqrt(variance) / 2;
            double[] next = balanced(
                    counts,
                    mapped(points, point -> point - 0.5 - reach * (1 + (point - mean) * (point - mean) / variance)));
            change = IntStream.range(0, points.length)
                    .mapToDouble(i -> Math.abs(next[i] - last[i]))
                    .max()
                    .orElse(0);
            distribution = next;
        }
        return distribution;
    }

    /**
     * Returns the distribution of maximum likelihood among those whose mean of some distances is zero: each frequency
     * divided by {@code 1 + t distance}, with a suitable t. If there is no such t because all distances have the same
     * sign, returns the frequencies themselves.
     */
    private static double[] balanced(double[] counts, double[] distances) {
        double max = Arrays.stream(distances).max().orElse(0);
        double min = Arrays.stream(distances).min().orElse(0);
        double low = min < 0 && max > 0 ? -1 / max : 0;
        double high = min < 0 && max > 0 ? -1 / min : 0;
        for (int i = 0; i < BISECTIONS; i++) {
            double t = (low + high) / 2;
            double excess = 0;
            for (int j = 0; j < counts.length; j++) {
                excess += counts[j] * distances[j] / (1 + t * distances[j]);
            }
            if (excess > 0) {
                low = t;
            } else {
                high = t;
            }
        }
        double t = (low + high) / 2;
        double all = Arrays.stream(counts).sum();
        double[] distribution = new double[counts.length];
        Arrays.setAll(distribution, j -> counts[j] / all / (1 + t * distances[j]));
        return distribution;
    }

    /** Returns the points a game of each outcome of a game or a pair. */
    private static double[] points(int outcomes) {
        return IntStream.range(0, outcomes)
                .mapToDouble(i -> i / (outcomes - 1.0))
                .toArray();
    }

    /**
     * Returns the expected number of games until the decision if results continue as so far: the time until a
     * Brownian motion with the drift and the variance of the ratio leaves the two bounds (Wald, "Sequential Analysis",
     * 1947). Empty after a decision and with too few pairs.
     */
    OptionalLong gamesLeft(PairCounts pairs) {
        if (!pairs.isReliable() || decide(pairs) != Decision.UNDECIDED) {
            return OptionalLong.empty();
        }
        Weighted evidence = evidence(pairs);
        double drift = evidence.mean();
        double aim = drift < 0 ? -lowerBound() : upperBound();
        double other = drift < 0 ? -upperBound() : lowerBound();
        double ratio = Math.abs(evidence.sum());
        double curve = 2 * Math.abs(drift) / evidence.variance();
        double outcomes = curve * (aim - other) < NEAR_ENOUGH
                ? (aim - ratio) * (ratio - other) / evidence.variance()
                : ((aim - other) * Math.expm1(-curve * (ratio - other)) / Math.expm1(-curve * (aim - other))
                                - (ratio - other))
                        / Math.abs(drift);
        return OptionalLong.of(Math.round(outcomes * (model == Model.BAYESIAN ? 1 : 2)));
    }

    /** Returns the decision after some pairs. */
    public Decision decide(PairCounts pairs) {
        double ratio = ratio(pairs);
        if (ratio >= upperBound()) {
            return Decision.ACCEPT_ELO1;
        }
        return ratio <= lowerBound() ? Decision.ACCEPT_ELO0 : Decision.UNDECIDED;
    }

    /** Returns the state of the test in one line. */
    public String describe(PairCounts pairs) {
        String state = switch (decide(pairs)) {
            case ACCEPT_ELO1 -> ", accepted: elo1";
            case ACCEPT_ELO0 -> ", accepted: elo0";
            case UNDECIDED -> "";
        };
        String scale = model == Model.LOGISTIC ? "" : model.name().toLowerCase(Locale.ROOT) + ' ';
        return String.format(Locale.ROOT, "SPRT %s[%.1f, %.1f] %s%s", scale, elo0, elo1, describeRatio(pairs), state)
                + describeRest(pairs).map(rest -> ", " + rest).orElse("");
    }

    /** Returns the ratio and its bounds. */
    public String describeRatio(PairCounts pairs) {
        return String.format(Locale.ROOT, "LLR %.2f (%.2f, %.2f)", ratio(pairs), lowerBound(), upperBound());
    }

    /** Returns the expected number of remaining games, if it can be estimated. */
    public Optional<String> describeRest(PairCounts pairs) {
        OptionalLong left = gamesLeft(pairs);
        return left.isPresent() ? Optional.of("about " + left.getAsLong() + " games to go") : Optional.empty();
    }
}
