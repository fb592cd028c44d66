package parachute.rules.board;

/** Castling rights as a mask of four bits, 0 to 15, in the order of FEN's "KQkq". */
public final class CastlingRights {
    /** No right. */
    public static final int NONE = 0;

    /** One right each: king side and queen side of White and Black. */
    public static final int WHITE_KING = 1, WHITE_QUEEN = 2, BLACK_KING = 4, BLACK_QUEEN = 8;

    /** Every right. */
    public static final int ALL = 15;

    private static final String LETTERS = "KQkq";

    private CastlingRights() {}

    /** Returns the right of a {@link Side} to castle on the king's side, one bit. */
    public static int kingSide(int side) {
        return WHITE_KING << 2 * side;
    }

    /** Returns the right of a {@link Side} to castle on the queen's side, one bit. */
    public static int queenSide(int side) {
        return WHITE_QUEEN << 2 * side;
    }

    /** Returns the letter of a castling, 0 to 3, in FEN: one of "KQkq". */
    public static char letter(int castling) {
        return LETTERS.charAt(castling);
    }

    /** Returns the castling, 0 to 3, of a letter in FEN; a negative number for any character not in "KQkq". */
    public static int castling(char letter) {
        return LETTERS.indexOf(letter);
    }
}
