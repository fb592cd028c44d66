package parachute.tools.match;

import java.util.List;
import java.util.Optional;
import parachute.tools.match.statistics.Sprt;

/**
 * What is known of a match before its first game.
 *
 * @param title a title with the players
 * @param engines their names, as far as known; the first one is that of the test
 * @param test ends the match, if there is one
 * @param games of the whole match, as far as known
 */
public record MatchHeader(String title, List<String> engines, Optional<Sprt> test, int games) {
    /** Keeps the list from changing. */
    public MatchHeader {
        engines = List.copyOf(engines);
    }

    /** Returns the title of a match between some engines. */
    public static String title(List<String> engines) {
        return engines.size() == 2 ? String.join(" – ", engines) : "Match of " + engines.size() + " engines";
    }
}
