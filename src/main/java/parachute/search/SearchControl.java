package parachute.search;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The reins of a running search: its clock, the stop flag that all threads watch, and pausing. Protocol threads pull
 * them, search threads obey.
 */
final class SearchControl {
    private final SearchLimits limits;
    private final TimeManager time;
    private final long start;
    private final Object pauseLock = new Object();
    private volatile boolean stopped;
    private volatile boolean paused;
    private volatile boolean pondering;
    /** Nanoseconds by which the clock was started late: time spent pondering is free. */
    private volatile long ponderedNanos;

    private final AtomicLong pausedNanos = new AtomicLong();

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
        synchronized (pauseLock) {
            stopped = true;
            pauseLock.notifyAll();
        }
    }

    void ponderHit() {
        synchronized (pauseLock) {
            if (pondering) {
                ponderedNanos = System.nanoTime() - start - pausedNanos.get();
                pondering = false;
                pauseLock.notifyAll();
            }
        }
    }

    void pause() {
        paused = true;
    }

    void resume() {
        synchronized (pauseLock) {
            paused = false;
            pauseLock.notifyAll();
        }
    }

    /** Milliseconds since the search began, pauses left out. */
    long elapsed() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start - pausedNanos.get());
    }

    /** Milliseconds that count against the clock; with time counted in nodes, the nodes at that rate. */
    long spent(long nodes) {
        if (limits.nodesPerSecond() > 0) {
            return nodes * 1000 / limits.nodesPerSecond();
        }
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start - pausedNanos.get() - ponderedNanos);
    }

    /** Whether the search may decide by itself that it is done. */
    boolean mayFinish() {
        return !pondering && !limits.infinite();
    }

    /** Stops the search if a limit is reached; called every few nodes by the main thread. */
    void check(long nodes) {
        if (paused) {
            sleepWhilePaused();
        }
        if (nodes >= limits.nodes() || (mayFinish() && spent(nodes) >= time.hardLimit())) {
            stopped = true;
        }
    }

    /** Called by helper threads, which do not watch the clock. */
    void checkPause() {
        if (paused) {
            await(false);
        }
    }

    private void sleepWhilePaused() {
        long before = System.nanoTime();
        await(false);
        pausedNanos.addAndGet(System.nanoTime() - before);
    }

    /** Keeps a search that ran out of depth from answering before it is asked to. */
    void awaitPermissionToFinish() {
        await(true);
    }

    private void await(boolean forPermission) {
        boolean interrupted = false;
        synchronized (pauseLock) {
            while (!stopped && (forPermission ? !mayFinish() : paused)) {
                try {
                    pauseLock.wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                    stopped = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
