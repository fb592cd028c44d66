package parachute.tools.tactics;

import parachute.engine.variant.PieceValues;
import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.movegen.CheckSquares;
import parachute.rules.movegen.StaticExchange;

/**
 * What kind of move begins a solution.
 *
 * @param check whether it gives check
 * @param sacrifice whether it loses material if the opponent takes what it can
 * @param type "drop", "capture" or "step"
 */
public record MoveKind(boolean check, boolean sacrifice, String type) {
    /** Returns the kind of a legal move. */
    public static MoveKind of(Position position, int move) {
        CheckSquares checks = new CheckSquares(position);
        checks.prepare();
        PieceValues values = VariantProfile.of(position.variant()).pieceValues();
        StaticExchange exchange = new StaticExchange(position, values.captured(), values.capturedPromoted());
        String type = position.isCapture(move) ? "capture" : Move.isDrop(move) ? "drop" : "step";
        return new MoveKind(checks.givesCheck(move), !exchange.isAtLeast(move, 0), type);
    }

    /** Returns whether it is a check that costs no material, which most searches try first. */
    public boolean isPlain() {
        return check && !sacrifice;
    }

    /** Describes it, such as "drop, check, sacrifice". */
    public String describe() {
        return type + (check ? ", check" : "") + (sacrifice ? ", sacrifice" : "");
    }
}
