package parachute.tools.match.game;

import java.util.Optional;
import parachute.rules.board.Side;

/**
 * How a game ended.
 *
 * @param result 1-0, 0-1 or 1/2-1/2
 * @param termination the value of PGN's Termination tag
 * @param reason in words
 * @param fault what the loser did, if it did not lose on the board
 * @param errors what the loser said on standard error; empty if nothing
 */
public record GameVerdict(String result, String termination, String reason, Optional<Fault> fault, String errors) {
    static final String WHITE_WINS = "1-0";
    static final String BLACK_WINS = "0-1";
    public static final String DRAW = "1/2-1/2";

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
    public static GameVerdict faultOf(int side, EngineFailure failure, int moveNumber) {
        return faultOf(side, failure, " at move " + moveNumber);
    }

    private static GameVerdict faultOf(int side, EngineFailure failure, String moment) {
        String termination = failure.fault().termination();
        String reason = Side.name(side) + ": " + termination + moment + ", " + failure.getMessage();
        return new GameVerdict(lossOf(side), termination, reason, Optional.of(failure.fault()), failure.errors());
    }

    /** The reason, and what the loser said itself: for people, not for the record of the game. */
    public String explanation() {
        return withErrors(reason, errors);
    }

    /** A text with what an engine said on standard error, if anything. */
    public static String withErrors(String text, String errors) {
        return errors.isEmpty() ? text : text + ", having said: " + errors;
    }

    static String lossOf(int side) {
        return side == Side.WHITE ? BLACK_WINS : WHITE_WINS;
    }
}
