package parachute.engine.eval.classical;

import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * The pawns in front of a king, on its own and the neighbouring files: its own as a shield, the enemy's as a storm
 * (chessprogramming wiki, "King Safety").
 */
final class KingShelter {
    private final Weights weights;

    KingShelter(Weights weights) {
        this.weights = weights;
    }

    /** Returns the tapered score of one side. */
    int score(Position position, int side) {
        int king = position.kingSquare(side);
        long own = position.pieces(side, Piece.PAWN);
        long enemy = position.pieces(side ^ 1, Piece.PAWN);
        int centre = Math.clamp(Square.file(king), 1, 6);
        int rank = Square.relativeRank(side, king);
        int score = 0;
        for (int file = centre - 1; file <= centre + 1; file++) {
            score += weights.shelter[nearest(own, side, file, rank)];
            score += weights.storm[nearest(enemy, side, file, rank)];
        }
        return score;
    }

    /** Returns the ranks from the king to the nearest pawn of a set in front of it on a file, 0 if there is none. */
    private static int nearest(long pawns, int side, int file, int kingRank) {
        if (side == Side.WHITE) {
            long front = pawns & Square.fileSet(file) & -1L << 8 * kingRank + 7 << 1;
            return front == 0 ? 0 : (Long.numberOfTrailingZeros(front) >> 3) - kingRank;
        }
        long front = pawns & Square.fileSet(file) & -1L >>> 8 * kingRank + 7 >>> 1;
        return front == 0 ? 0 : (Long.numberOfLeadingZeros(front) >> 3) - kingRank;
    }
}
