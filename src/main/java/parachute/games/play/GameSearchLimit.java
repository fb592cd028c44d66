package parachute.games.play;

import java.time.Duration;

/**
 * The limits of a search, which stops at the first that it reaches.
 *
 * @param time from the call to the result, at least 0
 * @param depth plies (moves of one side) to search, from 1 to {@link #MAX_DEPTH}
 */
public record GameSearchLimit(Duration time, int depth) {
    /** Maximum depth in plies: more than any search of these games completes, and few enough for recursion. */
    public static final int MAX_DEPTH = 200;

    /** A year, which no search takes. */
    private static final Duration NO_TIME_LIMIT = Duration.ofDays(365);

    /**
     * Checks the ranges.
     *
     * @throws IllegalArgumentException if one of them is exceeded
     */
    public GameSearchLimit {
        if (time.isNegative()) {
            throw new IllegalArgumentException("a search time cannot be negative: " + time);
        }
        if (depth < 1 || depth > MAX_DEPTH) {
            throw new IllegalArgumentException("depth is a number from 1 to " + MAX_DEPTH + ", not " + depth);
        }
    }

    /** Returns a limit of time only. */
    public static GameSearchLimit time(Duration time) {
        return new GameSearchLimit(time, MAX_DEPTH);
    }

    /**
     * Returns a limit of time only.
     *
     * @param seconds at least 0
     */
    public static GameSearchLimit seconds(double seconds) {
        return time(Duration.ofNanos(Math.round(seconds * 1e9)));
    }

    /** Returns a limit of depth only: the same search on every machine. */
    public static GameSearchLimit depth(int depth) {
        return new GameSearchLimit(NO_TIME_LIMIT, depth);
    }
}
