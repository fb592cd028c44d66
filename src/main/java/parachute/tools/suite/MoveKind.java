package parachute.tools.suite;

import parachute.engine.eval.classical.PieceValues;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.movegen.CheckSquares;
import parachute.rules.movegen.StaticExchange;

/**
 * What kind of move begins a solution.
 *
 * @param check whether it gives check
 * @param sacrifice whether it loses material if the opponent takes what it can
 * @param deed "drop", "capture" or "step"
 */
record MoveKind(boolean check, boolean sacrifice, String deed) {
    /** The kind of a legal move. */
    static MoveKind of(Position position, int move) {
        CheckSquares checks = new CheckSquares(position);
        checks.prepare();
        PieceValues values = PieceValues.of(position.variant());
        StaticExchange exchange = new StaticExchange(position, values.swing(), values.promotedSwing());
        String deed = position.isCapture(move) ? "capture" : Move.isDrop(move) ? "drop" : "step";
        return new MoveKind(checks.givesCheck(move), !exchange.isAtLeast(move, 0), deed);
    }

    /** Whether it is what everybody looks at first: a check that costs nothing. */
    boolean isPlain() {
        return check && !sacrifice;
    }

    /** In words, such as "drop, check, sacrifice". */
    String describe() {
        return deed + (check ? ", check" : "") + (sacrifice ? ", sacrifice" : "");
    }
}
