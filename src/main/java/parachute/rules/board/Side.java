package parachute.rules.board;

/** The two players as ints, 0 and 1, so that they can index arrays. */
public final class Side {
    /** White, who moves up the board (towards rank 8). */
    public static final int WHITE = 0;

    /** Black, who moves down the board (towards rank 1). */
    public static final int BLACK = 1;

    private Side() {}

    /** Returns the opponent of a side. */
    public static int opposite(int side) {
        return side ^ 1;
    }

    /** Returns the English name of a side: "White" or "Black". */
    public static String name(int side) {
        return side == WHITE ? "White" : "Black";
    }
}
