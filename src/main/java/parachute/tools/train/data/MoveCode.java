package parachute.tools.train.data;

import parachute.rules.board.Move;
import parachute.rules.board.Square;

/**
 * A {@link Move} in 16 bits, as game files hold it: origin in bits 0-5, destination in bits 6-11, and in bits 12-15 0 for
 * a move on the board, the kind promoted to, or 8 and the kind of a drop, which has origin 0.
 */
final class MoveCode {
    private static final int DROP = 8;

    private MoveCode() {}

    /** The 16 bits of a move. */
    static int encode(int move) {
        int to = Square.index(Move.to(move)) << 6;
        if (Move.isDrop(move)) {
            return to | (DROP | Move.dropKind(move)) << 12;
        }
        return Square.index(Move.from(move)) | to | Move.promotionKind(move) << 12;
    }

    /** The move of 16 bits; without a meaning for bits that no move has. */
    static int decode(int code) {
        int from = Square.fromIndex(code & 0x3f);
        int to = Square.fromIndex(code >> 6 & 0x3f);
        int kind = code >> 12;
        if ((kind & DROP) != 0) {
            return Move.drop(kind ^ DROP, to);
        }
        return kind == 0 ? Move.of(from, to) : Move.promotion(from, to, kind);
    }
}
