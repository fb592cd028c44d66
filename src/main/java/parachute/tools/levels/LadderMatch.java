package parachute.tools.levels;

import java.util.List;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.ScoreColumns;

/**
 * A match that was played on the ladder.
 *
 * @param player the one whose score it is
 * @param opponent the weaker one, as is expected
 * @param score the player's result
 */
public record LadderMatch(String player, String opponent, MatchScore score) {
    /** How text aligns the columns of {@link #values}. */
    public static final String FORMAT = "%-20s %-20s " + ScoreColumns.FORMAT;

    /** What stands above the columns of {@link #values}. */
    public static final List<String> HEADINGS = ScoreColumns.row(List.of("Player", "Opponent"), ScoreColumns.NAMES);

    /** Returns the match as a row of a table. */
    public List<String> values() {
        return ScoreColumns.row(List.of(player, opponent), ScoreColumns.values(score));
    }
}
