package parachute.engine.eval.endings;

import parachute.rules.board.Position;

/** What the number of moves without progress means for an evaluation, which does not know it. */
public final class FiftyMoveRule {
    /** Plies after which nothing would be left of an evaluation; after 100, when the game is drawn, half of it is. */
    private static final int PLIES = 200;

    private FiftyMoveRule() {}

    /**
     * An evaluation less what the plies since the last capture or pawn move take from it: a lead that has not won anything
     * for long is not likely to (as in Stockfish). In variants without the rule it stays as it is.
     */
    public static int damp(Position position, int evaluation) {
        return position.variant().hasMaterialAndMoveCountDraws()
                ? evaluation * (PLIES - Math.min(PLIES, position.halfmoveClock())) / PLIES
                : evaluation;
    }
}
