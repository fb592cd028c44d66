package parachute.engine.eval.network;

import java.util.Arrays;
import parachute.rules.board.CastlingSquares;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;

/**
 * The inputs of a network, each 0 or 1. There are two perspectives, one per side: a side sees the board from its own
 * end, and mirrored if its king stands on the files e to h, so that its king is always on the files a to d.
 *
 * <p>A position is first described by sets of bits that do not depend on the perspective ({@link #read}): the squares of
 * each piece, and in crazyhouse the squares of each side's promoted pieces, its hand, and its castling rights. A hand of
 * n pieces of a kind sets the first n of that kind's bits. {@link #index} maps a bit to an input of a perspective, and
 * {@link #zone} a piece near the perspective's own king to another one:
 *
 * <ul>
 *   <li>0-767: own and opposing pieces, six kinds each, 64 squares each;
 *   <li>768-1355: own and opposing pieces at most three files and three ranks from the own king, six kinds each, 49
 *       places around the king each;
 *   <li>1356-1415: own and opposing hand, 30 bits each: 16 pawns, 4 knights, 4 bishops, 4 rooks, 2 queens;
 *   <li>1416-1543: own and opposing promoted pieces, 64 squares each;
 *   <li>1544-1547: own and opposing castling rights, two each.
 * </ul>
 *
 * <p>Chess has only the first 1356. Squares of a side's own king are numbers 0-63, a1 to h8, regardless of perspective.
 */
public final class Features {
    /** Number of sets of bits that describe a position. */
    public static final int SETS = 18;

    /** Bits in a set; not all are used. */
    public static final int SET_BITS = 64;

    /** Maximum number of bits of a position: a full board, both hands, all promoted, all castling rights. */
    public static final int MAX_BITS = 64 + 60 + 62 + 4;

    /** Files and ranks between a king and the end of its zone, and the places in the zone. */
    private static final int ZONE_RADIUS = 3, ZONE_WIDTH = 2 * ZONE_RADIUS + 1, ZONE_PLACES = ZONE_WIDTH * ZONE_WIDTH;

    /**
     * Maximum number of inputs of a perspective that are 1: one for each bit, and one more for each piece near the
     * king.
     */
    public static final int MAX_INPUTS = MAX_BITS + ZONE_PLACES - 1;

    /** Number of squares on which a side can see its king. */
    static final int KING_SQUARES = 32;

    /** Mirrors the files of a square's number 0-63. */
    private static final int MIRROR = 7;

    /** Flips the ranks of a square's number 0-63. */
    private static final int FLIP = 56;

    private static final int KINDS = 6;

    /** Number of sets with the squares of pieces; the first ones. */
    static final int PIECE_SETS = 2 * KINDS;

    private static final int PROMOTED_SET = 12;
    private static final int HAND_SET = 14;
    private static final int CASTLING_SET = 16;

    private static final int PIECE_INPUTS = 768;
    private static final int HAND_INPUTS = 30;
    private static final int FIRST_HAND = PIECE_INPUTS + PIECE_SETS * ZONE_PLACES;
    private static final int FIRST_PROMOTED = FIRST_HAND + 2 * HAND_INPUTS;
    private static final int FIRST_CASTLING = FIRST_PROMOTED + 2 * 64;
    private static final int OWN_KING_INPUTS = 5 * 64;

    /** By kind: the number of pieces in hand that are distinguished, and the first bit. */
    private static final int[] HAND_LEVELS = {0, 16, 4, 4, 4, 2}, HAND_BIT = {0, 0, 16, 20, 24, 28};

    /** By side and set: the input of the set's bit 0. */
    private static final int[][] FIRST = {firstInputs(Side.WHITE), firstInputs(Side.BLACK)};

    private Features() {}

    private static int[] firstInputs(int side) {
        int[] inputs = new int[SETS];
        Arrays.setAll(inputs, set -> first(set, side));
        return inputs;
    }

    /** Returns the number of inputs of a variant. */
    public static int count(Variant variant) {
        return variant.hasDrops() ? FIRST_CASTLING + 4 : FIRST_HAND;
    }

    /** Describes a position by {@link #SETS} sets of bits; in chess the last ones stay as they are. */
    public static void read(Position position, long[] sets) {
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            sets[pieceSet(Side.WHITE, kind)] = position.pieces(Side.WHITE, kind);
            sets[pieceSet(Side.BLACK, kind)] = position.pieces(Side.BLACK, kind);
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

    /** Returns the square of a side's king, 0-63. */
    public static int king(Position position, int side) {
        return Square.index(position.kingSquare(side));
    }

    /**
     * Returns the number to XOR a square 0-63 with, from the perspective of a side whose king stands on another one.
     */
    private static int orientation(int side, int king) {
        return (side == Side.WHITE ? 0 : FLIP) | (isMirrored(king) ? MIRROR : 0);
    }

    private static boolean isMirrored(int king) {
        return (king & 4) != 0;
    }

    /**
     * Returns the number to XOR the bits of a set with, from the perspective of a side whose king stands on a square.
     */
    private static int orientation(int set, int side, int king) {
        if (set < HAND_SET) {
            return orientation(side, king);
        }
        return set >= CASTLING_SET && isMirrored(king) ? 1 : 0;
    }

    /** Returns the number, below {@link #KING_SQUARES}, of the square on which a side sees its king. */
    static int kingIndex(int side, int king) {
        int seen = king ^ orientation(side, king);
        return seen >> 3 << 2 | seen & 3;
    }

    private static int first(int set, int side) {
        if (set < PIECE_SETS) {
            int relative = set / KINDS ^ side;
            return relative * 384 + set % KINDS * 64;
        }
        int relative = set & 1 ^ side;
        if (set < HAND_SET) {
            return FIRST_PROMOTED + relative * 64;
        }
        return set < CASTLING_SET ? FIRST_HAND + relative * HAND_INPUTS : FIRST_CASTLING + relative * 2;
    }

    /** Returns the input that a bit of a set is from the perspective of a side whose king stands on a square. */
    public static int index(int set, int bit, int side, int king) {
        return FIRST[side][set] + (bit ^ orientation(set, side, king));
    }

    /** Returns whether an input is the own king on some square. */
    public static boolean isOwnKing(int input) {
        return input >= OWN_KING_INPUTS && input < OWN_KING_INPUTS + 64;
    }

    /**
     * Returns the second input of a piece near its perspective's own king.
     *
     * @param input any input, usually that of a piece on its square
     * @param ownKing the input of the own king
     * @return below 0 if the input is not a piece, is the own king itself, or is not near it
     */
    public static int zone(int input, int ownKing) {
        if (input >= PIECE_INPUTS || isOwnKing(input)) {
            return -1;
        }
        int file = (input & 7) - (ownKing & 7) + ZONE_RADIUS;
        int rank = (input >> 3 & 7) - (ownKing >> 3 & 7) + ZONE_RADIUS;
        boolean near = file >= 0 && file < ZONE_WIDTH && rank >= 0 && rank < ZONE_WIDTH;
        return near ? PIECE_INPUTS + (input >> 6) * ZONE_PLACES + rank * ZONE_WIDTH + file : -1;
    }

    /** Returns the input of the own king on the square with a number below {@link #KING_SQUARES}. */
    static int ownKing(int kingIndex) {
        return OWN_KING_INPUTS + (kingIndex >> 2 << 3) + (kingIndex & 3);
    }

    /** Returns the set with a side's pieces of a kind in the description of a position. */
    static int pieceSet(int side, int kind) {
        return side * KINDS + kind - 1;
    }

    /** Returns the number of pieces in both hands of the description of a position. */
    static int inHands(long[] sets) {
        return Long.bitCount(sets[HAND_SET + Side.WHITE]) + Long.bitCount(sets[HAND_SET + Side.BLACK]);
    }

    /** Removes the piece on a 0x88 square from the description of a position, with a rook's castling right. */
    static void remove(long[] sets, Position position, int square) {
        for (int set = 0; set < HAND_SET; set++) {
            sets[set] &= ~Square.bit(square);
        }
        for (int castling = 0; castling < CastlingSquares.COUNT; castling++) {
            if (position.castlingSquares().rook(castling) == square) {
                sets[CASTLING_SET + (castling >> 1)] &= ~(1L << (castling & 1));
            }
        }
    }

    /** Removes a side's hand from the description of a position. */
    static void removeHand(long[] sets, int side) {
        sets[HAND_SET + side] = 0;
    }
}
