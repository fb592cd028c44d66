package parachute.web.search;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parachute.engine.search.Search;

/**
 * Work for one page on a thread of its own. Only its newest event is kept until it is awaited. It runs until it has
 * ended by itself or is closed.
 */
public abstract class RunningWork implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(RunningWork.class);

    private final Runnable onClosed;
    private final Thread thread = Search.newThread(this::run);
    private Optional<Supplier<WorkEvent>> news = Optional.empty();
    private boolean ended;
    private boolean closed;

    /**
     * An event for the page.
     *
     * @param name its kind
     * @param content as JSON
     */
    public record WorkEvent(String name, Object content) {}

    /**
     * Creates work that has not begun.
     *
     * @param onClosed is run when it has ended and is closed
     */
    RunningWork(Runnable onClosed) {
        this.onClosed = onClosed;
    }

    /** Starts the work, once at most. */
    public final void start() {
        thread.start();
    }

    /**
     * Does the work, on its thread.
     *
     * @throws CancellationException if it was stopped
     * @throws InterruptedException if it was stopped
     */
    abstract void work() throws InterruptedException;

    /** Makes the work end soon. */
    abstract void stop();

    private void run() {
        try {
            work();
        } catch (CancellationException | InterruptedException e) {
            LOG.debug("stopped", e);
        } catch (RuntimeException | Error e) {
            LOG.error("the work for a page has failed", e);
        } finally {
            end();
        }
    }

    private synchronized void end() {
        ended = true;
        notifyAll();
    }

    /** Sends an event, which replaces the previous one unless that was taken; it is made when it is awaited. */
    final synchronized void tell(Supplier<WorkEvent> event) {
        news = Optional.of(event);
        notifyAll();
    }

    /** Returns whether it is no longer wanted. */
    final synchronized boolean isClosed() {
        return closed;
    }

    /** Returns whether it has ended by itself, and its last event was taken. */
    public final synchronized boolean isOver() {
        return ended && news.isEmpty();
    }

    /** Waits for a new event; empty if there is none. */
    public final Optional<WorkEvent> await(Duration atMost) throws InterruptedException {
        Optional<Supplier<WorkEvent>> event;
        synchronized (this) {
            long end = System.nanoTime() + atMost.toNanos();
            long left = atMost.toMillis();
            while (news.isEmpty() && !ended && left > 0) {
                wait(left);
                left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
            }
            event = news;
            news = Optional.empty();
        }
        return event.map(Supplier::get);
    }

    /** Stops the work, if it has begun, and waits for its end. */
    @Override
    public final void close() {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
        }
        stop();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true; // its memory is in use until it has ended
            }
        }
        onClosed.run();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
