package parachute.engine;

import parachute.engine.search.SearchLimits;

/**
 * The average lag of a game's moves: what a move costs the clock beside the time that it was thought about, on its way to
 * the referee and back. It is measured, since a client or server may compensate for any part of it, and what it will cost
 * in the moves to come is kept back from the clock. Not safe for several threads.
 */
public final class LagMeter {
    /** Moves that the average is of. */
    private static final int AVERAGED_MOVES = 16;

    /** Milliseconds that one move counts at most in either direction: more than that is an interruption. */
    private static final int MOST_MEASURED = 2_000;

    /** Moves that lag is kept back for if the clock is never filled again: as many as hardly any game has. */
    private static final int MOVES_TO_COME = 150;

    /** The largest part of the clock that is kept back; with the rest the engine still thinks. */
    private static final double MAX_SHARE = 0.8;

    private double average;
    private int measured;

    /** Has measured nothing yet. It is kept from game to game, as the connection is. */
    public LagMeter() {}

    /**
     * Measures the lag of a move, unless its clocks tell nothing about it: time counted in nodes, no clock, or one that
     * was filled again after the move. A clock that shows whole seconds makes single measurements wrong in either
     * direction, which the average evens out.
     *
     * @param before limits of the move
     * @param thinking milliseconds that it was thought about
     * @param after limits of the next move of the same side
     */
    public void measure(SearchLimits before, long thinking, SearchLimits after) {
        if (!showsClock(before) || !showsClock(after) || before.movesToGo() == 1) {
            return;
        }
        long lag = before.clock() + before.increment() - after.clock() - thinking;
        measured = Math.min(measured + 1, AVERAGED_MOVES);
        average += (Math.clamp(lag, -MOST_MEASURED, MOST_MEASURED) - average) / measured;
    }

    private static boolean showsClock(SearchLimits limits) {
        return limits.clock() != SearchLimits.NO_LIMIT && limits.nodesPerSecond() == 0;
    }

    /**
     * The limits with a clock that has lost already what the moves to come will cost in lag. Increments pay for it first.
     *
     * @param most milliseconds of lag a move that are kept back at most
     */
    public SearchLimits withoutLag(SearchLimits limits, int most) {
        long lag = Math.min(Math.round(average), most);
        if (lag <= 0 || !showsClock(limits)) {
            return limits;
        }
        int moves = limits.movesToGo() > 0 ? limits.movesToGo() : MOVES_TO_COME;
        double unpaid = (double) Math.max(0, lag - limits.increment()) * moves;
        long kept = (long) Math.min(unpaid, limits.clock() * MAX_SHARE);
        return limits.withClock(limits.clock() - kept, Math.max(0, limits.increment() - lag));
    }
}
