package parachute.engine.eval.classical;

import parachute.rules.board.Piece;
import parachute.rules.board.Position;

/**
 * Pieces that may be won: attacked by a cheaper piece, or attacked and not defended (chessprogramming wiki, "Hanging
 * Piece"). The quiescence search tries the captures of the side to move; only the evaluation sees those of the other
 * side.
 */
final class Threats {
    private final Weights weights;

    Threats(Weights weights) {
        this.weights = weights;
    }

    /** Returns the tapered score for what {@code side} attacks. */
    int score(Position position, AttackMap attacks, int side) {
        int own = Piece.of(side, 0);
        int them = side ^ 1;
        long byPawn = attacks.byPiece[own | Piece.PAWN];
        long noPawnDefends = ~attacks.byPiece[Piece.of(them, Piece.PAWN)];
        long byMinor = (attacks.byPiece[own | Piece.KNIGHT] | attacks.byPiece[own | Piece.BISHOP]) & noPawnDefends;
        long byRook = attacks.byPiece[own | Piece.ROOK] & noPawnDefends;
        long undefended = attacks.all[side] & ~attacks.all[them];
        int score = 0;
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            long targets = position.pieces(them, kind);
            if ((targets & attacks.all[side]) != 0) {
                score += weights.pawnThreat[kind] * Long.bitCount(targets & byPawn)
                        + weights.minorThreat[kind] * Long.bitCount(targets & byMinor)
                        + weights.rookThreat[kind] * Long.bitCount(targets & byRook)
                        + weights.hanging[kind] * Long.bitCount(targets & undefended);
            }
        }
        return score;
    }
}
