package parachute.tools.train.data;

import parachute.engine.eval.choice.EvaluationList;
import parachute.tools.work.Work;
import parachute.tools.work.WorkKind;

/**
 * Games that get new scores, for a file on another machine.
 *
 * @param evaluations the evaluations of this machine, for jobs that do not send a network
 */
public record RescoringKind(EvaluationList evaluations) implements WorkKind {
    /** Its name. */
    public static final String NAME = "train rescore";

    @Override
    public Work<?, ?> open(String settings) {
        return RescoringWork.parse(settings, evaluations);
    }
}
