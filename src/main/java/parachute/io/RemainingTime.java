package parachute.io;

import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** Estimates the remaining time of a task, for progress lines. */
public final class RemainingTime {
    private final long startNanos = System.nanoTime();

    /**
     * Returns the time until the rest is done at the rate since this was created, such as {@code 1:05:00 left}: hours,
     * minutes, seconds.
     *
     * @param done parts done since then; 0 counts as 1
     * @param rest parts to do
     */
    public String text(long done, long rest) {
        return text(System.nanoTime() - startNanos, done, rest);
    }

    /** Returns the time until the rest is done, given the nanoseconds that the parts done took. */
    static String text(long nanos, long done, long rest) {
        double left = (double) nanos / Math.max(1, done) * Math.max(0, rest);
        long seconds = TimeUnit.NANOSECONDS.toSeconds(Math.round(left));
        return String.format(Locale.ROOT, "%d:%02d:%02d left", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
}
