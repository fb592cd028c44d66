package parachute.engine.eval.classical;

import parachute.rules.board.Piece;
import parachute.rules.board.Position;

/**
 * Pieces that may be won: attacked by something cheaper, or attacked and not defended. The quiescence search plays out
 * the captures of the side to move; what the other side threatens only the evaluation sees.
 */
final class Threats {
    private final Weights weights;

    Threats(Weights weights) {
        this.weights = weights;
    }

    /** Tapered score for what {@code side} attacks. */
    int score(Position position, AttackMap map, int side) {
        int own = Piece.of(side, 0);
        int them = side ^ 1;
        long byPawn = map.by[own | Piece.PAWN];
        long loose = ~map.by[Piece.of(them, Piece.PAWN)];
        long byMinor = (map.by[own | Piece.KNIGHT] | map.by[own | Piece.BISHOP]) & loose;
        long byRook = map.by[own | Piece.ROOK] & loose;
        long hanging = map.all[side] & ~map.all[them];
        int score = 0;
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            long victims = position.pieces(them, kind);
            if ((victims & map.all[side]) != 0) {
                score += weights.pawnThreat[kind] * Long.bitCount(victims & byPawn)
                        + weights.minorThreat[kind] * Long.bitCount(victims & byMinor)
                        + weights.rookThreat[kind] * Long.bitCount(victims & byRook)
                        + weights.hanging[kind] * Long.bitCount(victims & hanging);
            }
        }
        return score;
    }
}
