package parachute.engine;

import java.util.Optional;
import java.util.function.Consumer;
import parachute.engine.search.SearchMemory;

/**
 * The size of the transposition table and the number of threads as they were set, and the memory allocated for them. No
 * search may run when one of them changes.
 */
final class SearchResources {
    /** Positions that a mate solver stores in a heap smaller than the reserve: some 1 MB. */
    private static final int FEW_SOLVER_POSITIONS = 30_000;

    private long hash = Math.min(Engine.DEFAULT_HASH, HeapBudget.maxHash());
    private int threads = 1;
    private Optional<SearchMemory> memory = Optional.empty();
    private Optional<SearchMemory> limitedMemory = Optional.empty();
    private Consumer<String> warnings = warning -> {};

    /** Sets who is told, in one line of text each, what cannot be met or is unreasonable. */
    void setWarnings(Consumer<String> listener) {
        warnings = listener;
    }

    /**
     * Sets the size of the table in megabytes, clamped to what the threads leave of the heap, at least 1. The table is
     * cleared if its size changes and otherwise stays: clients set the same size again before every game.
     */
    void setHash(long megabytes) {
        long size = Math.clamp(megabytes, 1, HeapBudget.maxHash(threads));
        if (size < megabytes) {
            warnOfHash(size, megabytes);
        }
        if (size == hash) {
            return;
        }
        hash = size;
        memory.ifPresent(kept -> {
            kept.resize(hash);
            checkHash(kept);
        });
    }

    /** Sets the number of threads, clamped to 1 .. {@link Engine#MAX_THREADS} and what the table leaves of the heap. */
    void setThreads(int number) {
        int wanted = Math.clamp(number, 1, Engine.MAX_THREADS);
        threads = Math.min(wanted, HeapBudget.maxThreads(hash));
        if (threads < wanted) {
            warnOfThreads(threads, wanted);
        }
        int processors = Runtime.getRuntime().availableProcessors();
        if (threads > processors) {
            warnings.accept("Threads is " + threads + ", processors are " + processors + ": the threads take turns");
        }
        memory.ifPresent(kept -> {
            kept.setThreads(threads);
            checkThreads(kept);
        });
    }

    /** The memory for a search, allocated at the first call. */
    SearchMemory memory() {
        if (memory.isEmpty()) {
            int solverPositions = HeapBudget.isSmall() ? FEW_SOLVER_POSITIONS : SearchMemory.SOLVER_POSITIONS;
            SearchMemory made = new SearchMemory(hash, threads, solverPositions);
            checkHash(made);
            checkThreads(made);
            memory = Optional.of(made);
        }
        return memory.get();
    }

    /** The memory for a search of limited strength, allocated at the first call: as little as there can be. */
    SearchMemory limitedMemory() {
        if (limitedMemory.isEmpty()) {
            limitedMemory = Optional.of(new SearchMemory(1, 1, 1));
        }
        return limitedMemory.get();
    }

    /** Clears what earlier searches stored. */
    void clear() {
        memory.ifPresent(SearchMemory::clear);
    }

    private void checkHash(SearchMemory allocated) {
        if (allocated.megabytes() < hash) {
            warnOfHash(allocated.megabytes(), hash);
        }
    }

    private void checkThreads(SearchMemory allocated) {
        if (allocated.threads() < threads) {
            warnOfThreads(allocated.threads(), threads);
        }
    }

    private void warnOfHash(long actual, long wanted) {
        warnings.accept("Hash is " + actual + " MB, not " + wanted + " MB: the Java heap has no room for more");
    }

    private void warnOfThreads(int actual, int wanted) {
        warnings.accept("Threads is " + actual + ", not " + wanted + ": the Java heap has no room for more");
    }
}
