package parachute.engine.search;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Lets at most a number of threads run at once, in turn: round robin, in the order of their arrival. */
final class TimeSlices {
    /** Nanoseconds of a slice while others wait: long enough for a thread to load its tables into the cache. */
    private static final long SLICE = TimeUnit.MILLISECONDS.toNanos(20);

    private final Semaphore permits;

    /** Creates slices for a number of threads at once, at least 1. */
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
     * Lets another thread run if one is waiting and the caller's slice has ended.
     *
     * @param since when the caller's slice began, by {@link System#nanoTime}
     * @return when the caller's current slice began
     */
    long next(long since) {
        if (!permits.hasQueuedThreads() || System.nanoTime() - since < SLICE) {
            return since;
        }
        permits.release();
        permits.acquireUninterruptibly();
        return System.nanoTime();
    }

    /** Lets more threads run at once, for when all are about to end. */
    void add(int threads) {
        permits.release(threads);
    }
}
