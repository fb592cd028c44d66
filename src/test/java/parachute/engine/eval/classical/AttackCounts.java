package parachute.engine.eval.classical;

import parachute.rules.board.Attacks;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/** The number of attacks on each square of a position, counted piece by piece and square by square. */
final class AttackCounts {
    private final int[][] byPiece = new int[Piece.COUNT][Square.COUNT];

    AttackCounts(Position position) {
        for (int i = 0; i < 64; i++) {
            int from = Square.fromIndex(i);
            int piece = position.pieceAt(from);
            for (int j = 0; piece != Piece.NONE && j < 64; j++) {
                int to = Square.fromIndex(j);
                byPiece[piece][to] += attacks(position, piece, from, to) ? 1 : 0;
            }
        }
    }

    /** Returns whether a piece, on the board or imagined, attacks one square from another. */
    static boolean attacks(Position position, int piece, int from, int to) {
        int files = Math.abs(Square.file(to) - Square.file(from));
        int ranks = Square.rank(to) - Square.rank(from);
        boolean isStraight = (files == 0) != (ranks == 0);
        boolean isDiagonal = files == Math.abs(ranks) && files > 0;
        boolean isFree = (Attacks.between(from, to) & position.occupied()) == 0;
        return switch (Piece.kind(piece)) {
            case Piece.PAWN -> files == 1 && ranks == (Piece.side(piece) == Side.WHITE ? 1 : -1);
            case Piece.KNIGHT -> files * Math.abs(ranks) == 2;
            case Piece.BISHOP -> isDiagonal && isFree;
            case Piece.ROOK -> isStraight && isFree;
            case Piece.QUEEN -> (isDiagonal || isStraight) && isFree;
            default -> Math.max(files, Math.abs(ranks)) == 1;
        };
    }

    /** Returns the pieces of a side and kind that attack a square. */
    int of(int side, int kind, int square) {
        return byPiece[Piece.of(side, kind)][square];
    }

    /** Returns the attackers of a square; two pawns count as one. */
    int of(int side, int square) {
        int count = Math.min(1, of(side, Piece.PAWN, square));
        for (int kind = Piece.KNIGHT; kind <= Piece.KING; kind++) {
            count += of(side, kind, square);
        }
        return count;
    }

    /** Returns whether a piece other than king and queen defends a square. */
    boolean isGuarded(int side, int square) {
        return of(side, Piece.PAWN, square)
                        + of(side, Piece.KNIGHT, square)
                        + of(side, Piece.BISHOP, square)
                        + of(side, Piece.ROOK, square)
                > 0;
    }
}
