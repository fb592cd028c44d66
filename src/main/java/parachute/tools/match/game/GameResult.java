package parachute.tools.match.game;

import java.util.Optional;
import parachute.rules.board.Side;

/**
 * The result of a game with its reason.
 *
 * @param text 1-0, 0-1, 1/2-1/2 or *
 * @param termination the value of PGN's Termination tag
 * @param reason in words; empty for a game in progress
 * @param fault the fault of the loser, if the game was lost by one
 * @param errors what the loser wrote to standard error; empty if nothing
 */
public record GameResult(String text, String termination, String reason, Optional<Fault> fault, String errors) {
    /** The texts of results in PGN. */
    public static final String WHITE_WINS = "1-0", BLACK_WINS = "0-1", DRAW = "1/2-1/2";

    /** The result of a game in progress. */
    public static final GameResult NONE = new GameResult("*", "unterminated", "", Optional.empty(), "");

    static GameResult byRules(String text, String reason) {
        return new GameResult(text, "normal", reason, Optional.empty(), "");
    }

    static GameResult adjudicated(String text, String reason) {
        return new GameResult(text, "adjudication", "Adjudication: " + reason, Optional.empty(), "");
    }

    /**
     * Returns the end of a game by a fault.
     *
     * @param moment such as " at move 7"; empty before the first move
     */
    public static GameResult faultOf(int side, EngineFailure failure, String moment) {
        String termination = failure.fault().termination();
        String reason = Side.name(side) + ": " + termination + moment + ", " + failure.getMessage();
        return new GameResult(lossOf(side), termination, reason, Optional.of(failure.fault()), failure.errors());
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
        return side == Side.WHITE ? BLACK_WINS : WHITE_WINS;
    }
}
