package parachute.engine.eval.endings;

import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/** What the number of moves without progress means for an evaluation, which does not know it. */
public final class FiftyMoveRule {
    /** Plies that cost nothing: long mates without pawns may need most of them. */
    private static final int FREE_PLIES = 80;

    private FiftyMoveRule() {}

    /**
     * An evaluation less what the plies since the last capture or pawn move take from it: a lead with which nothing has been
     * won for long is not likely to win, and nothing is left of it at the draw. In variants without the rule it stays as
     * it is.
     */
    public static int damp(Position position, int evaluation) {
        int clock = position.halfmoveClock();
        if (clock <= FREE_PLIES || !position.variant().hasFiftyMoveRule()) {
            return evaluation;
        }
        return evaluation * Math.max(0, Variant.FIFTY_MOVES_PLIES - clock) / (Variant.FIFTY_MOVES_PLIES - FREE_PLIES);
    }
}
