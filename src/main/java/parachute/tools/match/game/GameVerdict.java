package parachute.tools.match.game;

import java.util.Optional;
import parachute.rules.board.Side;

/**
 * How a game ended, or that it has not.
 *
 * @param result 1-0, 0-1, 1/2-1/2 or *
 * @param termination the value of PGN's Termination tag
 * @param reason in words; empty if the game goes on
 * @param fault what the loser did, if the game was not decided on the board
 * @param errors what the loser wrote to standard error; empty if nothing
 */
public record GameVerdict(String result, String termination, String reason, Optional<Fault> fault, String errors) {
    /** Of a game that goes on. */
    public static final GameVerdict NONE = new GameVerdict("*", "unterminated", "", Optional.empty(), "");

    static GameVerdict byRules(String result, String reason) {
        return new GameVerdict(result, "normal", reason, Optional.empty(), "");
    }

    static GameVerdict adjudicated(String result, String reason) {
        return new GameVerdict(result, "adjudication", "Adjudication: " + reason, Optional.empty(), "");
    }

    /** The end of a game by a fault before its first move. */
    public static GameVerdict faultOf(int side, EngineFailure failure) {
        return faultOf(side, failure, "");
    }

    /** The end of a game by a fault when a side had to make a move. */
    static GameVerdict faultOf(int side, EngineFailure failure, int moveNumber) {
        return faultOf(side, failure, " at move " + moveNumber);
    }

    private static GameVerdict faultOf(int side, EngineFailure failure, String moment) {
        String termination = failure.fault().termination();
        String reason = Side.name(side) + ": " + termination + moment + ", " + failure.getMessage();
        return new GameVerdict(lossOf(side), termination, reason, Optional.of(failure.fault()), failure.errors());
    }

    /** The reason, and what the loser wrote to standard error: for messages, not for the PGN. */
    public String explanation() {
        return withErrors(reason, errors);
    }

    /** A text with what an engine wrote to standard error, if anything. */
    public static String withErrors(String text, String errors) {
        return errors.isEmpty() ? text : text + ", having said: " + errors;
    }

    static String lossOf(int side) {
        return side == Side.WHITE ? GameResult.BLACK_WINS : GameResult.WHITE_WINS;
    }
}
