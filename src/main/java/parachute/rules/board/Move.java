package parachute.rules.board;

/**
 * A move as an int of 17 bits, which needs no object and fits into a transposition table entry.
 *
 * <p>Layout: destination in bits 0-6, origin in bits 7-13, kind promoted to in bits 14-16. A drop has no origin;
 * instead bits 7-13 hold {@code 8 + kind}, a number that is off the 0x88 board. Castling has origin and destination of
 * the king, which in Chess960 may be the same square, and bit 3, which no square of the 0x88 board has. Whether a pawn
 * move is a double step or en passant follows from the board, so there is no flag for it.
 */
public final class Move {
    /** No move. Also the code of the null move. */
    public static final int NONE = 0;

    /** One more than the largest code. */
    public static final int LIMIT = 1 << 17;

    private static final int DROP = 8;
    private static final int CASTLING = 8;
    private static final int NOT_A_STEP = DROP << 7 | CASTLING;
    private static final int PROMOTION_SHIFT = 14;

    private Move() {}

    /** Returns a move between two 0x88 squares. Neither legality nor ranges are checked. */
    public static int of(int from, int to) {
        return from << 7 | to;
    }

    /**
     * Returns castling, given the 0x88 squares on which the king starts and ends: e1 and g1, or c1, for White in chess.
     */
    public static int castling(int from, int to) {
        return CASTLING | from << 7 | to;
    }

    /**
     * Returns a promotion: a pawn moves between two 0x88 squares and becomes a piece of {@code kind}, knight to queen.
     */
    public static int promotion(int from, int to, int kind) {
        return kind << PROMOTION_SHIFT | from << 7 | to;
    }

    /** Returns a drop of a piece of {@code kind}, pawn to queen, on a 0x88 square. */
    public static int drop(int kind, int to) {
        return (DROP | kind) << 7 | to;
    }

    /** Returns the destination, a 0x88 square; of castling the king's. */
    public static int to(int move) {
        return move & 0x77;
    }

    /** Returns the origin, a 0x88 square, of castling the king's; for a drop a number off the board, from 9 to 13. */
    public static int from(int move) {
        return move >> 7 & 0x7f;
    }

    /** Returns whether the move is a drop. */
    public static boolean isDrop(int move) {
        return (move & DROP << 7) != 0;
    }

    /** Returns whether the move is castling. */
    public static boolean isCastling(int move) {
        return (move & CASTLING) != 0;
    }

    /** Returns whether the move takes one piece from a square to another: it is neither a drop nor castling. */
    public static boolean isStep(int move) {
        return (move & NOT_A_STEP) == 0;
    }

    /** Returns the kind that a drop puts on the board, pawn to queen; undefined for other moves. */
    public static int dropKind(int move) {
        return move >> 7 & 7;
    }

    /** Returns the kind promoted to, knight to queen; 0 if the move is not a promotion. */
    public static int promotionKind(int move) {
        return move >> PROMOTION_SHIFT;
    }
}
