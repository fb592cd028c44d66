package parachute.web.small;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import parachute.web.json.RefusedException;
import parachute.web.search.ConcurrencyLimit;

/**
 * A few threads that do work of some seconds at most, in the order of asking, so that requests do not use up the threads
 * on which they are answered. Thread-safe.
 */
public final class Workers implements AutoCloseable {
    private final ExecutorService threads;
    private final ConcurrencyLimit limit;

    /**
     * Threads that do nothing yet.
     *
     * @param most how much work may be done or wait at a time
     * @param what the work is called in messages, in the plural
     */
    public Workers(int threads, int most, String what) {
        this.threads = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().name("small games ", 0).factory());
        limit = new ConcurrencyLimit(most, what);
    }

    /**
     * Does a piece of work and waits for its result.
     *
     * @throws RefusedException if as much waits as may
     */
    public <T> T call(Callable<T> work) throws InterruptedException {
        limit.begin();
        try {
            return threads.submit(work).get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            limit.end();
        }
    }

    /** Ends the threads as soon as they have done what they are doing; what waits for them is cancelled. */
    @Override
    public void close() {
        threads.shutdownNow().forEach(waiting -> {
            if (waiting instanceof Future<?> work) {
                work.cancel(false);
            }
        });
    }
}
