package parachute.match;

import java.util.Optional;
import parachute.board.Side;

/**
 * How a game ended.
 *
 * @param result 1-0, 0-1 or 1/2-1/2
 * @param termination the value of PGN's Termination tag
 * @param reason in words
 * @param fault what the loser did, if it did not lose on the board
 * @param errors what the loser said on standard error; empty if nothing
 */
record Verdict(String result, String termination, String reason, Optional<Fault> fault, String errors) {
    static final String WHITE_WINS = "1-0";
    static final String BLACK_WINS = "0-1";
    static final String DRAW = "1/2-1/2";

    static Verdict byRules(String result, String reason) {
        return new Verdict(result, "normal", reason, Optional.empty(), "");
    }

    static Verdict adjudicated(String result, String reason) {
        return new Verdict(result, "adjudication", "Adjudication: " + reason, Optional.empty(), "");
    }

    /** The end of a game by a fault before its first move. */
    static Verdict faultOf(int side, EngineFailure failure) {
        return faultOf(side, failure, "");
    }

    /** The end of a game by a fault when a side had to make a move. */
    static Verdict faultOf(int side, EngineFailure failure, int moveNumber) {
        return faultOf(side, failure, " at move " + moveNumber);
    }

    private static Verdict faultOf(int side, EngineFailure failure, String moment) {
        String termination = failure.fault().termination();
        String reason = Side.name(side) + ": " + termination + moment + ", " + failure.getMessage();
        return new Verdict(lossOf(side), termination, reason, Optional.of(failure.fault()), failure.errors());
    }

    /** The reason, and what the loser said itself: for people, not for the record of the game. */
    String explanation() {
        return withErrors(reason, errors);
    }

    /** A text with what an engine said on standard error, if anything. */
    static String withErrors(String text, String errors) {
        return errors.isEmpty() ? text : text + ", having said: " + errors;
    }

    static String lossOf(int side) {
        return side == Side.WHITE ? BLACK_WINS : WHITE_WINS;
    }
}
