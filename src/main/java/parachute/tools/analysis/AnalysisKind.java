package parachute.tools.analysis;

import parachute.engine.eval.choice.EvaluationList;
import parachute.tools.work.Work;
import parachute.tools.work.WorkKind;

/**
 * Searches for the analysis of games on another machine.
 *
 * @param evaluations those that this machine has; an analysis names its own by the checksums
 */
public record AnalysisKind(EvaluationList evaluations) implements WorkKind {
    /** Its name. */
    public static final String NAME = "analyse";

    @Override
    public Work<?, ?> open(String settings) {
        return AnalysisWork.parse(settings, evaluations);
    }
}
