package parachute.engine.search;

import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** The control of a running search: its clock, the stop flag that all its threads check, and pauses. Thread-safe. */
final class SearchControl {
    private final SearchLimits limits;
    private final TimeManager time;
    private final long start;
    private final Object lock = new Object();
    /** Whether the threads must end their search. */
    private volatile boolean stopped;
    /** Whether the result was requested and must not be delayed any longer. */
    private volatile boolean resultRequested;
    /** Whether the result is no longer needed. */
    private volatile boolean abandoned;

    private volatile boolean pondering;
    /** Whether another iteration is not worth its time. */
    private volatile boolean softLimitReached;
    /**
     * Whether the first iteration is complete. Neither time nor a request ends a search before that: until then the
     * best move is the first in the list.
     */
    private volatile boolean firstIterationDone;
    /** Nanoseconds spent pondering, which do not count. */
    private volatile long ponderedNanos;
    /** When the current pause began, by {@link System#nanoTime}. */
    private volatile OptionalLong pausedSince = OptionalLong.empty();
    /** Nanoseconds of earlier pauses. */
    private long pausedNanos;

    SearchControl(SearchLimits limits, TimeManager time, long startNanos) {
        start = startNanos;
        this.limits = limits;
        this.time = time;
        pondering = limits.ponder();
    }

    boolean isStopped() {
        return stopped;
    }

    /** Ends the search as soon as it has a result: the first iteration is completed. */
    void requestResult() {
        synchronized (lock) {
            resultRequested = true;
            stopped |= firstIterationDone;
            lock.notifyAll();
        }
    }

    /** Ends the search at once. */
    void stop() {
        synchronized (lock) {
            stopped = true;
            resultRequested = true;
            lock.notifyAll();
        }
    }

    void abandon() {
        abandoned = true;
        stop();
    }

    boolean isAbandoned() {
        return abandoned;
    }

    void ponderHit() {
        synchronized (lock) {
            if (pondering) {
                ponderedNanos = elapsedNanos();
                pondering = false;
                stopped |= softLimitReached;
                lock.notifyAll();
            }
        }
    }

    void pause() {
        synchronized (lock) {
            if (!isPaused()) {
                pausedSince = OptionalLong.of(System.nanoTime());
            }
        }
    }

    void resume() {
        synchronized (lock) {
            if (isPaused()) {
                pausedNanos += System.nanoTime() - pausedSince.getAsLong();
                pausedSince = OptionalLong.empty();
                lock.notifyAll();
            }
        }
    }

    /** Returns the milliseconds since the search began, without pauses. */
    long elapsed() {
        return TimeUnit.NANOSECONDS.toMillis(elapsedNanos());
    }

    /** Returns the milliseconds that count against the clock; if time is counted in nodes, the nodes at that rate. */
    long spent(long nodes) {
        if (limits.time().nodesPerSecond() > 0) {
            return nodes * 1000 / limits.time().nodesPerSecond();
        }
        return TimeUnit.NANOSECONDS.toMillis(elapsedNanos() - ponderedNanos);
    }

    private long elapsedNanos() {
        synchronized (lock) {
            return pausedSince.orElseGet(System::nanoTime) - start - pausedNanos;
        }
    }

    private boolean isPaused() {
        return pausedSince.isPresent();
    }

    /** Returns whether the search may end by itself. */
    boolean mayFinish() {
        return !pondering && !limits.infinite();
    }

    /**
     * Records a complete iteration.
     *
     * @param limitReached whether another one is not worth its time; while pondering the search then ends at the ponder
     *     hit
     */
    void endIteration(boolean limitReached) {
        synchronized (lock) {
            firstIterationDone = true;
            softLimitReached = limitReached;
            stopped |= resultRequested;
        }
    }

    /** Stops the search if a limit is reached; called every few nodes by the main thread. */
    void check(long nodes) {
        awaitResume();
        if (nodes >= limits.nodes() || firstIterationDone && mayFinish() && spent(nodes) >= time.hardLimit()) {
            stopped = true;
        }
    }

    /** Waits during a pause; called every few nodes by every thread. */
    void awaitResume() {
        if (isPaused()) {
            awaitWhile(this::isPaused);
        }
    }

    /** Waits until a search that has reached a limit may end. */
    void awaitPermissionToFinish() {
        awaitWhile(() -> !mayFinish());
    }

    private void awaitWhile(BooleanSupplier reason) {
        boolean interrupted = false;
        synchronized (lock) {
            while (!resultRequested && reason.getAsBoolean()) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                    stop();
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
