package parachute.engine.search;

import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * The reins of a running search: its clock, the stop flag that all threads watch, and pausing. Protocol threads pull
 * them, search threads obey.
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

    private volatile boolean pondering;
    /** The position has had the time that it deserves. */
    private volatile boolean ripe;
    /** Time alone ends no search before it has looked at every move: the first in the list is none to play. */
    private volatile boolean hasLooked;
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

    void ponderHit() {
        synchronized (lock) {
            if (pondering) {
                ponderedNanos = elapsedNanos();
                pondering = false;
                stopped |= ripe;
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

    /** Whether another iteration is worth nothing: while pondering the answer then follows the hit at once. */
    void setRipe(boolean isRipe) {
        ripe = isRipe;
    }

    /** Every move has been looked at once. */
    void setLooked() {
        hasLooked = true;
    }

    /** Stops the search if a limit is reached; called every few nodes by the main thread. */
    void check(long nodes) {
        awaitResume();
        if (nodes >= limits.nodes() || hasLooked && mayFinish() && spent(nodes) >= time.hardLimit()) {
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
