package parachute.tools.train.spsa;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import parachute.engine.search.SearchParameters;
import parachute.tools.match.statistics.MatchScore;

/**
 * One iteration of simultaneous perturbation stochastic approximation (SPSA; chessprogramming wiki): every value is
 * moved up or down at random, all at the same time. The plus side plays with the resulting values, the minus side with
 * those mirrored at the current ones, and every value moves by the result of their games. An iteration depends only on
 * the settings and the state.
 */
final class Perturbation {
    private final SpsaSettings settings;
    private final SpsaState state;

    /** The change of each value for a game that the plus side wins. */
    private final List<Double> changes = new ArrayList<>();

    private final SearchParameters plus;
    private final SearchParameters minus;

    /** Creates the iteration that follows a state. */
    Perturbation(SpsaSettings settings, SpsaState state) {
        this.settings = settings;
        this.state = state;
        SearchParameters plusValues = SearchParameters.of(settings.variant());
        SearchParameters minusValues = plusValues;
        SplittableRandom random = new SplittableRandom(settings.seed() * 1_000_003 + state.iteration());
        GainSequences gains = new GainSequences(settings.iterations(), settings.rate());
        int k = state.iteration() + 1;
        for (int i = 0; i < settings.parameters().size(); i++) {
            TunedParameter tuned = settings.parameters().get(i);
            double signedStep = random.nextBoolean() ? tuned.step() : -tuned.step();
            double distance = gains.perturbation(k) * signedStep;
            double rounding = random.nextDouble();
            String name = tuned.parameter().name();
            plusValues = plusValues.with(name, round(tuned, state.values().get(i) + distance, rounding));
            minusValues = minusValues.with(name, round(tuned, state.values().get(i) - distance, rounding));
            changes.add(gains.change(k) * signedStep);
        }
        plus = plusValues;
        minus = minusValues;
    }

    /**
     * Returns a whole number within the range of a parameter. The fraction is the probability of rounding up, so that
     * small changes of small values count, too; one random number for both sides keeps their distance.
     *
     * @param rounding from 0, below 1
     */
    private static int round(TunedParameter tuned, double value, double rounding) {
        return (int) tuned.clamp(Math.floor(value + rounding));
    }

    /** Returns the parameters of the plus side. */
    SearchParameters plus() {
        return plus;
    }

    /** Returns the parameters of the minus side. */
    SearchParameters minus() {
        return minus;
    }

    /**
     * Returns the state after games with a score of the plus side: the values move towards the side that won more
     * games.
     */
    SpsaState next(MatchScore score) {
        List<Double> values = new ArrayList<>();
        for (int i = 0; i < changes.size(); i++) {
            double moved = state.values().get(i) + changes.get(i) * (score.wins() - score.losses());
            values.add(settings.parameters().get(i).clamp(moved));
        }
        return state.next(values, score);
    }
}
