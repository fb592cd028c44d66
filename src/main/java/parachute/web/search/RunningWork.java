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
 * Work for one page on a thread of its own. Of what it has to tell only the newest is kept until somebody asks. It goes on
 * until it has ended by itself or is closed.
 */
public abstract class RunningWork implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(RunningWork.class);

    private final Runnable onClosed;
    private final Thread thread = Search.newThread(this::run);
    private Optional<Supplier<Event>> news = Optional.empty();
    private boolean ended;
    private boolean closed;

    /**
     * Something to tell.
     *
     * @param name its kind
     * @param content as JSON
     */
    public record Event(String name, Object content) {}

    /**
     * Work that has not begun.
     *
     * @param onClosed is run when it has ended and is closed
     */
    RunningWork(Runnable onClosed) {
        this.onClosed = onClosed;
    }

    /** Begins, once at most. */
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

    /** Has the work end soon. */
    abstract void stop();

    private void run() {
        try {
            work();
        } catch (CancellationException | InterruptedException e) {
            LOG.debug("stopped", e);
        } catch (RuntimeException e) {
            LOG.error("the work for a page has failed", e);
        } finally {
            end();
        }
    }

    private synchronized void end() {
        ended = true;
        notifyAll();
    }

    /** Has an event told in place of the one before, unless that has been told; it is made when somebody asks for it. */
    final synchronized void tell(Supplier<Event> event) {
        news = Optional.of(event);
        notifyAll();
    }

    /** Whether somebody wants it no more. */
    final synchronized boolean isClosed() {
        return closed;
    }

    /** Whether it has ended by itself, and has told all. */
    public final synchronized boolean isOver() {
        return ended && news.isEmpty();
    }

    /** Waits for something that was not told yet; empty if there is nothing. */
    public final Optional<Event> await(Duration atMost) throws InterruptedException {
        Optional<Supplier<Event>> event;
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

    /** Ends the work, if it has begun, and waits for that. */
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
