package parachute.web.search;

import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;

/** A limit on the amount of work of one kind that runs at the same time. Thread-safe. */
public final class ConcurrencyLimit {
    private final int most;
    private final String what;
    private int running;

    /**
     * Creates an unused limit.
     *
     * @param most how many may run, at least 1
     * @param what runs, in the plural, for messages
     */
    public ConcurrencyLimit(int most, String what) {
        this.most = most;
        this.what = what;
    }

    /**
     * Counts one more.
     *
     * @throws RefusedException if the limit is reached
     */
    public synchronized void begin() {
        if (running == most) {
            throw new RefusedException(
                    Reason.BUSY, most + " " + what + " are running, the most that this machine has room for");
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
