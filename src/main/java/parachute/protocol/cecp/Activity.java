package parachute.protocol.cecp;

/** What the engine is searching for. */
enum Activity {
    /** Nothing: no search runs. */
    IDLE,
    /** The move it has to make. */
    THINKING,
    /** Its answer to the reply that it expects, while the opponent thinks. */
    PONDERING,
    /** The truth, without end. */
    ANALYSING,
    /** The opponent's reply, for a moment: to give a hint or to have something to ponder on. */
    GUESSING
}
