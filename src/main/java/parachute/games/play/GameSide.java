package parachute.games.play;

/** The two players of a game, in the order in which they start. */
public enum GameSide {
    /** Moves first at the start of a game. */
    FIRST,
    /** Replies to the first move. */
    SECOND;

    /** Returns the opponent. */
    public GameSide other() {
        return this == FIRST ? SECOND : FIRST;
    }
}
