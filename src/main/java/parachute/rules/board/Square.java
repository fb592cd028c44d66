package parachute.rules.board;

/**
 * Squares of a 0x88 board: {@code rank * 16 + file}, a1 = 0x00, h1 = 0x07, a8 = 0x70, h8 = 0x77. After any step added
 * to a square, {@code (square & 0x88) != 0} means that it has left the board (chessprogramming wiki, "0x88").
 *
 * <p>Sets of squares are 64-bit masks, in which bit {@code 8 * rank + file} is a square. They take the place of the
 * piece lists of a classical 0x88 board.
 */
public final class Square {
    /** No square: off the board, yet a valid index into arrays of {@link #COUNT}. */
    public static final int NONE = 0x7f;

    /** Length of an array indexed by 0x88 squares. */
    public static final int COUNT = 128;

    /** Step to the next rank, from White's point of view. */
    public static final int UP = 16;

    /** Step to the next file, towards the h-file. */
    public static final int RIGHT = 1;

    /** Squares of White's back rank that castling involves. */
    public static final int A1 = 0x00, C1 = 0x02, D1 = 0x03, E1 = 0x04, F1 = 0x05, G1 = 0x06, H1 = 0x07;

    /** Home squares of kings and rooks. */
    public static final int A8 = 0x70, C8 = 0x72, D8 = 0x73, E8 = 0x74, F8 = 0x75, G8 = 0x76, H8 = 0x77;

    /** The set of the first and the eighth rank, where no pawn ever stands. */
    public static final long BACK_RANKS = 0xFF00_0000_0000_00FFL;

    private static final long FILE_A = 0x0101_0101_0101_0101L;

    private Square() {}

    /** Returns the square on {@code file} 0 (a) to 7 (h) and {@code rank} 0 (first) to 7 (eighth). */
    public static int of(int file, int rank) {
        return rank << 4 | file;
    }

    /** Returns the file of a square, 0 (a) to 7 (h). */
    public static int file(int square) {
        return square & 7;
    }

    /** Returns the rank of a square, 0 (first) to 7 (eighth). */
    public static int rank(int square) {
        return square >> 4;
    }

    /** Returns the rank of a square as {@code side} counts it: 0 is the side's own back rank, 7 the opponent's. */
    public static int relativeRank(int side, int square) {
        return rank(square) ^ (side == Side.WHITE ? 0 : 7);
    }

    /** Returns whether an int, of any value, is one of the 64 squares. */
    public static boolean isOnBoard(int square) {
        return (square & ~0x77) == 0;
    }

    /** Returns the number of a square, 0 (a1) to 63 (h8), which is its bit in a set. */
    public static int index(int square) {
        return (square + (square & 7)) >> 1;
    }

    /** Returns the 0x88 square with this number, 0 (a1) to 63 (h8). */
    public static int fromIndex(int index) {
        return index + (index & 0x38);
    }

    /** Returns the set of one square. */
    public static long bit(int square) {
        return 1L << index(square);
    }

    /** Returns the set of all squares on a file, 0 (a) to 7 (h). */
    public static long fileSet(int file) {
        return FILE_A << file;
    }

    /** Returns whether a square belongs to a set. */
    public static boolean contains(long set, int square) {
        return (set >>> index(square) & 1) != 0;
    }

    /** Returns the first square of a non-empty set, from a1 rank by rank; {@code set &= set - 1} removes it. */
    public static int first(long set) {
        return fromIndex(Long.numberOfTrailingZeros(set));
    }

    /** Returns the number of king steps from one square to another, 0 to 7 (Chebyshev distance). */
    public static int distance(int a, int b) {
        return Math.max(Math.abs(file(a) - file(b)), Math.abs(rank(a) - rank(b)));
    }

    /** Returns the name of a square, such as "e4". */
    public static String name(int square) {
        return "" + (char) ('a' + file(square)) + (char) ('1' + rank(square));
    }

    /** Returns the names of the squares of a set, from a1 on, separated by spaces: "e1 e4"; empty for the empty set. */
    public static String names(long set) {
        StringBuilder names = new StringBuilder();
        for (long rest = set; rest != 0; rest &= rest - 1) {
            names.append(names.isEmpty() ? "" : " ").append(name(first(rest)));
        }
        return names.toString();
    }

    /** Returns the square named by the two characters at index {@code at}; {@link #NONE} if they do not name one. */
    public static int parse(CharSequence text, int at) {
        if (at + 2 > text.length()) {
            return NONE;
        }
        int file = text.charAt(at) - 'a';
        int rank = text.charAt(at + 1) - '1';
        return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? of(file, rank) : NONE;
    }
}
