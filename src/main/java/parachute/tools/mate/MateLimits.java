package parachute.tools.mate;

import parachute.engine.mate.MateSolver;

/**
 * What the search for a mate may spend on a position; it ends at the first limit that it meets.
 *
 * @param moves the longest mate that is looked for, 1 to {@link #MOST_MOVES}
 * @param nodes positions to look into, at least 1; each takes up to 100 bytes of memory
 * @param milliseconds the time, at least 1
 */
public record MateLimits(int moves, long nodes, long milliseconds) {
    /** The longest mate that can be looked for, in moves. */
    public static final int MOST_MOVES = MateSolver.MAX_MOVES;

    /** Bytes that a node takes at most, while the table that remembers it grows. */
    public static final int NODE_BYTES = 100;

    /** No limit in time. */
    public static final long NO_LIMIT = Long.MAX_VALUE;
}
