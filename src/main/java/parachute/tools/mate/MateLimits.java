package parachute.tools.mate;

import parachute.engine.mate.MateSolver;

/**
 * The limits of the search for a mate in a position; it ends at the first one that it reaches.
 *
 * @param moves the length of the longest mate to search for, 1 to {@link #MAX_MOVES}
 * @param nodes positions to search, at least 1; each takes up to 100 bytes of memory
 * @param milliseconds the time, at least 1
 */
public record MateLimits(int moves, long nodes, long milliseconds) {
    /** The length of the longest mate that can be searched for, in moves. */
    public static final int MAX_MOVES = MateSolver.MAX_MOVES;

    /** The maximum of bytes per node, while the table of nodes grows. */
    public static final int NODE_BYTES = 100;

    /** No limit in time. */
    public static final long NO_LIMIT = Long.MAX_VALUE;
}
