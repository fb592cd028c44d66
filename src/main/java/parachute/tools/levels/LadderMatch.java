package parachute.tools.levels;

import parachute.tools.match.statistics.MatchScore;

/**
 * A match that was played on the ladder.
 *
 * @param player the one whose score it is
 * @param opponent the weaker one, as is expected
 * @param score what the player achieved
 */
public record LadderMatch(String player, String opponent, MatchScore score) {}
