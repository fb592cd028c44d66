package parachute.tools.train.loop;

/**
 * Games that a generation adds to the pool, in their own file.
 *
 * @param games the number of games, at least 1
 * @param nodes soft limit of nodes a move, at least 1
 */
record PlayPhase(int games, int nodes) {
    /** Checks the ranges. */
    PlayPhase {
        if (games < 1 || nodes < 1) {
            throw new IllegalArgumentException("a part of play needs at least 1 game and 1 node");
        }
    }
}
