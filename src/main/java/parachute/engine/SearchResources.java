package parachute.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import parachute.engine.search.SearchMemory;
import parachute.engine.search.TranspositionTable;

/**
 * The size of the transposition table and the number of threads as they were set, and the memory allocated for them at
 * the first search. No search may run when one of them changes.
 *
 * <p>A large table is allocated in the background. Until then searches use a small one.
 */
final class SearchResources {
    /** Positions that a mate solver stores in a heap smaller than the reserve: about 1 MB. */
    private static final int FEW_SOLVER_POSITIONS = 30_000;

    /** Maximum size in megabytes of a table that is not allocated in the background. */
    private static final long MAX_FOREGROUND_MEGABYTES = 128;

    /** How long to wait for a pending table while no clock runs. */
    private static final Duration TABLE_TIMEOUT = Duration.ofSeconds(3);

    private long hash = Math.clamp(HeapBudget.maxHashOfHeap(1), 1, Engine.DEFAULT_HASH);
    /** The last requested size; {@link #hash} is limited to the available memory. */
    private long requestedHash = hash;

    private int threads = 1;
    private Optional<SearchMemory> memory = Optional.empty();
    /** The table that is allocated in the background. */
    private Optional<CompletableFuture<TranspositionTable>> pendingTable = Optional.empty();

    private Optional<SearchMemory> limitedMemory = Optional.empty();
    /** Warnings given while there was no listener. */
    private final List<String> unreported = new ArrayList<>();

    private Consumer<String> warnings = unreported::add;

    /** Sets the receiver of warnings, one line of text each; it also receives those given so far. */
    void setWarnings(Consumer<String> listener) {
        warnings = listener;
        unreported.forEach(listener);
        unreported.clear();
    }

    /** Reports a warning, one line of text. */
    void warn(String warning) {
        warnings.accept(warning);
    }

    // ---- settings -------------------------------------------------------------------------------------------------

    /**
     * Sets the size of the table in megabytes, at least 1 and limited by the memory that the threads leave. Clears the
     * table if its size changes and otherwise not: clients set the same size again before every game.
     */
    void setHash(long megabytes) {
        if (megabytes == requestedHash) {
            return;
        }
        requestedHash = megabytes;
        long size = Math.clamp(megabytes, 1, HeapBudget.maxHash(threads));
        if (size < megabytes) {
            warnOfHash(size, megabytes);
        }
        if (size != hash) {
            hash = size;
            memory.ifPresent(kept -> {
                makeTable(kept);
                awaitPendingTable(kept);
            });
        }
    }

    /**
     * Sets the number of threads, clamped to 1 .. {@link Engine#MAX_THREADS}, to the number of processors (two on a
     * single one), since a search does not start more of them, and to what the table leaves of the heap. Memory that is
     * no longer needed is freed now; additional memory is allocated before the next search.
     */
    void setThreads(int number) {
        int processors = Runtime.getRuntime().availableProcessors();
        int useful = Math.clamp(number, 1, Math.min(Math.max(2, processors), Engine.MAX_THREADS));
        threads = Math.min(useful, HeapBudget.maxThreads(hash));
        if (threads < useful) {
            warnOfThreads(threads, useful);
        } else if (number > processors) {
            warnings.accept("Threads is " + useful + (useful < number ? ", not " + number : "")
                    + ": more than processors (" + processors + ") do not help");
        }
        memory.filter(kept -> kept.threads() > threads).ifPresent(kept -> kept.setThreads(threads));
    }

    // ---- memory ---------------------------------------------------------------------------------------------------

    /** Returns the memory for a search, allocated at the first call; its table may be a small one. */
    SearchMemory memory() {
        SearchMemory kept = memory.orElseGet(this::allocate);
        usePendingTable(kept);
        allocateThreads(kept);
        return kept;
    }

    /** Returns the memory for a search of limited strength, allocated at the first call: the minimum. */
    SearchMemory limitedMemory() {
        if (limitedMemory.isEmpty()) {
            limitedMemory = Optional.of(new SearchMemory(1, 1, 1));
        }
        return limitedMemory.get();
    }

    /** Allocates the memory for a search, and waits a few seconds for a large table. */
    void prepare() {
        awaitPendingTable(memory());
    }

    /** Clears what earlier searches stored. */
    void clear() {
        memory.ifPresent(SearchMemory::clear);
    }

    /** Cancels the allocation of a table. */
    void close() {
        pendingTable.ifPresent(table -> table.cancel(false));
        pendingTable = Optional.empty();
    }

    private SearchMemory allocate() {
        int solverPositions = HeapBudget.isSmall() ? FEW_SOLVER_POSITIONS : SearchMemory.SOLVER_POSITIONS;
        SearchMemory made = new SearchMemory(1, threads, solverPositions);
        makeTable(made);
        memory = Optional.of(made);
        return made;
    }

    /** Makes a table of the size that was set: a large one in the background, after a small one that leaves room. */
    private void makeTable(SearchMemory kept) {
        close();
        if (hash <= MAX_FOREGROUND_MEGABYTES) {
            kept.resize(hash);
            checkHash(kept);
        } else {
            kept.resize(Math.clamp(HeapBudget.maxHashOfHeap(threads) - hash, 1, MAX_FOREGROUND_MEGABYTES));
            pendingTable = Optional.of(TranspositionTable.inBackground(hash));
        }
    }

    private void awaitPendingTable(SearchMemory kept) {
        pendingTable.ifPresent(table -> table.handle((made, failure) -> true)
                .completeOnTimeout(false, TABLE_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)
                .join());
        usePendingTable(kept);
    }

    /** Uses the table that is allocated in the background if it is ready. */
    private void usePendingTable(SearchMemory kept) {
        pendingTable.filter(CompletableFuture::isDone).ifPresent(table -> {
            if (!table.isCompletedExceptionally()) {
                kept.setTable(table.join());
            }
            pendingTable = Optional.empty();
            checkHash(kept);
        });
    }

    private void allocateThreads(SearchMemory kept) {
        kept.setThreads(threads);
        if (kept.threads() < threads) {
            warnOfThreads(kept.threads(), threads);
            threads = kept.threads();
        }
    }

    private void checkHash(SearchMemory allocated) {
        if (allocated.megabytes() < hash) {
            warnOfHash(allocated.megabytes(), hash);
        }
    }

    private void warnOfHash(long actual, long wanted) {
        warnings.accept("Hash is " + actual + " MB, not " + wanted + " MB: there is not enough memory");
    }

    private void warnOfThreads(int actual, int wanted) {
        warnings.accept("Threads is " + actual + ", not " + wanted + ": there is not enough memory in the Java heap");
    }
}
