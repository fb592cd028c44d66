package parachute.rules.board;

/** Castling rights as a mask of four bits, 0 to 15, in the order of FEN's "KQkq". */
public final class CastlingRights {
    /** No right. */
    public static final int NONE = 0;

    /** One right each: king side and queen side of White and Black. */
    public static final int WHITE_KING = 1, WHITE_QUEEN = 2, BLACK_KING = 4, BLACK_QUEEN = 8;

    /** Every right. */
    public static final int ALL = 15;

    /** By square: the rights that remain after a move from or to it, all except on home squares of kings and rooks. */
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

    /** The right of a {@link Side} to castle on the king's side, one bit. */
    public static int kingSide(int side) {
        return WHITE_KING << 2 * side;
    }

    /** The right of a {@link Side} to castle on the queen's side, one bit. */
    public static int queenSide(int side) {
        return WHITE_QUEEN << 2 * side;
    }

    /** The FEN field of a mask of rights: some of "KQkq", or "-". */
    public static String format(int rights) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < LETTERS.length(); i++) {
            if ((rights >> i & 1) != 0) {
                text.append(LETTERS.charAt(i));
            }
        }
        return text.isEmpty() ? "-" : text.toString();
    }

    /** The right of one FEN letter, one bit; {@link #NONE} for any character but "KQkq". */
    public static int parse(char letter) {
        int index = LETTERS.indexOf(letter);
        return index < 0 ? NONE : 1 << index;
    }
}
