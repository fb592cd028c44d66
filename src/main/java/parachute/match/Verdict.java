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
 */
record Verdict(String result, String termination, String reason, Optional<Fault> fault) {
    static final String WHITE_WINS = "1-0";
    static final String BLACK_WINS = "0-1";
    static final String DRAW = "1/2-1/2";

    static Verdict byRules(String result, String reason) {
        return new Verdict(result, "normal", reason, Optional.empty());
    }

    static Verdict adjudicated(String result, String reason) {
        return new Verdict(result, "adjudication", "Adjudication: " + reason, Optional.empty());
    }

    static Verdict faultOf(int side, EngineFailure failure) {
        String reason = Side.name(side) + ": " + failure.fault().termination() + ", " + failure.getMessage();
        return new Verdict(lossOf(side), failure.fault().termination(), reason, Optional.of(failure.fault()));
    }

    static String lossOf(int side) {
        return side == Side.WHITE ? BLACK_WINS : WHITE_WINS;
    }
}
