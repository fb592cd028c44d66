package parachute.rules.board;

/** Castling rights as a mask of four bits, in the order of FEN's "KQkq". */
public final class CastlingRights {
    /** No right. */
    public static final int NONE = 0;

    /** One right each: king side and queen side of White and Black. */
    public static final int WHITE_KING = 1, WHITE_QUEEN = 2, BLACK_KING = 4, BLACK_QUEEN = 8;

    /** Every right. */
    public static final int ALL = 15;

    /** By square: the rights that survive a move from or to it. Only the home squares of kings and rooks cost any. */
    static final int[] KEPT = new int[Square.COUNT];

    private static final String LETTERS = "KQkq";

    static {
        java.util.Arrays.fill(KEPT, ALL);
        KEPT[Square.E1] = ALL & ~(WHITE_KING | WHITE_QUEEN);
        KEPT[Square.H1] = ALL & ~WHITE_KING;
        KEPT[Square.A1] = ALL & ~WHITE_QUEEN;
        KEPT[Square.E8] = ALL & ~(BLACK_KING | BLACK_QUEEN);
        KEPT[Square.H8] = ALL & ~BLACK_KING;
        KEPT[Square.A8] = ALL & ~BLACK_QUEEN;
    }

    private CastlingRights() {}

    /** The right of {@code side} to castle on the king's side. */
    public static int kingSide(int side) {
        return WHITE_KING << 2 * side;
    }

    /** The right of {@code side} to castle on the queen's side. */
    public static int queenSide(int side) {
        return WHITE_QUEEN << 2 * side;
    }

    /** FEN text: some of "KQkq", or "-". */
    public static String format(int rights) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < LETTERS.length(); i++) {
            if ((rights >> i & 1) != 0) {
                text.append(LETTERS.charAt(i));
            }
        }
        return text.isEmpty() ? "-" : text.toString();
    }

    /** The right of one FEN letter, or {@link #NONE} for any other character. */
    public static int parse(char letter) {
        int index = LETTERS.indexOf(letter);
        return index < 0 ? NONE : 1 << index;
    }
}
