package parachute.protocol.cecp;

/** What the running search is for. */
enum Activity {
    /** Nothing: no search runs. */
    IDLE,
    /** The move that the engine has to make. */
    THINKING,
    /** Its answer to the expected reply, while the opponent thinks. */
    PONDERING,
    /** An analysis of the position, until it is told to end. */
    ANALYSING,
    /** The opponent's reply, searched briefly: for a hint, or to have a move to ponder on. */
    PREDICTING
}
