package parachute.rules.board;

import java.util.Arrays;

/**
 * The squares that kings and rooks castle from and to. They stay the same for a whole game: in chess the king's is on
 * the e-file and the rooks' are in the corners, in Chess960 they depend on the start position. Wherever they start, the
 * king ends on the c- or g-file, with its rook next to it on the d- or f-file.
 *
 * <p>A castling is a number from 0 to 3 in the order of FEN's "KQkq", so its right is bit {@code 1 << castling} of a
 * mask of {@link CastlingRights}. Squares are 0x88 squares, sets of squares are masks as described in {@link Square}.
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
     * Returns the castling squares of a game.
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

    /** Returns the squares of a back rank from one to another, both included. */
    private static long way(int from, int to) {
        return Attacks.between(from, to) | Square.bit(from) | Square.bit(to);
    }

    /** Returns the castling that takes a king to a square on the c- or g-file of its back rank. */
    public static int castling(int kingTo) {
        boolean isWhite = Square.rank(kingTo) == Square.rank(Square.G1);
        boolean isKingSide = Square.file(kingTo) == Square.file(Square.G1);
        return (isWhite ? 0 : 2) + (isKingSide ? 0 : 1);
    }

    /** Returns the square on which the king of a castling ends. */
    public static int kingTo(int castling) {
        return KING_TO[castling];
    }

    /** Returns the square on which the rook of a castling ends. */
    public static int rookTo(int castling) {
        return ROOK_TO[castling];
    }

    /** Returns the square on which the king of a castling starts in chess. */
    static int homeKing(int castling) {
        return HOME_KINGS[castling >> 1];
    }

    /** Returns the square on which the rook of a castling starts in chess. */
    static int homeRook(int castling) {
        return HOME_ROOKS[castling];
    }

    /** Returns the square on which the rook of a castling starts; undefined if the game never had the right to it. */
    public int rook(int castling) {
        return rooks[castling];
    }

    /** Returns the set of the squares on which the rooks of a mask of rights start. */
    public long rooks(int rights) {
        long set = 0;
        for (int castling = 0; castling < COUNT; castling++) {
            set |= (rights >> castling & 1) == 0 ? 0 : Square.bit(rooks[castling]);
        }
        return set;
    }

    /**
     * Returns the set of the squares that king and rook cross or reach when castling: other pieces must leave them
     * free.
     */
    public long crossed(int castling) {
        return crossed[castling];
    }

    /** Returns the set of the squares that the king crosses or reaches when castling: none may be attacked. */
    public long kingPath(int castling) {
        return kingPath[castling];
    }

    /** Returns whether kings and rooks start where they do in chess. */
    public boolean isStandard() {
        return this == STANDARD;
    }

    /** Returns the rights that remain after a move from or to a square. */
    int kept(int square) {
        return kept[square];
    }

    /** Returns the part of the hash key that stands for a mask of rights. */
    long key(int rights) {
        return keys[rights];
    }
}
