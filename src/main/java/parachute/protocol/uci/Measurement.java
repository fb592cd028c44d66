package parachute.protocol.uci;

import java.time.Duration;

/**
 * A perft or a bench, on a thread of its own: it may take hours, and every command is to be read meanwhile. It ends
 * early when its thread is interrupted.
 */
final class Measurement {
    private final Thread thread;

    /** Starts the work at once. */
    Measurement(Runnable work) {
        thread = new Thread(work, "measurement");
        thread.setDaemon(true);
        thread.start();
    }

    boolean isRunning() {
        return thread.isAlive();
    }

    /** Asks it to end as soon as possible. */
    void stop() {
        thread.interrupt();
    }

    /** Waits for its end, but no longer than this. */
    void await(Duration longest) {
        try {
            thread.join(longest);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends it and waits for that. */
    void end() {
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
