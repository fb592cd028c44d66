package parachute.engine.eval.classical;

import parachute.rules.board.Side;

/** Squares in front of, behind and next to all pawns of a set at once (chessprogramming wiki, "Pawn Fills"). */
final class PawnFills {
    private static final long FILE_A = 0x0101_0101_0101_0101L;
    private static final long FILE_H = FILE_A << 7;

    private PawnFills() {}

    /** Returns the set moved one rank forward, as {@code side} sees it. */
    static long forward(int side, long set) {
        return side == Side.WHITE ? set << 8 : set >>> 8;
    }

    /**
     * Returns all squares in front of the set's squares on the same files, as {@code side} sees it; pass the other side
     * for the squares behind.
     */
    static long front(int side, long set) {
        long fill = forward(side, set);
        if (side == Side.WHITE) {
            fill |= fill << 8;
            fill |= fill << 16;
            return fill | fill << 32;
        }
        fill |= fill >>> 8;
        fill |= fill >>> 16;
        return fill | fill >>> 32;
    }

    /** Returns the squares on the neighbouring files, on the same rank. */
    static long neighbours(long set) {
        return (set & ~FILE_A) >>> 1 | (set & ~FILE_H) << 1;
    }
}
