package parachute.protocol.cecp;

/** The purpose of the running search. */
enum Activity {
    /** No search is running. */
    IDLE,
    /** Choosing the move that the engine has to make. */
    THINKING,
    /** Thinking about the position after the expected reply, while the opponent thinks. */
    PONDERING,
    /** Analysing the position until told to stop. */
    ANALYSING,
    /** Searching briefly for the opponent's reply: for a hint, or to have a move to ponder on. */
    PREDICTING
}
