package parachute.tools.report.measure;

import java.util.Optional;
import parachute.tools.match.Opponent;
import parachute.tools.match.statistics.MatchScore;

/**
 * What came of a match against another program.
 *
 * @param opponent the other program
 * @param score what this program achieved; empty if the other one is not installed or could not play
 * @param remark why there is no score, or what faults there were; empty if there is nothing to say
 */
public record OpponentMatch(Opponent opponent, Optional<MatchScore> score, String remark) {}
