package parachute.engine.eval.classical;

import parachute.rules.board.Attacks;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;

/** What depends on the pawns alone (chessprogramming wiki, "Pawn Structure"). */
final class PawnStructure {
    private final Weights weights;

    PawnStructure(Weights weights) {
        this.weights = weights;
    }

    /** Returns the tapered score of one side's isolated, backward, doubled and supported pawns. */
    int score(Position position, int side) {
        int them = side ^ 1;
        long own = position.pieces(side, Piece.PAWN);
        long enemyAttacks = Attacks.pawns(them, position.pieces(them, Piece.PAWN));
        long inFront = PawnFills.front(side, own);
        long behind = PawnFills.front(them, own);
        long isolated = own & ~PawnFills.neighbours(own | inFront | behind);
        // No pawn on a neighbouring file is level with it or behind it, and it cannot safely advance to one.
        long backward = own & ~isolated & ~PawnFills.neighbours(own | inFront) & PawnFills.forward(them, enemyAttacks);
        return weights.isolatedPawn * Long.bitCount(isolated)
                + weights.backwardPawn * Long.bitCount(backward)
                + weights.doubledPawn * Long.bitCount(own & behind)
                + weights.supportedPawn * Long.bitCount(own & Attacks.pawns(side, own));
    }
}
