package parachute.tools.train.spsa;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import parachute.engine.eval.choice.Evaluation;
import parachute.rules.board.Variant;
import parachute.tools.match.setup.TimeControl;

/** Settings of tuning runs in tests. */
final class TuningRuns {
    private TuningRuns() {}

    /** Returns a run in chess with two games an iteration of 100 nodes a move. */
    static SpsaSettings settings(int iterations, long seed, String... parameters) {
        return settings(iterations, 1, seed, limit("nodes", "100"), parameters);
    }

    static SpsaSettings settings(int iterations, int pairs, long seed, TimeControl limit, String... parameters) {
        List<TunedParameter> tuned = Arrays.stream(parameters)
                .map(word -> TunedParameter.parse(word, Variant.CHESS))
                .toList();
        return new SpsaSettings(Variant.CHESS, tuned, iterations, pairs, 0.01, limit, seed, Evaluation.DEFAULT);
    }

    /** Returns a limit as words of a match say it, such as nodes and 100. */
    static TimeControl limit(String key, String value) {
        return TimeControl.NONE.with(Map.of(key, value));
    }
}
