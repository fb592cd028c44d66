package parachute.engine.eval.classical;

import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/**
 * Pawns that no enemy pawn can block or capture on their way to promotion, only the foremost of a file (chessprogramming
 * wiki, "Passed Pawn"): how far they have come, whether the next square is free, and which king is nearer to it.
 */
final class PassedPawns {
    /** The first rank, counted from 0, on which more than the rank counts. */
    private static final int FIRST_RANK = 3;

    private final Weights weights;

    PassedPawns(Weights weights) {
        this.weights = weights;
    }

    /** Returns the passed pawns of one side. */
    static long of(Position position, int side) {
        int them = side ^ 1;
        long own = position.pieces(side, Piece.PAWN);
        long behindEnemy = PawnFills.front(them, position.pieces(them, Piece.PAWN));
        return own & ~PawnFills.front(them, own) & ~(behindEnemy | PawnFills.neighbours(behindEnemy));
    }

    /** Returns the tapered score of one side's passed pawns by their ranks, which depends on the pawns alone. */
    int rankScore(int side, long passed) {
        int score = 0;
        for (long rest = passed; rest != 0; rest &= rest - 1) {
            score += weights.passedPawn[Square.relativeRank(side, Square.first(rest))];
        }
        return score;
    }

    /** Returns the tapered score of one side's passed pawns by what blocks or attacks their way. */
    int pathScore(Position position, AttackMap attacks, int side, long passed) {
        int score = 0;
        int own = position.kingSquare(side);
        int enemy = position.kingSquare(side ^ 1);
        for (long rest = passed; rest != 0; rest &= rest - 1) {
            int square = Square.first(rest);
            int rank = Square.relativeRank(side, square);
            if (rank < FIRST_RANK) {
                continue;
            }
            int stop = Square.first(PawnFills.forward(side, Square.bit(square)));
            if (Square.contains(position.occupied(), stop)) {
                score += weights.blockedPasser[rank];
            } else if (!Square.contains(attacks.all[side ^ 1], stop)) {
                score += weights.freePasser[rank];
            }
            int factor = rank - FIRST_RANK + 1;
            score += weights.passerFromOwnKing * (factor * Square.distance(own, stop))
                    + weights.passerFromEnemyKing * (factor * Square.distance(enemy, stop));
        }
        return score;
    }
}
