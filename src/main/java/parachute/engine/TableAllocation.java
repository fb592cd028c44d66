package parachute.engine;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import parachute.engine.search.TranspositionTable;

/** A transposition table that is allocated in the background: gigabytes take seconds, on slow machines a minute. */
final class TableAllocation {
    private final CompletableFuture<TranspositionTable> table = new CompletableFuture<>();

    /** Starts to allocate a table of a size in megabytes. */
    TableAllocation(long megabytes) {
        Thread.ofPlatform().name("table").daemon().start(() -> allocate(megabytes));
    }

    private void allocate(long megabytes) {
        try {
            table.complete(new TranspositionTable(megabytes, () -> !table.isDone()));
        } catch (OutOfMemoryError e) {
            table.completeExceptionally(e);
        }
    }

    /** Waits for the allocation to end, but not longer than a time limit. */
    void await(Duration timeout) {
        table.copy()
                .orTimeout(timeout.toMillis(), TimeUnit.MILLISECONDS)
                .exceptionally(failure -> null)
                .join();
    }

    /** Cancels the allocation; the memory is freed soon. */
    void cancel() {
        table.cancel(false);
    }

    /** Returns whether the allocation has ended, successfully or not. */
    boolean isDone() {
        return table.isDone();
    }

    /** Returns the table; empty if it is not ready or there was not enough memory. */
    Optional<TranspositionTable> result() {
        return table.state() == Future.State.SUCCESS ? Optional.of(table.resultNow()) : Optional.empty();
    }
}
