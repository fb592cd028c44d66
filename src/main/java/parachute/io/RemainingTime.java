package parachute.io;

import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** How long a task is going to take, for lines of progress. */
public final class RemainingTime {
    private final long startNanos = System.nanoTime();

    /**
     * The time until the rest is done if it takes as long as what was done since this was made, such as {@code 1:05:00
     * left}: hours, minutes, seconds.
     *
     * @param done parts done since then; at least one is assumed
     * @param rest parts to do
     */
    public String text(long done, long rest) {
        return text(System.nanoTime() - startNanos, done, rest);
    }

    /** The same if the parts done took so many nanoseconds. */
    static String text(long nanos, long done, long rest) {
        double left = (double) nanos / Math.max(1, done) * Math.max(0, rest);
        long seconds = TimeUnit.NANOSECONDS.toSeconds(Math.round(left));
        return String.format(Locale.ROOT, "%d:%02d:%02d left", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
}
