package parachute.tools.match;

import java.util.List;
import java.util.Optional;
import parachute.tools.match.statistics.Sprt;

/** Is notified of matches that are played one after another. */
@FunctionalInterface
public interface MatchesListener {
    /** Ignores all matches. */
    MatchesListener NONE = (title, engines, test, games) -> new Progress() {};

    /**
     * Called for another match, which begins with the first call of the returned listener.
     *
     * @param title a title with the players
     * @param engines their names; the test is about the first one
     * @param test ends the match, if there is one
     * @param games of the whole match
     * @return the listener to that match
     */
    Progress match(String title, List<String> engines, Optional<Sprt> test, int games);
}
