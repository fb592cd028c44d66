package parachute.engine.book;

import java.util.OptionalLong;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;

/**
 * The key of a crazyhouse position in XBoard's own books: Polyglot's, changed by the number of the variant and by a
 * number for every piece in hand (the file "book.c" of XBoard 4.9.1).
 */
final class XBoardKey {
    /** XBoard's number of crazyhouse. */
    private static final long VARIANT = 6;

    private XBoardKey() {}

    /**
     * Returns the key of a crazyhouse position; empty if it has a promoted piece or a pawn placed to capture en
     * passant: both are rare in openings, and XBoard's numbers for them depend on the layout of its board.
     */
    static OptionalLong of(Position position) {
        if (position.promoted() != 0 || PolyglotKey.hasCapturerEnPassant(position)) {
            return OptionalLong.empty();
        }
        long board = VARIANT
                ^ PolyglotKey.pieces(position)
                ^ Random64.castling(position.castlingRights())
                ^ Random64.turn(position.sideToMove());
        return OptionalLong.of(board + hands(position));
    }

    /**
     * Returns the part for the hands: White's pieces in hand use the squares from a2 on, pawns first, Black's those
     * from h1 down.
     */
    private static long hands(Position position) {
        long sum = 0;
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            int white = Piece.of(Side.WHITE, kind);
            int black = Piece.of(Side.BLACK, kind);
            sum += position.hand(white) * Long.rotateLeft(Random64.piece(white, 7 + kind), 8);
            sum += position.hand(black) * Long.rotateLeft(Random64.piece(black, 8 - kind), 8);
        }
        return sum;
    }
}
