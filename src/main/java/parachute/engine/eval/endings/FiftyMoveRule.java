package parachute.engine.eval.endings;

import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/** The effect on an evaluation of moves without progress, which the evaluation itself does not know. */
public final class FiftyMoveRule {
    /** Plies without effect: long mates without pawns may need most of them. */
    private static final int FREE_PLIES = 80;

    private FiftyMoveRule() {}

    /**
     * Returns an evaluation reduced by the plies since the last capture or pawn move: a lead that has not been used for
     * long is not likely to win, and at the draw it is 0. In variants without the rule the evaluation is unchanged.
     */
    public static int damp(Position position, int evaluation) {
        int clock = position.halfmoveClock();
        if (clock <= FREE_PLIES || !position.variant().hasFiftyMoveRule()) {
            return evaluation;
        }
        return evaluation * Math.max(0, Variant.FIFTY_MOVES_PLIES - clock) / (Variant.FIFTY_MOVES_PLIES - FREE_PLIES);
    }
}
