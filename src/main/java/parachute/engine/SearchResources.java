package parachute.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
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

    /** Megabytes up to which a table is allocated at once; a larger one in the background. */
    private static final long AT_ONCE = 128;

    /** How long a larger one is waited for while no clock runs. */
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(3);

    private long hash = Math.clamp(HeapBudget.maxHashOfHeap(1), 1, Engine.DEFAULT_HASH);
    /** The size asked for last, of which {@link #hash} is what there is memory for. */
    private long wantedHash = hash;

    private int threads = 1;
    /** The table that replaces that of {@link #memory} before the next search, once it is there. */
    private Optional<TableAllocation> larger = Optional.empty();

    private Optional<SearchMemory> memory = Optional.empty();
    private Optional<SearchMemory> limitedMemory = Optional.empty();
    /** What was said while there was no listener. */
    private final List<String> unsaid = new ArrayList<>();

    private Consumer<String> warnings = unsaid::add;

    /** Sets who is told, in one line of text each, what cannot be met or is unreasonable; also what was so before. */
    void setWarnings(Consumer<String> listener) {
        warnings = listener;
        unsaid.forEach(listener);
        unsaid.clear();
    }

    /** Reports something in one line of text. */
    void warn(String warning) {
        warnings.accept(warning);
    }

    /**
     * Sets the size of the table in megabytes, clamped to what there is memory for beside the threads, at least 1. The table
     * is cleared if its size changes and otherwise stays: clients set the same size again before every game.
     */
    void setHash(long megabytes) {
        if (megabytes == wantedHash) {
            return;
        }
        wantedHash = megabytes;
        long size = Math.clamp(megabytes, 1, HeapBudget.maxHash(threads));
        if (size < megabytes) {
            warnOfHash(size, megabytes);
        }
        if (size != hash) {
            hash = size;
            memory.ifPresent(this::changeTable);
        }
    }

    private void changeTable(SearchMemory kept) {
        close();
        kept.resize(sizeAtOnce());
        allocateRest(kept);
        awaitTable(kept);
    }

    /** Megabytes of the first table: all of a small one, and of a large one what leaves room for it in the heap. */
    private long sizeAtOnce() {
        return hash <= AT_ONCE ? hash : Math.clamp(HeapBudget.maxHashOfHeap(threads) - hash, 1, AT_ONCE);
    }

    private void allocateRest(SearchMemory kept) {
        if (hash > AT_ONCE) {
            larger = Optional.of(new TableAllocation(hash));
        } else {
            checkHash(kept);
        }
    }

    private void awaitTable(SearchMemory kept) {
        larger.ifPresent(allocation -> allocation.await(LONGEST_WAIT));
        takeTable(kept);
    }

    /** Takes the larger table into use if it is there. */
    private void takeTable(SearchMemory kept) {
        larger.filter(TableAllocation::isDone).ifPresent(allocation -> {
            allocation.result().ifPresent(kept::setTable);
            larger = Optional.empty();
            checkHash(kept);
        });
    }

    /**
     * Sets the number of threads, clamped to 1 .. {@link Engine#MAX_THREADS} and what the table leaves of the heap. Memory
     * that is no longer needed is given back now; that for more is allocated before the next search, as it takes seconds
     * for hundreds of threads.
     */
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
        memory.filter(kept -> kept.threads() > threads).ifPresent(kept -> kept.setThreads(threads));
    }

    /** Allocates the memory for a search, and waits some seconds for a large table. */
    void prepare() {
        awaitTable(memory());
    }

    /** The memory for a search, allocated at the first call; as long as a large table is not there yet it has a small one. */
    SearchMemory memory() {
        if (memory.isEmpty()) {
            int solverPositions = HeapBudget.isSmall() ? FEW_SOLVER_POSITIONS : SearchMemory.SOLVER_POSITIONS;
            SearchMemory made = new SearchMemory(sizeAtOnce(), threads, solverPositions);
            allocateRest(made);
            memory = Optional.of(made);
        }
        SearchMemory kept = memory.get();
        takeTable(kept);
        allocateThreads(kept);
        return kept;
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

    /** Gives up a table that is still being made. */
    void close() {
        larger.ifPresent(TableAllocation::cancel);
        larger = Optional.empty();
    }

    private void checkHash(SearchMemory allocated) {
        if (allocated.megabytes() < hash) {
            warnOfHash(allocated.megabytes(), hash);
        }
    }

    private void allocateThreads(SearchMemory kept) {
        kept.setThreads(threads);
        if (kept.threads() < threads) {
            warnOfThreads(kept.threads(), threads);
            threads = kept.threads();
        }
    }

    private void warnOfHash(long actual, long wanted) {
        warnings.accept("Hash is " + actual + " MB, not " + wanted + " MB: there is no memory for more");
    }

    private void warnOfThreads(int actual, int wanted) {
        warnings.accept("Threads is " + actual + ", not " + wanted + ": the Java heap has no room for more");
    }
}
