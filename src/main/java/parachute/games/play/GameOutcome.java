package parachute.games.play;

/** The state of a game: open, or how it ended. */
public enum GameOutcome {
    /** Not won, and there are moves left. */
    OPEN,
    /** Won by {@link GameSide#FIRST}. */
    FIRST_WINS,
    /** Won by {@link GameSide#SECOND}. */
    SECOND_WINS,
    /** Over without a winner. */
    DRAW;

    /** Returns the outcome in which {@code side} has won. */
    public static GameOutcome wonBy(GameSide side) {
        return side == GameSide.FIRST ? FIRST_WINS : SECOND_WINS;
    }

    /** Returns whether the game has ended. */
    public boolean isOver() {
        return this != OPEN;
    }
}
