package parachute.engine.search;

import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntFunction;

/**
 * The threads of a search beside the main one, each with a {@link Worker} that it makes itself. Each thread starts the
 * next, so that the main thread is held up by one start alone.
 *
 * <p>No more of them run at once than there are processors beside the main thread's; the others wait for their turns.
 * Threads that compete for a processor would also keep the main thread from looking at the clock, and the virtual
 * machine from its work: whenever it stops all threads, each of them has to get a processor first.
 */
final class Helpers {
    /** Nanoseconds that a helper runs while others wait: long enough for its tables to pay for their way into the cache. */
    private static final long TURN = TimeUnit.MILLISECONDS.toNanos(20);

    private final int count;
    private final IntFunction<Worker> workerMaker;
    private final SearchControl control;
    private final Semaphore turns;
    private final List<Worker> workers = new CopyOnWriteArrayList<>();
    private final Phaser threads = new Phaser(1);
    private final AtomicReference<Throwable> failure = new AtomicReference<>();

    /**
     * Helpers that have not started yet.
     *
     * @param count their number, 0 or more
     * @param atOnce how many may run at once, at least 1
     * @param workerMaker makes the worker of a number from 1, on the thread of that helper
     */
    Helpers(int count, int atOnce, IntFunction<Worker> workerMaker, SearchControl control) {
        this.count = count;
        this.workerMaker = workerMaker;
        this.control = control;
        turns = new Semaphore(atOnce, true);
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
            Search.startThread(() -> help(number));
        } catch (OutOfMemoryError e) {
            threads.arriveAndDeregister(); // the system has no more threads: those that run have to do
        }
    }

    private void help(int number) {
        try {
            start(number + 1);
            turns.acquireUninterruptibly();
            iterate(number);
        } catch (RuntimeException | Error e) {
            failure.compareAndSet(null, e);
        } finally {
            turns.release();
            threads.arriveAndDeregister();
        }
    }

    private void iterate(int number) {
        if (!control.isStopped()) {
            Worker worker = workerMaker.apply(number);
            workers.add(worker);
            worker.iterate();
        }
    }

    /**
     * Lets another helper run if one waits and the caller's turn is over; called by every helper every few nodes.
     *
     * @param since when the caller's turn began, by {@link System#nanoTime}
     * @return when the turn began that the caller now has
     */
    long pass(long since) {
        if (!turns.hasQueuedThreads() || System.nanoTime() - since < TURN) {
            return since;
        }
        turns.release();
        turns.acquireUninterruptibly();
        return System.nanoTime();
    }

    /** Waits until all have ended; the search is stopped already, so that none waits for a turn any more. */
    void awaitEnd() {
        turns.release(count);
        threads.awaitAdvance(threads.arriveAndDeregister());
    }

    /** Throws what made a helper fail, if one did. */
    void rethrowFailure() {
        Throwable thrown = failure.get();
        if (thrown != null) {
            throw new CompletionException(thrown);
        }
    }

    /** Nodes of all helpers so far, a little behind while they run. */
    long nodes() {
        long sum = 0;
        for (Worker worker : workers) {
            sum += worker.nodes();
        }
        return sum;
    }
}
