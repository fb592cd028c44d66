package parachute.tools.train.data;

import parachute.engine.eval.choice.EvaluationList;
import parachute.tools.work.Work;
import parachute.tools.work.WorkKind;

/**
 * Games of the engine against itself for a file on another machine.
 *
 * @param evaluations the evaluations of this machine, for jobs that do not send a network
 */
public record SelfPlayKind(EvaluationList evaluations) implements WorkKind {
    /** Its name. */
    public static final String NAME = "train play";

    @Override
    public Work<?, ?> open(String settings) {
        return SelfPlayWork.parse(settings, evaluations);
    }
}
