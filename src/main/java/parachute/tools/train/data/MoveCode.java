package parachute.tools.train.data;

import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/**
 * A {@link Move} in the 16 bits of game files: origin in bits 0-5, destination in bits 6-11, and in bits 12-15 0 for
 * a move on the board, the kind promoted to, or 8 and the kind of a drop, which has origin 0. Castling is the king's
 * move of two files: all games of such files begin at the start position of chess.
 */
final class MoveCode {
    private static final int DROP = 8;

    private MoveCode() {}

    /** Returns the 16 bits of a move. */
    static int encode(int move) {
        int to = Square.index(Move.to(move)) << 6;
        if (Move.isDrop(move)) {
            return to | (DROP | Move.dropKind(move)) << 12;
        }
        return Square.index(Move.from(move)) | to | Move.promotionKind(move) << 12;
    }

    /** Returns the move of 16 bits in a position; meaningless for bits that do not encode a move. */
    static int decode(int code, Position position) {
        int from = Square.fromIndex(code & 0x3f);
        int to = Square.fromIndex(code >> 6 & 0x3f);
        int kind = code >> 12;
        if ((kind & DROP) != 0) {
            return Move.drop(kind ^ DROP, to);
        }
        if (kind != 0) {
            return Move.promotion(from, to, kind);
        }
        boolean castling = Piece.kind(position.pieceAt(from)) == Piece.KING && Math.abs(to - from) == 2;
        return castling ? Move.castling(from, to) : Move.of(from, to);
    }
}
