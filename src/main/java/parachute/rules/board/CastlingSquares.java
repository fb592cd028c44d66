package parachute.rules.board;

import java.util.Arrays;

/**
 * The squares of kings and rooks by which a game castles. They are the same in the whole game: in chess the king's is on
 * the e-file and the rooks' are in the corners, in Chess960 they depend on the start position. Wherever they begin, the
 * king ends on the c- or g-file and its rook beside it on the d- or f-file.
 *
 * <p>A castling is a number from 0 to 3 in the order of FEN's "KQkq", so that its right is bit {@code 1 << castling} of a
 * mask of {@link CastlingRights}. Squares are 0x88 squares, sets of squares are masks as {@link Square} describes them.
 */
public final class CastlingSquares {
    /** Number of castlings: two of each side. */
    public static final int COUNT = 4;

    private static final int[] KING_TO = {Square.G1, Square.C1, Square.G8, Square.C8};
    private static final int[] ROOK_TO = {Square.F1, Square.D1, Square.F8, Square.D8};
    private static final int[] HOME_KINGS = {Square.E1, Square.E8};
    private static final int[] HOME_ROOKS = {Square.H1, Square.A1, Square.H8, Square.A8};

    /** The squares of chess. */
    static final CastlingSquares STANDARD = new CastlingSquares(CastlingRights.ALL, HOME_KINGS, HOME_ROOKS);

    private final int[] rooks;
    private final long[] crossed = new long[COUNT];
    private final long[] kingPath = new long[COUNT];
    private final int[] kept = new int[Square.COUNT];
    private final long[] keys;

    private CastlingSquares(int rights, int[] kings, int[] rooks) {
        this.rooks = rooks.clone();
        Arrays.fill(kept, CastlingRights.ALL);
        for (int castling = 0; castling < COUNT; castling++) {
            if ((rights >> castling & 1) != 0) {
                add(castling, kings[castling >> 1], rooks[castling]);
            }
        }
        keys = Zobrist.castlingKeys(this.rooks);
    }

    /**
     * The squares of a game.
     *
     * @param rights the rights that exist; other castlings have no squares
     * @param kings by side
     * @param rooks by castling; of the castlings that exist, on the king's back rank and on the castling's side of it
     */
    static CastlingSquares of(int rights, int[] kings, int[] rooks) {
        for (int castling = 0; castling < COUNT; castling++) {
            boolean home = kings[castling >> 1] == HOME_KINGS[castling >> 1] && rooks[castling] == HOME_ROOKS[castling];
            if ((rights >> castling & 1) != 0 && !home) {
                return new CastlingSquares(rights, kings, rooks);
            }
        }
        return STANDARD;
    }

    private void add(int castling, int king, int rook) {
        long pieces = Square.bit(king) | Square.bit(rook);
        long way = way(king, kingTo(castling));
        kingPath[castling] = way & ~Square.bit(king) | Square.bit(kingTo(castling));
        crossed[castling] = (way | way(rook, rookTo(castling))) & ~pieces;
        kept[king] &= ~(1 << castling);
        kept[rook] &= ~(1 << castling);
    }

    /** The squares of a back rank from one to another, both included. */
    private static long way(int from, int to) {
        return Attacks.between(from, to) | Square.bit(from) | Square.bit(to);
    }

    /** The castling by which a king arrives on a square of the c- or g-file of its back rank. */
    public static int castling(int kingTo) {
        return kingTo >> 6 << 1 | ~kingTo >> 2 & 1;
    }

    /** The square on which the king of a castling arrives. */
    public static int kingTo(int castling) {
        return KING_TO[castling];
    }

    /** The square on which the rook of a castling arrives. */
    public static int rookTo(int castling) {
        return ROOK_TO[castling];
    }

    /** The square on which the king of a castling begins in chess. */
    static int homeKing(int castling) {
        return HOME_KINGS[castling >> 1];
    }

    /** The square on which the rook of a castling begins in chess. */
    static int homeRook(int castling) {
        return HOME_ROOKS[castling];
    }

    /** The square on which the rook of a castling begins; without meaning if there never was a right to it. */
    public int rook(int castling) {
        return rooks[castling];
    }

    /** The set of the squares on which the rooks of a mask of rights begin. */
    public long rooks(int rights) {
        long set = 0;
        for (int castling = 0; castling < COUNT; castling++) {
            set |= (rights >> castling & 1) == 0 ? 0 : Square.bit(rooks[castling]);
        }
        return set;
    }

    /** The set of the squares that a castling leads over, by its king or its rook, and that others have to leave free. */
    public long crossed(int castling) {
        return crossed[castling];
    }

    /** The set of the squares that a castling's king passes and on which it arrives, none of which may be attacked. */
    public long kingPath(int castling) {
        return kingPath[castling];
    }

    /** Whether kings and rooks begin where they do in chess. */
    public boolean isStandard() {
        return this == STANDARD;
    }

    /** The rights that remain after a move from or to a square. */
    int kept(int square) {
        return kept[square];
    }

    /** The part of the hash key that stands for a mask of rights. */
    long key(int rights) {
        return keys[rights];
    }
}
