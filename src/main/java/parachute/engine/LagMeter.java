package parachute.engine;

import parachute.engine.search.SearchLimits;

/**
 * The average lag of a game's moves: the time that a move costs the clock in addition to the thinking time, on its way
 * to the referee and back. It is measured, because a client or server may compensate for any part of it, and the
 * expected lag of future moves is subtracted from the clock. Not thread-safe.
 */
public final class LagMeter {
    /** Number of moves in the average. */
    private static final int AVERAGED_MOVES = 16;

    /** Maximum milliseconds that one move counts in either direction: anything longer is an interruption. */
    private static final int MAX_MEASURED = 2_000;

    /** Moves for which lag is reserved if there is no further time control: hardly any game is longer. */
    private static final int MOVES_TO_COME = 150;

    /** Maximum share of the clock that is reserved; the engine still thinks with the rest. */
    private static final double MAX_SHARE = 0.8;

    private double average;
    private int measured;

    /** Creates a meter without measurements. It is kept from game to game, like the connection. */
    public LagMeter() {}

    /**
     * Measures the lag of a move, unless its clocks do not show it: because time is counted in nodes, there is no
     * clock, or the clock was refilled after the move. A clock in whole seconds makes single measurements wrong in
     * either direction, which the average evens out.
     *
     * @param before limits of the move
     * @param thinking thinking time in milliseconds
     * @param after limits of the next move of the same side
     */
    public void measure(SearchLimits before, long thinking, SearchLimits after) {
        if (!showsClock(before) || !showsClock(after) || before.movesToGo() == 1) {
            return;
        }
        long lag = before.clock() + before.increment() - after.clock() - thinking;
        measured = Math.min(measured + 1, AVERAGED_MOVES);
        average += (Math.clamp(lag, -MAX_MEASURED, MAX_MEASURED) - average) / measured;
    }

    private static boolean showsClock(SearchLimits limits) {
        return limits.clock() != SearchLimits.NO_LIMIT && limits.nodesPerSecond() == 0;
    }

    /**
     * Returns the limits with the expected lag of future moves subtracted from the clock. Increments pay for it first.
     *
     * @param max maximum milliseconds of lag per move to subtract
     */
    public SearchLimits withoutLag(SearchLimits limits, int max) {
        long lag = Math.min(Math.round(average), max);
        if (lag <= 0 || !showsClock(limits)) {
            return limits;
        }
        int moves = limits.movesToGo() > 0 ? limits.movesToGo() : MOVES_TO_COME;
        double unpaid = (double) Math.max(0, lag - limits.increment()) * moves;
        long kept = (long) Math.min(unpaid, limits.clock() * MAX_SHARE);
        return limits.withClock(limits.clock() - kept, Math.max(0, limits.increment() - lag));
    }
}
