package parachute.tools.match;

import java.util.function.LongSupplier;
import parachute.tools.match.setup.EngineList;
import parachute.tools.work.Work;
import parachute.tools.work.WorkKind;

/**
 * Games of matches that other machines run.
 *
 * @param engines the engines that this machine can start, by their names
 * @param machine the name of this machine
 * @param speed measures its nodes a second with one search for each game at a time; called once a match, and only if
 *     clocks depend on it
 */
public record MatchKind(EngineList engines, String machine, LongSupplier speed) implements WorkKind {
    /** Its name. */
    public static final String NAME = "match";

    @Override
    public Work<?, ?> open(String settings) {
        return MatchText.work(settings, engines).on(machine, speed);
    }
}
