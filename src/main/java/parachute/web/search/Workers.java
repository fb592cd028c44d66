package parachute.web.search;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import parachute.web.json.RefusedException;

/**
 * A few threads that do work of some seconds at most, in the order of requests, so that these do not use up the threads
 * of the server. Thread-safe.
 */
public final class Workers implements AutoCloseable {
    private final ExecutorService threads;
    private final ConcurrencyLimit limit;

    /**
     * Creates idle threads.
     *
     * @param max how many tasks may run or wait at a time
     * @param what the name of the work in messages, in the plural
     */
    public Workers(int threads, int max, String what) {
        this.threads = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().name(what + ' ', 0).factory());
        limit = new ConcurrencyLimit(max, what);
    }

    /**
     * Runs a task and waits for its result.
     *
     * @throws RefusedException if the limit of waiting tasks is reached
     */
    public <T> T call(Callable<T> work) throws InterruptedException {
        limit.begin();
        try {
            return threads.submit(work).get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            limit.end();
        }
    }

    /** Stops the threads after their current tasks; waiting tasks are cancelled. */
    @Override
    public void close() {
        threads.shutdownNow().forEach(waiting -> {
            if (waiting instanceof Future<?> work) {
                work.cancel(false);
            }
        });
    }
}
