package parachute.engine.search;

import java.util.concurrent.CompletionException;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The threads of a search beside the main one, each with a {@link HelperWorker} that it makes itself. Each thread starts
 * the next, so that the main thread is held up by one start alone.
 *
 * <p>No more of them run at once than there are processors beside the main thread's; the others wait for their
 * {@link TimeSlices}. Threads that compete for a processor would also keep the main thread from looking at the clock, and the
 * virtual machine from its work: whenever it stops all threads, each of them has to get a processor first.
 */
final class Helpers {
    private final int count;
    private final TimeSlices slices;
    private final IntFunction<HelperWorker> workerMaker;
    private final SearchControl control;
    private final Phaser threads = new Phaser(1);
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

    /**
     * Helpers that have not started yet.
     *
     * @param count their number, 0 or more
     * @param slices which of them may run
     * @param workerMaker makes the worker of a number from 1, on the thread of that helper
     */
    Helpers(int count, TimeSlices slices, IntFunction<HelperWorker> workerMaker, SearchControl control) {
        this.count = count;
        this.slices = slices;
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
            threads.arriveAndDeregister(); // the system has no more threads: those that run have to do
        }
    }

    private void run(int number) {
        try {
            start(number + 1);
            slices.acquire();
            search(number);
        } catch (RuntimeException | Error e) {
            failure.compareAndSet(null, e);
        } finally {
            slices.release();
            threads.arriveAndDeregister();
        }
    }

    private void search(int number) {
        if (!control.isStopped()) {
            workerMaker.apply(number).iterate();
        }
    }

    /** Waits until all have ended; the search is stopped already, so that none waits for a turn any more. */
    void awaitEnd() {
        slices.add(count);
        threads.awaitAdvance(threads.arriveAndDeregister());
    }

    /** Throws what made a helper fail, if one did. */
    void rethrowFailure() {
        Throwable thrown = failure.get();
        if (thrown != null) {
            throw new CompletionException(thrown);
        }
    }
}
