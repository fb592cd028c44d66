package parachute.web.search;

import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;

/** A limit on the amount of work of one kind that runs at the same time. Thread-safe. */
public final class ConcurrencyLimit {
    private final int max;
    private final String what;
    private int running;

    /**
     * Creates an unused limit.
     *
     * @param max how many may run, at least 1
     * @param what runs, in the plural, for messages
     */
    public ConcurrencyLimit(int max, String what) {
        this.max = max;
        this.what = what;
    }

    /**
     * Counts one more.
     *
     * @throws RefusedException if the limit is reached
     */
    public synchronized void begin() {
        if (running == max) {
            throw new RefusedException(
                    Reason.BUSY, max + " " + what + " are running, the most that this machine has room for");
        }
        running++;
    }

    /** Counts one less. */
    public synchronized void end() {
        running--;
    }

    /** Returns the number that run. */
    public synchronized int running() {
        return running;
    }
}
