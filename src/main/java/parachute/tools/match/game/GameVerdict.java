package parachute.tools.match.game;

import java.util.Optional;
import parachute.rules.board.Side;

/**
 * The end of a game, or its absence.
 *
 * @param result 1-0, 0-1, 1/2-1/2 or *
 * @param termination the value of PGN's Termination tag
 * @param reason in words; empty for a game in progress
 * @param fault the fault of the loser, if the game was lost by one
 * @param errors what the loser wrote to standard error; empty if nothing
 */
public record GameVerdict(String result, String termination, String reason, Optional<Fault> fault, String errors) {
    /** The verdict of a game in progress. */
    public static final GameVerdict NONE = new GameVerdict("*", "unterminated", "", Optional.empty(), "");

    static GameVerdict byRules(String result, String reason) {
        return new GameVerdict(result, "normal", reason, Optional.empty(), "");
    }

    static GameVerdict adjudicated(String result, String reason) {
        return new GameVerdict(result, "adjudication", "Adjudication: " + reason, Optional.empty(), "");
    }

    /**
     * Returns the end of a game by a fault.
     *
     * @param moment such as " at move 7"; empty before the first move
     */
    public static GameVerdict faultOf(int side, EngineFailure failure, String moment) {
        String termination = failure.fault().termination();
        String reason = Side.name(side) + ": " + termination + moment + ", " + failure.getMessage();
        return new GameVerdict(lossOf(side), termination, reason, Optional.of(failure.fault()), failure.errors());
    }

    /** Returns the reason, with what the loser wrote to standard error: for messages, not for the PGN. */
    public String explanation() {
        return withErrors(reason, errors);
    }

    /** Returns a text with what an engine wrote to standard error, if anything. */
    public static String withErrors(String text, String errors) {
        return errors.isEmpty() ? text : text + "; standard error: " + errors;
    }

    static String lossOf(int side) {
        return side == Side.WHITE ? GameResult.BLACK_WINS : GameResult.WHITE_WINS;
    }
}
