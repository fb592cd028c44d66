package parachute.tools.train.spsa;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import parachute.engine.eval.choice.Evaluation;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.match.setup.TimeControl;

/**
 * The settings that determine a tuning run.
 *
 * @param variant the variant of the games
 * @param parameters the tuned parameters; at least one, each only once
 * @param iterations number of times that all values are changed
 * @param pairs pairs of games an iteration, each with one opening and colours swapped
 * @param rate fraction of its step by the parameter game changes a value in the last iteration
 * @param limit the limits of both sides: nodes a move, or a clock that counts time in nodes
 * @param seed of the perturbations and of the order of the openings
 * @param evaluation the evaluation that both sides use
 */
public record SpsaSettings(
        Variant variant,
        List<TunedParameter> parameters,
        int iterations,
        int pairs,
        double rate,
        TimeControl limit,
        long seed,
        Evaluation evaluation) {
    /** The parameters tuned by default: margins, reductions and others that depend on the scale of the scores. */
    public static final List<String> DEFAULT_PARAMETERS = List.of(
            "ASPIRATION_WINDOW",
            "REVERSE_FUTILITY_MARGIN",
            "RAZORING_MARGIN",
            "NULL_MOVE_EVAL_DIVISOR",
            "FUTILITY_BASE",
            "FUTILITY_MARGIN",
            "MOVE_COUNT_FACTOR",
            "MOVE_COUNT_FACTOR_IMPROVING",
            "EXCHANGE_CAPTURE_MARGIN",
            "EXCHANGE_QUIET_MARGIN",
            "LMR_BASE",
            "LMR_DIVISOR",
            "LMR_HISTORY_DIVISOR",
            "QUIESCENCE_DELTA");

    /**
     * Checks what concerns more than one component.
     *
     * @throws UserException if a parameter is named twice, or has no effect without a clock
     */
    public SpsaSettings {
        parameters = List.copyOf(parameters);
        List<String> names =
                parameters.stream().map(tuned -> tuned.parameter().name()).toList();
        for (TunedParameter tuned : parameters) {
            String name = tuned.parameter().name();
            if (names.indexOf(name) != names.lastIndexOf(name)) {
                throw new UserException(name + " is named twice");
            }
            if (tuned.needsClock() && !limit.hasClock()) {
                throw new UserException(name + " has no effect without a clock: specify --tc");
            }
        }
    }

    /** Returns the settings in words, by the names of their options. */
    Map<String, String> describe() {
        Map<String, String> words = new LinkedHashMap<>();
        words.put("variant", variant.uciName());
        words.put("limit", limit.toString());
        words.put("iterations", Integer.toString(iterations));
        words.put("games-per-iteration", Long.toString(2L * pairs));
        words.put("rate", Double.toString(rate));
        words.put("seed", Long.toString(seed));
        words.put("evaluation", Integer.toHexString(evaluation.checksum(variant)));
        words.put(
                "parameters", parameters.stream().map(TunedParameter::toString).collect(Collectors.joining(", ")));
        return words;
    }
}
