package parachute.tools.train.spsa;

import parachute.engine.search.SearchParameter;
import parachute.engine.search.SearchParameters;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.program.CommandWords;

/**
 * A parameter of the search to be tuned.
 *
 * @param parameter the parameter
 * @param start its value before the first iteration
 * @param step distance of both sides from the current value in the last iteration, above 0; it is larger in earlier
 *     ones
 */
public record TunedParameter(SearchParameter parameter, int start, double step) {
    /**
     * Reads {@code NAME} or {@code NAME=STEP}; without a step it is a tenth of the start value, but at least 1. The
     * start value is that of the variant.
     *
     * @throws UserException if the parameter does not exist, or its range is too small for the step
     */
    public static TunedParameter parse(String word, Variant variant) {
        int sign = word.indexOf('=');
        String name = sign < 0 ? word : word.substring(0, sign);
        SearchParameter parameter;
        try {
            parameter = SearchParameters.named(name);
        } catch (IllegalArgumentException e) {
            throw new UserException("unknown search parameter \"" + name + "\"");
        }
        int start = SearchParameters.of(variant).get(name);
        if (sign < 0) {
            return new TunedParameter(parameter, start, Math.max(1, Math.abs(start) / 10.0));
        }
        double step = CommandWords.decimal("the step of " + name, word.substring(sign + 1));
        int range = parameter.max() - parameter.min();
        if (!(step > 0 && step <= range)) {
            throw new UserException("the step of " + name + " must be above 0 and at most " + range + ", not " + step);
        }
        return new TunedParameter(parameter, start, step);
    }

    /** Returns whether the parameter has an effect only with a clock. */
    boolean needsClock() {
        return parameter.name().startsWith("TIME_");
    }

    /** Returns a value limited to the parameter's range. */
    double clamp(double value) {
        return Math.clamp(value, parameter.min(), parameter.max());
    }

    /** Returns its name, start value and step. */
    @Override
    public String toString() {
        return parameter + " from " + start + " by " + step;
    }
}
