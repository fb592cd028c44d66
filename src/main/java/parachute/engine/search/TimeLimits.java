package parachute.engine.search;

/**
 * The limits of a search in time.
 *
 * @param move milliseconds for this move; the search ends earlier only if the move is forced or a mate is proved
 * @param clock milliseconds left on the clock, {@link SearchLimits#NO_LIMIT} without a clock
 * @param increment milliseconds added to the clock after each move
 * @param movesToGo moves to the next time control; 0 if there is none
 * @param nodesPerSecond if not 0, time is counted in nodes at this rate instead of in milliseconds
 */
public record TimeLimits(long move, long clock, long increment, int movesToGo, long nodesPerSecond) {
    /** No limit in time. */
    static final TimeLimits NONE = new TimeLimits(SearchLimits.NO_LIMIT, SearchLimits.NO_LIMIT, 0, 0, 0);

    /** Returns the same limits with another clock, in milliseconds. */
    public TimeLimits withClock(long left) {
        return new TimeLimits(move, left, increment, movesToGo, nodesPerSecond);
    }

    /** Returns whether there is a limit for this move alone. */
    public boolean hasMove() {
        return move != SearchLimits.NO_LIMIT;
    }

    /** Returns whether there is a clock, so that time saved now can be used later. */
    public boolean hasClock() {
        return clock != SearchLimits.NO_LIMIT;
    }
}
