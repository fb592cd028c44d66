package parachute.engine.search;

import parachute.rules.board.Move;

/**
 * The progress of a running search.
 *
 * @param milliseconds time so far
 * @param nodes nodes so far, of all threads
 * @param depth plies of the running iteration
 * @param movesLeft root moves not yet searched in it
 * @param movesTotal root moves
 * @param currentMove the root move being searched, or {@code Move.NONE}
 */
public record SearchStatus(long milliseconds, long nodes, int depth, int movesLeft, int movesTotal, int currentMove) {
    /** The status without a search. */
    public static final SearchStatus NONE = new SearchStatus(0, 0, 0, 0, 0, Move.NONE);
}
