package parachute.protocol.uci;

import java.time.Duration;

/**
 * A perft or a bench, on its own thread: it may take hours, and every command has to be read meanwhile. It ends early
 * when its thread is interrupted.
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

    /** Asks the measurement to end as soon as possible. */
    void stop() {
        thread.interrupt();
    }

    /** Waits for the end of the measurement, up to a timeout. */
    void await(Duration timeout) {
        try {
            thread.join(timeout);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends the measurement and waits for its end. */
    void end() {
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
