package parachute.engine;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import parachute.engine.search.TranspositionTable;

/** A transposition table that is allocated in the background: one of gigabytes takes seconds, on slow machines a minute. */
final class TableAllocation {
    private final CompletableFuture<TranspositionTable> table = new CompletableFuture<>();

    /** Starts to allocate so many megabytes. */
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

    /** Waits for the end, but no longer than this. */
    void await(Duration longest) {
        table.copy()
                .orTimeout(longest.toMillis(), TimeUnit.MILLISECONDS)
                .exceptionally(failure -> null)
                .join();
    }

    /** Gives up; the memory is free again soon. */
    void cancel() {
        table.cancel(false);
    }

    /** Whether there is a result, be it that there was no room. */
    boolean isDone() {
        return table.isDone();
    }

    /** The table; empty if it is not there yet or there was no room. */
    Optional<TranspositionTable> result() {
        return table.state() == Future.State.SUCCESS ? Optional.of(table.resultNow()) : Optional.empty();
    }
}
