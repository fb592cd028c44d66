package parachute.engine.eval.classical;

import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/** What passed pawns are worth beyond their rank: whether their way is free, and which king is nearer to it. */
final class PassedPawns {
    /** Pawns on lower ranks are no matter for the kings yet. */
    private static final int FIRST_RANK = 3;

    private final Weights weights;

    PassedPawns(Weights weights) {
        this.weights = weights;
    }

    /** Tapered score of one side's passed pawns. */
    int score(Position position, AttackMap map, int side, long passed) {
        int score = 0;
        int own = position.kingSquare(side);
        int enemy = position.kingSquare(side ^ 1);
        for (long rest = passed & position.pieces(side, Piece.PAWN); rest != 0; rest &= rest - 1) {
            int square = Square.first(rest);
            int rank = Square.relativeRank(side, square);
            if (rank < FIRST_RANK) {
                continue;
            }
            int stop = square + (side == Side.WHITE ? Square.UP : -Square.UP);
            if (Square.contains(position.occupied(), stop)) {
                score += weights.blockedPasser[rank];
            } else if (!Square.contains(map.all[side ^ 1], stop)) {
                score += weights.freePasser[rank];
            }
            int urgency = rank - FIRST_RANK + 1;
            score += weights.passerFromOwnKing * (urgency * Square.distance(own, stop))
                    + weights.passerFromEnemyKing * (urgency * Square.distance(enemy, stop));
        }
        return score;
    }
}
