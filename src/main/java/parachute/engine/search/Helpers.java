package parachute.engine.search;

import java.util.concurrent.CompletionException;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The threads of a search other than the main one, each with a {@link HelperWorker} created on that thread. Each thread
 * starts the next, so that the main thread is only delayed by one start.
 */
final class Helpers {
    private final int count;
    private final IntFunction<HelperWorker> workerMaker;
    private final SearchControl control;
    private final Phaser threads = new Phaser(1);
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

    /**
     * Creates helpers that have not started yet.
     *
     * @param count their number, 0 or more
     * @param workerMaker creates the worker of a number from 1, on the thread of that helper
     */
    Helpers(int count, IntFunction<HelperWorker> workerMaker, SearchControl control) {
        this.count = count;
        this.workerMaker = workerMaker;
        this.control = control;
    }

    /** Starts the helpers. */
    void start() {
        start(1);
    }

    private void start(int number) {
        if (number > count || control.isStopped()) {
            return;
        }
        threads.register();
        try {
            SearchThread.start(() -> run(number));
        } catch (OutOfMemoryError e) {
            threads.arriveAndDeregister(); // the system has no more threads: the running ones must suffice
        }
    }

    private void run(int number) {
        try {
            start(number + 1);
            search(number);
        } catch (RuntimeException | Error e) {
            failure.compareAndSet(null, e);
        } finally {
            threads.arriveAndDeregister();
        }
    }

    private void search(int number) {
        if (!control.isStopped()) {
            workerMaker.apply(number).iterate();
        }
    }

    /** Waits until all have ended, in a search that has been stopped. */
    void awaitEnd() {
        threads.awaitAdvance(threads.arriveAndDeregister());
    }

    /** Throws the exception of a helper that failed, if one did. */
    void rethrowFailure() {
        Throwable thrown = failure.get();
        if (thrown != null) {
            throw new CompletionException(thrown);
        }
    }
}
