package parachute.games.play;

/** How a game stands: still open, or how it ended. */
public enum Outcome {
    /** Nobody has won and there are moves left. */
    OPEN,
    /** Won by {@link Side#FIRST}. */
    FIRST_WINS,
    /** Won by {@link Side#SECOND}. */
    SECOND_WINS,
    /** Over without a winner. */
    DRAW;

    /** The outcome in which {@code side} has won. */
    public static Outcome wonBy(Side side) {
        return side == Side.FIRST ? FIRST_WINS : SECOND_WINS;
    }

    /** Whether the game has ended. */
    public boolean isOver() {
        return this != OPEN;
    }
}
