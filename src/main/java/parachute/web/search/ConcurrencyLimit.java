package parachute.web.search;

import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;

/** A bound on how much work of one kind runs at the same time. Thread-safe. */
public final class ConcurrencyLimit {
    private final int most;
    private final String what;
    private int running;

    /**
     * A bound of which nothing is used.
     *
     * @param most how many may run, at least 1
     * @param what runs, in the plural, for messages
     */
    public ConcurrencyLimit(int most, String what) {
        this.most = most;
        this.what = what;
    }

    /**
     * Counts one more that runs.
     *
     * @throws RefusedException if as many as may run do so
     */
    public synchronized void begin() {
        if (running == most) {
            throw new RefusedException(
                    Reason.BUSY, most + " " + what + " are running, which is as many as this machine has room for");
        }
        running++;
    }

    /** Counts one less. */
    public synchronized void end() {
        running--;
    }

    /** How many run. */
    public synchronized int running() {
        return running;
    }
}
