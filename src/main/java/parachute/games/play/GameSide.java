package parachute.games.play;

/** The two players of a game, in the order in which they start. */
public enum GameSide {
    /** Moves first at the start of a game. */
    FIRST,
    /** Answers the first move. */
    SECOND;

    /** The opponent. */
    public GameSide other() {
        return this == FIRST ? SECOND : FIRST;
    }
}
