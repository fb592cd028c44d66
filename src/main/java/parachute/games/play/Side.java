package parachute.games.play;

/** The two players of a game, in the order in which they start. */
public enum Side {
    /** Moves first at the start of a game. */
    FIRST,
    /** Answers the first move. */
    SECOND;

    /** The opponent. */
    public Side other() {
        return this == FIRST ? SECOND : FIRST;
    }
}
