package parachute.tools.match;

import java.util.function.LongSupplier;
import parachute.tools.match.setup.EngineList;
import parachute.tools.work.Work;
import parachute.tools.work.WorkKind;

/**
 * Games of matches that other machines conduct.
 *
 * @param engines those that this machine starts; a match names them
 * @param machine what this machine is called
 * @param speed measures its nodes a second with as many searches as it plays games at a time; asked once a match, and only
 *     if clocks depend on it
 */
public record MatchKind(EngineList engines, String machine, LongSupplier speed) implements WorkKind {
    /** Its name. */
    public static final String NAME = "match";

    @Override
    public Work<?, ?> open(String settings) {
        return MatchText.work(settings, engines).on(machine, speed);
    }
}
