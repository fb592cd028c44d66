package parachute.web.search;

import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;

/** Room for so much work of a kind at a time. Thread-safe. */
public final class Places {
    private final int most;
    private final String what;
    private int taken;

    /**
     * Room.
     *
     * @param what is running, in the plural, for messages
     */
    public Places(int most, String what) {
        this.most = most;
        this.what = what;
    }

    /**
     * Takes one.
     *
     * @throws RefusedException if all are taken
     */
    public synchronized void take() {
        if (taken == most) {
            throw new RefusedException(
                    Reason.BUSY, most + " " + what + " are running, which is as many as this machine has room for");
        }
        taken++;
    }

    /** Gives one back that was taken. */
    public synchronized void giveBack() {
        taken--;
    }

    /** How many are taken. */
    public synchronized int taken() {
        return taken;
    }
}
