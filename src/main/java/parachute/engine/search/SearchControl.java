package parachute.engine.search;

import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * The control of a running search: its clock, the stop flag that all its threads look at, and pauses. Every method may be
 * called by any thread.
 */
final class SearchControl {
    private final SearchLimits limits;
    private final TimeManager time;
    private final long start;
    private final Object lock = new Object();
    /** The threads end their search. */
    private volatile boolean stopped;
    /** Somebody wants the answer now, so that nothing may keep it back any longer. */
    private volatile boolean answerWanted;
    /** Nobody wants the answer. */
    private volatile boolean abandoned;

    private volatile boolean pondering;
    /** Another iteration is not worth its time. */
    private volatile boolean softLimitReached;
    /** Time alone ends no search before its first iteration: until then the best move is the first in the list. */
    private volatile boolean firstIterationDone;
    /** Nanoseconds by which the clock was started late: time spent pondering is free. */
    private volatile long ponderedNanos;
    /** When the pause that lasts began, by {@link System#nanoTime}. */
    private volatile OptionalLong pausedSince = OptionalLong.empty();
    /** Nanoseconds of the pauses that are over. */
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

    void stop() {
        synchronized (lock) {
            stopped = true;
            answerWanted = true;
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
            pausedNanos += lastingPause();
            pausedSince = OptionalLong.empty();
            lock.notifyAll();
        }
    }

    /** Milliseconds since the search began, pauses left out. */
    long elapsed() {
        return TimeUnit.NANOSECONDS.toMillis(elapsedNanos());
    }

    /** Milliseconds that count against the clock; with time counted in nodes, the nodes at that rate. */
    long spent(long nodes) {
        if (limits.nodesPerSecond() > 0) {
            return nodes * 1000 / limits.nodesPerSecond();
        }
        return TimeUnit.NANOSECONDS.toMillis(elapsedNanos() - ponderedNanos);
    }

    private long elapsedNanos() {
        synchronized (lock) {
            return System.nanoTime() - start - pausedNanos - lastingPause();
        }
    }

    private long lastingPause() {
        return pausedSince.isPresent() ? System.nanoTime() - pausedSince.getAsLong() : 0;
    }

    private boolean isPaused() {
        return pausedSince.isPresent();
    }

    /** Whether the search may answer by itself. */
    boolean mayFinish() {
        return !pondering && !limits.infinite();
    }

    /**
     * An iteration is complete.
     *
     * @param limitReached whether another one is not worth its time: while pondering the search then ends at the hit
     */
    void endIteration(boolean limitReached) {
        firstIterationDone = true;
        softLimitReached = limitReached;
    }

    /** Stops the search if a limit is reached; called every few nodes by the main thread. */
    void check(long nodes) {
        awaitResume();
        if (nodes >= limits.nodes() || firstIterationDone && mayFinish() && spent(nodes) >= time.hardLimit()) {
            stopped = true;
        }
    }

    /** Stands still during a pause; called every few nodes by every thread. */
    void awaitResume() {
        if (isPaused()) {
            awaitWhile(this::isPaused);
        }
    }

    /** Keeps a search that reached a limit from answering before it is asked to. */
    void awaitPermissionToFinish() {
        awaitWhile(() -> !mayFinish());
    }

    private void awaitWhile(BooleanSupplier reason) {
        boolean interrupted = false;
        synchronized (lock) {
            while (!answerWanted && reason.getAsBoolean()) {
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
