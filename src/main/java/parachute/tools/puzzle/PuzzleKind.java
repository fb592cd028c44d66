package parachute.tools.puzzle;

import parachute.engine.eval.choice.EvaluationList;
import parachute.tools.work.Work;
import parachute.tools.work.WorkKind;

/**
 * The search for puzzles in games on another machine.
 *
 * @param evaluations those that this machine has; the work names its own by the checksums
 */
public record PuzzleKind(EvaluationList evaluations) implements WorkKind {
    /** Its name. */
    public static final String NAME = "puzzles make";

    @Override
    public Work<?, ?> open(String settings) {
        return PuzzleWork.parse(settings, evaluations);
    }
}
