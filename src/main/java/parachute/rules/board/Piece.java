package parachute.rules.board;

/**
 * Pieces as ints: the kind 1 (pawn) to 6 (king) in the low three bits, the side in the fourth, 0 for an empty square.
 * A piece indexes arrays of {@link #COUNT}.
 */
public final class Piece {
    /** An empty square. */
    public static final int NONE = 0;

    /** Kinds, in the order of their value. */
    public static final int PAWN = 1, KNIGHT = 2, BISHOP = 3, ROOK = 4, QUEEN = 5, KING = 6;

    /** Length of an array indexed by pieces. */
    public static final int COUNT = 16;

    private static final String LETTERS = ".PNBRQK..pnbrqk.";

    private Piece() {}

    /**
     * Returns the piece of a {@link Side} and a kind; for kind 0, the number to add to a kind to get that side's piece.
     */
    public static int of(int side, int kind) {
        return side << 3 | kind;
    }

    /** Returns the kind, {@link #PAWN} to {@link #KING}; 0 for {@link #NONE}. */
    public static int kind(int piece) {
        return piece & 7;
    }

    /** Returns the {@link Side} of a piece that is not {@link #NONE}. */
    public static int side(int piece) {
        return piece >> 3;
    }

    /** Returns the FEN letter of a piece: upper case for White, lower case for Black; {@code .} for {@link #NONE}. */
    public static char letter(int piece) {
        return LETTERS.charAt(piece);
    }

    /** Returns the capital letter of a kind: P N B R Q K. */
    public static char kindLetter(int kind) {
        return LETTERS.charAt(kind);
    }

    /** Returns the piece with this FEN letter; {@link #NONE} for any other character. */
    public static int fromLetter(char letter) {
        return letter == '.' ? NONE : Math.max(LETTERS.indexOf(letter), NONE);
    }
}
