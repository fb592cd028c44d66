package parachute.engine.book;

import parachute.rules.board.CastlingSquares;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;
import parachute.rules.movegen.LegalMoves;

/**
 * Moves as the 16 bits of a book's entry: the destination in bits 0-5 and the origin in bits 6-11, both as indices from 0
 * (a1) to 63 (h8), and in bits 12-14 the piece promoted to, from 1 (knight) to 4 (queen). Castling is the king's move to
 * the square of its rook.
 *
 * <p>A drop has its destination also as origin, and the piece in the place of a promotion, as python-chess reads it. A
 * pawn then is 0, which python-chess takes for no move and skips. XBoard instead has 9 in bits 12-15, and the letter of
 * the piece as origin, from 1 (A).
 */
public final class BookMoveCode {
    private static final int SQUARE = 0x3f;
    private static final int ORIGIN_SHIFT = 6;
    private static final int PROMOTION_SHIFT = 12;
    private static final int XBOARD_DROP = 9;

    private BookMoveCode() {}

    /** Returns the code of a legal move. */
    public static int encode(Position position, int move) {
        int to = Move.to(move);
        if (Move.isDrop(move)) {
            return code(to, to, Move.dropKind(move));
        }
        int from = Move.from(move);
        if (Move.isCastling(move)) {
            to = position.castlingSquares().rook(CastlingSquares.castling(to));
        }
        return code(from, to, Math.max(Piece.PAWN, Move.promotionKind(move)));
    }

    private static int code(int from, int to, int kind) {
        return kind - Piece.PAWN << PROMOTION_SHIFT | Square.index(from) << ORIGIN_SHIFT | Square.index(to);
    }

    /** Returns the legal move of a code; {@link Move#NONE} if the position has no such move. */
    public static int decode(Position position, int code) {
        int move = candidate(position, code);
        return LegalMoves.contains(position, move) ? move : Move.NONE;
    }

    private static int candidate(Position position, int code) {
        int to = Square.fromIndex(code & SQUARE);
        int origin = code >> ORIGIN_SHIFT & SQUARE;
        int from = Square.fromIndex(origin);
        int promotion = code >> PROMOTION_SHIFT;
        if (promotion == XBOARD_DROP) {
            return drop(Piece.kind(Piece.fromLetter((char) ('@' + origin))), to);
        }
        int kind = promotion + Piece.PAWN;
        if (from == to) {
            return drop(kind, to);
        }
        if (kind > Piece.QUEEN) {
            return Move.NONE;
        }
        if (kind > Piece.PAWN) {
            return Move.promotion(from, to, kind);
        }
        return LegalMoves.between(position, from, to);
    }

    private static int drop(int kind, int to) {
        return kind >= Piece.PAWN && kind <= Piece.QUEEN ? Move.drop(kind, to) : Move.NONE;
    }
}
