package parachute.rules.board;

/**
 * A move as an int of 17 bits, so that it needs no object and fits a transposition entry.
 *
 * <p>Layout: destination in bits 0-6, origin in bits 7-13, kind promoted to in bits 14-16. A drop has no origin;
 * instead bits 7-13 hold {@code 8 + kind}, a number that is off the 0x88 board. Castling is the king's step of two files;
 * whether a pawn move is a double step or en passant follows from the board, so no flag can contradict it.
 */
public final class Move {
    /** No move. Also the code of the null move. */
    public static final int NONE = 0;

    /** One more than the largest code. */
    public static final int LIMIT = 1 << 17;

    private static final int DROP = 8;
    private static final int PROMOTION_SHIFT = 14;

    private Move() {}

    /** A move of the piece on {@code from}; castling is the king's own step. */
    public static int of(int from, int to) {
        return from << 7 | to;
    }

    /** A pawn's step to the last rank, where it becomes {@code kind}. */
    public static int promotion(int from, int to, int kind) {
        return kind << PROMOTION_SHIFT | from << 7 | to;
    }

    /** A piece of {@code kind} put from the hand on {@code to}. */
    public static int drop(int kind, int to) {
        return (DROP | kind) << 7 | to;
    }

    /** Destination square. */
    public static int to(int move) {
        return move & 0x7f;
    }

    /** Origin square; of a drop, a number off the board. */
    public static int from(int move) {
        return move >> 7 & 0x7f;
    }

    /** Whether a piece comes from the hand. */
    public static boolean isDrop(int move) {
        return (move & DROP << 7) != 0;
    }

    /** Kind that a drop puts on the board. */
    public static int dropKind(int move) {
        return move >> 7 & 7;
    }

    /** Kind promoted to, or 0. */
    public static int promotionKind(int move) {
        return move >> PROMOTION_SHIFT;
    }
}
