package parachute.games.play;

import java.time.Duration;

/**
 * When a search has to stop, whichever comes first.
 *
 * @param time from the call to the answer, at least 0
 * @param depth plies (moves of one side) to search, from 1 to {@link #MAX_DEPTH}
 */
public record GameSearchLimit(Duration time, int depth) {
    /** Plies: more than any search completes in the games here, and few enough for a recursive search. */
    public static final int MAX_DEPTH = 200;

    /** A year, which no search reaches. */
    private static final Duration NO_TIME_LIMIT = Duration.ofDays(365);

    /**
     * Checks the ranges.
     *
     * @throws IllegalArgumentException if one of them is exceeded
     */
    public GameSearchLimit {
        if (time.isNegative()) {
            throw new IllegalArgumentException("a search takes no negative time: " + time);
        }
        if (depth < 1 || depth > MAX_DEPTH) {
            throw new IllegalArgumentException("depth is a number from 1 to " + MAX_DEPTH + ", not " + depth);
        }
    }

    /** As deep as the time allows. */
    public static GameSearchLimit time(Duration time) {
        return new GameSearchLimit(time, MAX_DEPTH);
    }

    /**
     * As deep as the time allows.
     *
     * @param seconds at least 0
     */
    public static GameSearchLimit seconds(double seconds) {
        return time(Duration.ofNanos(Math.round(seconds * 1e9)));
    }

    /** To this depth however long it takes: the same search on every machine. */
    public static GameSearchLimit depth(int depth) {
        return new GameSearchLimit(NO_TIME_LIMIT, depth);
    }
}
