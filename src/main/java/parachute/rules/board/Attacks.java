package parachute.rules.board;

/**
 * Attack tables. The 0x88 difference table ({@link #step}) holds the step along the line that joins two squares; tables
 * of square sets hold the squares that a piece attacks. Squares are 0x88 squares on the board unless stated otherwise,
 * sets of squares are masks as described in {@link Square}, sides are {@link Side}, and kinds are those of {@link
 * Piece}.
 */
public final class Attacks {
    /** Steps to the eight neighbours; the first four go up the board (to higher squares), the others down. */
    private static final int[] DIRECTIONS = {1, 15, 16, 17, -1, -15, -16, -17};

    /** First and last direction of rooks and bishops among {@link #DIRECTIONS}, as indices. */
    private static final int EAST = 0, NORTH_WEST = 1, NORTH = 2, NORTH_EAST = 3;

    private static final int WEST = 4, SOUTH_EAST = 5, SOUTH = 6, SOUTH_WEST = 7;
    private static final int[] KNIGHT_STEPS = {14, 18, 31, 33, -14, -18, -31, -33};

    /**
     * By {@code to - from + 0x77}: the single step that leads from one square to the other, 0 if no line joins them.
     */
    private static final byte[] STEP = new byte[0xef];

    /** By direction and square: the squares of that ray, without its origin, to the edge of the board. */
    private static final long[][] RAY = new long[8][Square.COUNT];

    /** All squares but those of one file. */
    private static final long NOT_A = ~0x0101010101010101L, NOT_H = ~0x8080808080808080L;

    private static final long[] KNIGHT = new long[Square.COUNT];
    private static final long[] KING = new long[Square.COUNT];
    private static final long[][] PAWN = new long[2][Square.COUNT];
    private static final long[] ROOK_LINES = new long[Square.COUNT];
    private static final long[] BISHOP_LINES = new long[Square.COUNT];

    /** By {@code index(a) << 6 | index(b)}: the squares strictly between two squares of one line. */
    private static final long[] BETWEEN = new long[64 * 64];

    static {
        for (int i = 0; i < 64; i++) {
            int square = Square.fromIndex(i);
            for (int direction = 0; direction < 8; direction++) {
                fillRay(direction, square);
            }
            KNIGHT[square] = targets(square, KNIGHT_STEPS);
            KING[square] = targets(square, DIRECTIONS);
            PAWN[Side.WHITE][square] = targets(square, 15, 17);
            PAWN[Side.BLACK][square] = targets(square, -15, -17);
            ROOK_LINES[square] = RAY[EAST][square] | RAY[NORTH][square] | RAY[WEST][square] | RAY[SOUTH][square];
            BISHOP_LINES[square] = RAY[NORTH_WEST][square]
                    | RAY[NORTH_EAST][square]
                    | RAY[SOUTH_EAST][square]
                    | RAY[SOUTH_WEST][square];
        }
    }

    private Attacks() {}

    private static long targets(int square, int... steps) {
        long targets = 0;
        for (int step : steps) {
            if (Square.isOnBoard(square + step)) {
                targets |= Square.bit(square + step);
            }
        }
        return targets;
    }

    private static void fillRay(int direction, int square) {
        int step = DIRECTIONS[direction];
        long passed = 0;
        for (int to = square + step; Square.isOnBoard(to); to += step) {
            STEP[to - square + 0x77] = (byte) step;
            BETWEEN[Square.index(square) << 6 | Square.index(to)] = passed;
            passed |= Square.bit(to);
        }
        RAY[direction][square] = passed;
    }

    /**
     * Returns the step from a square towards another.
     *
     * @return the 0x88 step to the next square of their common rank, file or diagonal, such as 16 for one rank up; 0 if
     *     there is no such line, or the squares are the same
     */
    public static int step(int from, int to) {
        return STEP[to - from + 0x77];
    }

    /** Returns the set of the squares strictly between two squares; empty if they are neighbours or not on one line. */
    public static long between(int a, int b) {
        return BETWEEN[Square.index(a) << 6 | Square.index(b)];
    }

    /** Returns whether three squares lie on one rank, file or diagonal; {@code a} differs from both others. */
    public static boolean aligned(int a, int b, int c) {
        int step = step(a, b);
        return step != 0 && (step(a, c) == step || step(a, c) == -step);
    }

    /** Returns the set of the squares that a pawn of {@code side} on {@code square} attacks. */
    public static long pawn(int side, int square) {
        return PAWN[side][square];
    }

    /** Returns the set of the squares that any pawn of {@code side} on the squares of the set {@code pawns} attacks. */
    public static long pawns(int side, long pawns) {
        long notA = pawns & NOT_A;
        long notH = pawns & NOT_H;
        return side == Side.WHITE ? notA << 7 | notH << 9 : notA >>> 9 | notH >>> 7;
    }

    /** Returns the set of the squares that any knight on the squares of a set attacks. */
    public static long knights(long set) {
        long near = (set & NOT_A) >>> 1 | (set & NOT_H) << 1;
        long far = (set & NOT_A & NOT_A << 1) >>> 2 | (set & NOT_H & NOT_H >>> 1) << 2;
        return near << 16 | near >>> 16 | far << 8 | far >>> 8;
    }

    /** Returns the set of the squares that a knight attacks. */
    public static long knight(int square) {
        return KNIGHT[square];
    }

    /** Returns the set of the squares that a king attacks. */
    public static long king(int square) {
        return KING[square];
    }

    /** Returns the set of the squares next to any square of a set. */
    public static long kings(long set) {
        long sides = (set & NOT_A) >>> 1 | (set & NOT_H) << 1;
        long row = set | sides;
        return sides | row << 8 | row >>> 8;
    }

    /**
     * Returns the set of the squares that a bishop attacks, up to and including the first of {@code occupied} on each
     * diagonal.
     */
    public static long bishop(int square, long occupied) {
        return line(RAY[SOUTH_EAST][square], RAY[NORTH_WEST][square], occupied)
                | line(RAY[SOUTH_WEST][square], RAY[NORTH_EAST][square], occupied);
    }

    /**
     * Returns the set of the squares that a rook attacks, up to and including the first of {@code occupied} on each
     * line.
     */
    public static long rook(int square, long occupied) {
        return line(RAY[WEST][square], RAY[EAST][square], occupied)
                | line(RAY[SOUTH][square], RAY[NORTH][square], occupied);
    }

    /**
     * Returns the squares of a line that a slider attacks (chessprogramming wiki, "Obstruction Difference"): subtracting
     * the nearest blocker below it from the blockers above changes all bits from that one to the nearest above.
     *
     * @param below the ray of the slider towards lower squares
     * @param above the opposite ray
     */
    private static long line(long below, long above, long occupied) {
        long blockersAbove = above & occupied;
        long blockerBelow = Long.highestOneBit(below & occupied | 1L); // a1 ends every ray that nothing blocks
        return (blockersAbove ^ blockersAbove - blockerBelow) & (below | above);
    }

    /**
     * Returns the set of the squares that any bishop on the squares of a set attacks, up to and including the first of
     * {@code occupied} on each diagonal. It takes the same time for any number of bishops.
     */
    public static long bishops(long set, long occupied) {
        long toRight = ~occupied & NOT_A;
        long toLeft = ~occupied & NOT_H;
        return up(set, toRight, 9) << 9 & NOT_A
                | up(set, toLeft, 7) << 7 & NOT_H
                | down(set, toLeft, 9) >>> 9 & NOT_H
                | down(set, toRight, 7) >>> 7 & NOT_A;
    }

    /**
     * Returns the set of the squares that any rook on the squares of a set attacks, up to and including the first of
     * {@code occupied} on each line. It takes the same time for any number of rooks.
     */
    public static long rooks(long set, long occupied) {
        long empty = ~occupied;
        return up(set, empty, 8) << 8
                | down(set, empty, 8) >>> 8
                | up(set, empty & NOT_A, 1) << 1 & NOT_A
                | down(set, empty & NOT_H, 1) >>> 1 & NOT_H;
    }

    /**
     * Returns a set with all squares that are reached from it over free ones, one, two and four steps at a time
     * (chessprogramming wiki, "Kogge-Stone Algorithm").
     *
     * @param step from a square to the next one, as numbers 0-63
     */
    private static long up(long set, long free, int step) {
        long reached = set | free & set << step;
        long two = free & free << step;
        reached |= two & reached << 2 * step;
        return reached | two & two << 2 * step & reached << 4 * step;
    }

    /** The same towards lower squares. */
    private static long down(long set, long free, int step) {
        long reached = set | free & set >>> step;
        long two = free & free >>> step;
        reached |= two & reached >>> 2 * step;
        return reached | two & two >>> 2 * step & reached >>> 4 * step;
    }

    /** Returns the set of the squares that a bishop attacks on an empty board. */
    public static long bishopLines(int square) {
        return BISHOP_LINES[square];
    }

    /** Returns the set of the squares that a rook attacks on an empty board. */
    public static long rookLines(int square) {
        return ROOK_LINES[square];
    }

    /**
     * Returns the set of the squares that a piece attacks.
     *
     * @param kind {@link Piece#KNIGHT} to {@link Piece#KING}
     * @param occupied the set of squares that block lines
     * @throws IllegalArgumentException for any other kind
     */
    public static long of(int kind, int square, long occupied) {
        return switch (kind) {
            case Piece.KNIGHT -> KNIGHT[square];
            case Piece.BISHOP -> bishop(square, occupied);
            case Piece.ROOK -> rook(square, occupied);
            case Piece.QUEEN -> rook(square, occupied) | bishop(square, occupied);
            case Piece.KING -> KING[square];
            default -> throw new IllegalArgumentException("no attack set for kind " + kind);
        };
    }

    /**
     * Returns the set of the pieces of both sides that attack a square.
     *
     * @param occupied the set of squares that block lines; usually {@link Position#occupied}, or that after a move
     */
    public static long attackers(Position position, int square, long occupied) {
        long queens = position.piecesOfKind(Piece.QUEEN);
        return PAWN[Side.BLACK][square] & position.pieces(Side.WHITE, Piece.PAWN)
                | PAWN[Side.WHITE][square] & position.pieces(Side.BLACK, Piece.PAWN)
                | KNIGHT[square] & position.piecesOfKind(Piece.KNIGHT)
                | bishop(square, occupied) & (position.piecesOfKind(Piece.BISHOP) | queens)
                | rook(square, occupied) & (position.piecesOfKind(Piece.ROOK) | queens)
                | KING[square] & position.piecesOfKind(Piece.KING);
    }

    /**
     * Returns whether a side attacks a square.
     *
     * @param occupied the set of squares that block lines; usually {@link Position#occupied}, or that after a move
     */
    public static boolean isAttacked(Position position, int square, int side, long occupied) {
        int own = Piece.of(side, 0);
        if ((PAWN[side ^ 1][square] & position.pieces(own | Piece.PAWN)) != 0
                || (KNIGHT[square] & position.pieces(own | Piece.KNIGHT)) != 0
                || (KING[square] & position.pieces(own | Piece.KING)) != 0) {
            return true;
        }
        long queens = position.pieces(own | Piece.QUEEN);
        long sliders = BISHOP_LINES[square] & (position.pieces(own | Piece.BISHOP) | queens)
                | ROOK_LINES[square] & (position.pieces(own | Piece.ROOK) | queens);
        while (sliders != 0) {
            if ((between(square, Square.first(sliders)) & occupied) == 0) {
                return true;
            }
            sliders &= sliders - 1;
        }
        return false;
    }
}
