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

    /** The piece of a side and kind. */
    public static int of(int side, int kind) {
        return side << 3 | kind;
    }

    /** The kind 1 to 6, or 0 for an empty square. */
    public static int kind(int piece) {
        return piece & 7;
    }

    /** The side of a piece that is not {@link #NONE}. */
    public static int side(int piece) {
        return piece >> 3;
    }

    /** FEN letter: upper case for White, lower case for Black. */
    public static char letter(int piece) {
        return LETTERS.charAt(piece);
    }

    /** Capital letter of a kind: P N B R Q K. */
    public static char kindLetter(int kind) {
        return LETTERS.charAt(kind);
    }

    /** The piece with this FEN letter, or {@link #NONE}. */
    public static int fromLetter(char letter) {
        return letter == '.' ? NONE : Math.max(LETTERS.indexOf(letter), NONE);
    }
}
