package parachute.engine.eval.network;

import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;

/**
 * The inputs of a network, each 0 or 1. There are two perspectives, one a side: a side sees the board from its own side,
 * and mirrored if its king stands on the files e to h, so that its king is always on the files a to d.
 *
 * <p>A position is first described by sets of bits that do not depend on the perspective ({@link #read}): the squares of
 * each piece, and in crazyhouse the squares of each side's promoted pieces, its hand, and its castling rights. A hand of
 * n pieces of a kind sets the first n of that kind's bits. {@link #index} maps a bit to the input of a perspective:
 *
 * <ul>
 *   <li>0-767: own and opposing pieces, six kinds each, 64 squares each;
 *   <li>768-827: own and opposing hand, 30 bits each: 16 pawns, 4 knights, 4 bishops, 4 rooks, 2 queens;
 *   <li>828-955: own and opposing promoted pieces, 64 squares each;
 *   <li>956-959: own and opposing castling rights, two each.
 * </ul>
 *
 * <p>Chess has the first 768 only.
 */
public final class Features {
    /** Number of sets of bits that describe a position. */
    public static final int SETS = 18;

    /** One more than the largest input. */
    public static final int COUNT = 960;

    /** Bits in a set, of which not all are used. */
    public static final int SET_BITS = 64;

    /** The most inputs of a perspective that are 1: a full board, both hands, all promoted, all castling rights. */
    public static final int MOST_ACTIVE = 64 + 60 + 62 + 4;

    /** Mirrors the files of a square's number 0-63. */
    private static final int MIRROR = 7;

    /** Flips the ranks of a square's number 0-63. */
    private static final int FLIP = 56;

    private static final int PIECE_SETS = 12;
    private static final int PROMOTED_SET = 12;
    private static final int HAND_SET = 14;
    private static final int CASTLING_SET = 16;

    private static final int PIECE_INPUTS = 768;
    private static final int HAND_INPUTS = 30;
    private static final int FIRST_PROMOTED = PIECE_INPUTS + 2 * HAND_INPUTS;
    private static final int FIRST_CASTLING = FIRST_PROMOTED + 2 * 64;

    /** By kind: how many in hand are told apart, and the first bit. */
    private static final int[] HAND_LEVELS = {0, 16, 4, 4, 4, 2}, HAND_BIT = {0, 0, 16, 20, 24, 28};

    private Features() {}

    /** Number of inputs of a variant. */
    public static int count(Variant variant) {
        return variant.hasDrops() ? COUNT : PIECE_INPUTS;
    }

    /** Number of sets that are used in a variant. */
    static int sets(Variant variant) {
        return variant.hasDrops() ? SETS : PIECE_SETS;
    }

    /** Describes a position by {@link #SETS} sets of bits. */
    public static void read(Position position, long[] sets) {
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            sets[kind - 1] = position.pieces(Side.WHITE, kind);
            sets[kind + 5] = position.pieces(Side.BLACK, kind);
        }
        if (position.variant().hasDrops()) {
            long promoted = position.promoted();
            for (int side = Side.WHITE; side <= Side.BLACK; side++) {
                sets[PROMOTED_SET + side] = promoted & position.occupiedBy(side);
                sets[HAND_SET + side] = position.handSize(side) == 0 ? 0 : hand(position, side);
                sets[CASTLING_SET + side] = position.castlingRights() >> 2 * side & 3;
            }
        }
    }

    private static long hand(Position position, int side) {
        long bits = 0;
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            int count = Math.min(position.hand(Piece.of(side, kind)), HAND_LEVELS[kind]);
            bits |= (1L << count) - 1 << HAND_BIT[kind];
        }
        return bits;
    }

    /** Whether a side sees the board mirrored: its king stands on the files e to h. */
    public static boolean isMirrored(Position position, int side) {
        return Square.file(position.kingSquare(side)) >= 4;
    }

    /** What to XOR the bits of a set with, from the perspective of a side. */
    static int orientation(int set, int side, boolean mirrored) {
        if (set < HAND_SET) {
            return (side == Side.WHITE ? 0 : FLIP) | (mirrored ? MIRROR : 0);
        }
        return set >= CASTLING_SET && mirrored ? 1 : 0;
    }

    /** The input of the perspective of a side for bit 0 of a set; for other bits add the bit XOR {@link #orientation}. */
    static int first(int set, int side) {
        if (set < PIECE_SETS) {
            int relative = set / 6 ^ side;
            return relative * 384 + set % 6 * 64;
        }
        int relative = set & 1 ^ side;
        if (set < HAND_SET) {
            return FIRST_PROMOTED + relative * 64;
        }
        return set < CASTLING_SET ? PIECE_INPUTS + relative * HAND_INPUTS : FIRST_CASTLING + relative * 2;
    }

    /** The input that a bit of a set is from the perspective of a side. */
    public static int index(int set, int bit, int side, boolean mirrored) {
        return first(set, side) + (bit ^ orientation(set, side, mirrored));
    }

    /**
     * The part of the network that judges a position, 0 to 7: in crazyhouse by the pieces in both hands, in chess by the
     * pieces on the board.
     */
    public static int outputBucket(Position position) {
        return outputBucket(position, 0);
    }

    /** The same as if there were some pieces less. */
    static int outputBucket(Position position, int missing) {
        int pieces = position.variant().hasDrops()
                ? position.handSize(Side.WHITE) + position.handSize(Side.BLACK) - missing
                : (Long.bitCount(position.occupied()) - missing - 1) / 2;
        return Math.min(Network.BUCKETS - 1, pieces / 2);
    }

    /** Takes whatever stands on a 0x88 square out of a description, with the castling right of a rook there. */
    static void remove(long[] sets, int square) {
        for (int set = 0; set < HAND_SET; set++) {
            sets[set] &= ~Square.bit(square);
        }
        sets[CASTLING_SET + Side.WHITE] &= ~right(square, Square.H1, Square.A1);
        sets[CASTLING_SET + Side.BLACK] &= ~right(square, Square.H8, Square.A8);
    }

    /** The bit of the castling right that a rook on a square has; 0 for all but two squares. */
    private static long right(int square, int kingSide, int queenSide) {
        return square == kingSide ? 1 : square == queenSide ? 2 : 0;
    }

    /** Takes one piece out of a hand in the description of a position. */
    static void removeFromHand(long[] sets, Position position, int piece) {
        int kind = Piece.kind(piece);
        int left = position.hand(piece) - 1;
        if (left < HAND_LEVELS[kind]) {
            sets[HAND_SET + Piece.side(piece)] &= ~(1L << HAND_BIT[kind] + left);
        }
    }
}
