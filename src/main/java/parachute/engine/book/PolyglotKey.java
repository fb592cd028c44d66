package parachute.engine.book;

import parachute.rules.board.Attacks;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/**
 * The key of a position in a Polyglot book. It covers the board, castling rights, the side to move and the file of a
 * capture en passant if a pawn is placed for it, legal or not. In crazyhouse it is the same, as in python-chess: hands
 * and promoted marks do not count, so positions that differ only in them share their entries.
 */
public final class PolyglotKey {
    private PolyglotKey() {}

    /** Returns the key of a position. */
    public static long of(Position position) {
        long key = pieces(position);
        key ^= Random64.castling(position.castlingRights());
        key ^= Random64.turn(position.sideToMove());
        return hasCapturerEnPassant(position) ? key ^ Random64.enPassant(position.enPassantSquare()) : key;
    }

    /** Returns the part of the key that covers the board. */
    static long pieces(Position position) {
        long key = 0;
        for (long rest = position.occupied(); rest != 0; rest &= rest - 1) {
            int square = Square.first(rest);
            key ^= Random64.piece(position.pieceAt(square), Square.index(square));
        }
        return key;
    }

    /** Returns whether a pawn attacks the square that the last move, a double step, skipped. */
    static boolean hasCapturerEnPassant(Position position) {
        int target = position.enPassantSquare();
        int us = position.sideToMove();
        return target != Square.NONE && (Attacks.pawn(us ^ 1, target) & position.pieces(us, Piece.PAWN)) != 0;
    }
}
