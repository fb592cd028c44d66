package parachute.engine.search;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Lets no more than a number of threads run at once, by turns: round robin, in the order of their arrival. */
final class TimeSlices {
    /** Nanoseconds of a slice while others wait: long enough for a thread to load its tables into the cache. */
    private static final long SLICE = TimeUnit.MILLISECONDS.toNanos(20);

    private final Semaphore permits;

    /** Slices for so many threads at once, at least 1. */
    TimeSlices(int atOnce) {
        permits = new Semaphore(atOnce, true);
    }

    /** Waits for the caller's first slice. */
    void acquire() {
        permits.acquireUninterruptibly();
    }

    /** Ends the caller's last slice. */
    void release() {
        permits.release();
    }

    /**
     * Lets another thread run if one waits and the caller's slice is over.
     *
     * @param since when the caller's slice began, by {@link System#nanoTime}
     * @return when the slice began that the caller now has
     */
    long next(long since) {
        if (!permits.hasQueuedThreads() || System.nanoTime() - since < SLICE) {
            return since;
        }
        permits.release();
        permits.acquireUninterruptibly();
        return System.nanoTime();
    }

    /** Lets so many more threads run at once: all that there are, when they are about to end. */
    void add(int threads) {
        permits.release(threads);
    }
}
