package parachute.tools.match;

import parachute.tools.match.setup.EngineList;
import parachute.tools.work.Work;
import parachute.tools.work.WorkKind;

/**
 * Games of matches that other machines conduct.
 *
 * @param engines those that this machine starts; a match names them
 */
public record MatchKind(EngineList engines) implements WorkKind {
    /** Its name. */
    public static final String NAME = "match";

    @Override
    public Work<?, ?> open(String settings) {
        return MatchText.work(settings, engines);
    }
}
