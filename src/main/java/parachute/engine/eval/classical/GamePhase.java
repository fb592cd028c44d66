package parachute.engine.eval.classical;

import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;

/**
 * The phase of a game between middlegame and endgame (chessprogramming wiki, "Tapered Eval"): in chess by the pieces
 * left on the board; in crazyhouse, where no piece leaves the game, by the number of pieces in hand.
 */
final class GamePhase {
    /** The phase of a pure endgame; 0 is a pure middlegame. */
    static final int ENDGAME = 24;

    private final Weights weights;
    private final boolean hasDrops;

    GamePhase(Weights weights, boolean hasDrops) {
        this.weights = weights;
        this.hasDrops = hasDrops;
    }

    /** Returns the phase of a position, 0 to {@link #ENDGAME}. */
    int of(Position position) {
        return hasDrops
                ? Math.min(
                        ENDGAME, weights.phaseInHand * (position.handSize(Side.WHITE) + position.handSize(Side.BLACK)))
                : ENDGAME - Math.min(ENDGAME, onBoard(position));
    }

    private int onBoard(Position position) {
        int sum = 0;
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            sum += weights.phaseOnBoard[kind] * Long.bitCount(position.piecesOfKind(kind));
        }
        return sum;
    }

    /** Returns the value, in centipawns, of a tapered score at a phase. */
    static int taper(int score, int phase) {
        return (Tapered.middlegame(score) * (ENDGAME - phase) + Tapered.endgame(score) * phase) / ENDGAME;
    }
}
