package parachute.tools.train.games;

import parachute.engine.eval.choice.EvaluationList;
import parachute.tools.work.Work;
import parachute.tools.work.WorkKind;

/**
 * Games between two sides on another machine.
 *
 * @param evaluations the evaluations of this machine, for sides whose networks are not sent
 */
public record SearchGamesKind(EvaluationList evaluations) implements WorkKind {
    /** Its name. */
    public static final String NAME = "train games";

    @Override
    public Work<?, ?> open(String settings) {
        return SearchGames.parse(settings, evaluations);
    }
}
