package parachute.engine.search;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Lets no more than a number of threads run at once; the others wait for their turns, in the order of their coming. */
final class Turns {
    /** Nanoseconds of a turn while others wait: long enough for a thread to load its tables into the cache. */
    private static final long TURN = TimeUnit.MILLISECONDS.toNanos(20);

    private final Semaphore permits;

    /** Turns for so many threads at once, at least 1. */
    Turns(int atOnce) {
        permits = new Semaphore(atOnce, true);
    }

    /** Waits for the caller's first turn. */
    void begin() {
        permits.acquireUninterruptibly();
    }

    /** Ends the caller's last turn. */
    void end() {
        permits.release();
    }

    /**
     * Lets another thread run if one waits and the caller's turn is over.
     *
     * @param since when the caller's turn began, by {@link System#nanoTime}
     * @return when the turn began that the caller now has
     */
    long pass(long since) {
        if (!permits.hasQueuedThreads() || System.nanoTime() - since < TURN) {
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
