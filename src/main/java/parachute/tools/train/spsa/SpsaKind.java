package parachute.tools.train.spsa;

import parachute.engine.eval.choice.EvaluationList;
import parachute.tools.work.TextRecord;
import parachute.tools.work.Work;
import parachute.tools.work.WorkKind;

/**
 * Games of a tuning run on another machine.
 *
 * @param evaluations those that this machine has; a run names its own by the checksum
 */
public record SpsaKind(EvaluationList evaluations) implements WorkKind {
    /** Its name. */
    public static final String NAME = "train spsa";

    @Override
    public Work<?, ?> open(TextRecord settings) {
        return SearchGames.parse(settings, evaluations);
    }
}
