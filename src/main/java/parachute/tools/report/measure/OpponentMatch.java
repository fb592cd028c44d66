package parachute.tools.report.measure;

import java.util.Optional;
import parachute.tools.match.Opponent;
import parachute.tools.match.statistics.MatchScore;

/**
 * The result of a match against another program.
 *
 * @param opponent the other program
 * @param score the score of this program; empty if the other one is not installed or could not play
 * @param remark the reason for a missing score, or the faults; may be empty
 */
public record OpponentMatch(Opponent opponent, Optional<MatchScore> score, String remark) {}
