package parachute.tools.match;

import java.util.List;
import java.util.Optional;
import parachute.tools.match.statistics.Sprt;

/** Hears of matches that are played one after the other. */
@FunctionalInterface
public interface MatchesListener {
    /** Is not interested. */
    MatchesListener NONE = (title, engines, test, games) -> new Progress() {};

    /**
     * There is one more match. It begins with what its listener is told first.
     *
     * @param title who plays, in words
     * @param engines their names; the first one is that of the test
     * @param test ends the match, if there is one
     * @param games of the whole match
     * @return listens to that match
     */
    Progress match(String title, List<String> engines, Optional<Sprt> test, int games);
}
