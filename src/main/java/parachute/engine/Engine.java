package parachute.engine;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parachute.engine.eval.classical.ClassicalEvaluator;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.engine.search.SearchResult;
import parachute.engine.search.SearchStatus;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;

/**
 * The game so far, the options and the search running in the background: what every protocol drives. All methods are
 * called from one thread, the protocol's; only the listener of a search runs on another.
 */
public final class Engine implements AutoCloseable {
    /** Default size of the transposition table in megabytes. */
    public static final int DEFAULT_HASH = 64;

    /** Largest number of search threads, where there is memory for them. */
    public static final int MAX_THREADS = 256;

    /**
     * Default milliseconds kept back from every time limit for the way of a move to the referee: ten times the usual
     * delay of a busy machine's pipe and scheduler.
     */
    public static final int DEFAULT_MOVE_OVERHEAD = 30;

    /** Positions that a solver of mates keeps in mind in a heap smaller than the reserve: some 1 MB. */
    private static final int FEW_SOLVER_POSITIONS = 30_000;

    private static final SearchStatus IDLE = new SearchStatus(0, 0, 0, 0, 0, 0);

    private Position position = Position.start(Variant.CHESS);
    private long hash = Math.min(DEFAULT_HASH, HeapBudget.maxHash());
    private int threads = 1;
    private int moveOverhead = DEFAULT_MOVE_OVERHEAD;

    /** Made at the first search, so that starting up costs nothing. */
    private Optional<SearchMemory> memory = Optional.empty();

    private Optional<Running> running = Optional.empty();
    private Consumer<String> warnings = warning -> {};

    /** A search on a thread of its own. */
    private static final class Running {
        private final Search search;
        private final SearchListener listener;
        private final CompletableFuture<Void> ended = new CompletableFuture<>();
        private final Object reportLock = new Object();
        private boolean abandoned;
        private volatile boolean finished;

        Running(Search search, SearchListener listener) {
            this.search = search;
            this.listener = listener;
        }

        private void run() {
            try {
                SearchResult result = think();
                finished = true;
                report(result);
            } finally {
                ended.complete(null);
            }
        }

        private SearchResult think() {
            try {
                return search.run();
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                // A fault in the search must not lose the game: what it found so far is still a legal move.
                Logger log = LoggerFactory.getLogger(Engine.class);
                log.error("the search failed", e);
                return search.resultSoFar();
            }
        }

        private void report(SearchResult result) {
            synchronized (reportLock) {
                if (!abandoned) {
                    listener.onFinished(result);
                }
            }
        }

        void abandon() {
            synchronized (reportLock) {
                abandoned = true;
            }
            search.stop();
            ended.join();
        }
    }

    // ---- game -----------------------------------------------------------------------------------------------------

    /** Starts a new game from the start position; what was learnt in the last game is forgotten. */
    public void newGame(Variant variant) {
        abandon();
        position = Position.start(variant);
        clearHash();
    }

    /** Sets up another position, which the engine then owns; any search is abandoned. */
    public void setPosition(Position newPosition) {
        abandon();
        position = newPosition;
    }

    /** The game so far. Callers look at it and do not change it. */
    public Position position() {
        return position;
    }

    /** Plays a legal move; any search is abandoned. */
    public void play(int move) {
        abandon();
        position.make(move);
    }

    /** Takes the last move back; false at the start of the game. Any search is abandoned. */
    public boolean undo() {
        abandon();
        if (position.ply() == 0) {
            return false;
        }
        position.unmake();
        return true;
    }

    /** How the game stands. */
    public Outcome outcome() {
        return Outcome.of(position);
    }

    // ---- options --------------------------------------------------------------------------------------------------

    /** Sets who hears, in one line of text each, what of the settings cannot be had or makes no sense; at first nobody. */
    public void setWarnings(Consumer<String> listener) {
        warnings = listener;
    }

    /**
     * Sets the size of the transposition table, clamped to what the threads leave of the heap, at least 1; its
     * content is lost if that changes.
     * Clients say the same size again before every game, when there is no time to allocate it anew.
     */
    public void setHash(long megabytes) {
        long size = Math.clamp(megabytes, 1, HeapBudget.maxHash(threads));
        if (size < megabytes) {
            warnOfHash(size, megabytes);
        }
        if (size == hash) {
            return;
        }
        hash = size;
        abandon();
        memory.ifPresent(kept -> {
            kept.resize(hash);
            checkHash(kept);
        });
    }

    /** Sets the number of search threads, clamped to 1 .. {@link #MAX_THREADS} and what the table leaves of the heap. */
    public void setThreads(int number) {
        int wanted = Math.clamp(number, 1, MAX_THREADS);
        threads = Math.min(wanted, HeapBudget.maxThreads(hash));
        if (threads < wanted) {
            warnOfThreads(threads, wanted);
        }
        int processors = Runtime.getRuntime().availableProcessors();
        if (threads > processors) {
            warnings.accept("Threads is " + threads + ", processors are " + processors + ": the threads take turns");
        }
        abandon();
        memory.ifPresent(kept -> {
            kept.setThreads(threads);
            checkThreads(kept);
        });
    }

    private void checkHash(SearchMemory had) {
        if (had.megabytes() < hash) {
            warnOfHash(had.megabytes(), hash);
        }
    }

    private void checkThreads(SearchMemory had) {
        if (had.threads() < threads) {
            warnOfThreads(had.threads(), threads);
        }
    }

    private void warnOfHash(long had, long wanted) {
        warnings.accept("Hash is " + had + " MB, not " + wanted + " MB: the Java heap has no room for more");
    }

    private void warnOfThreads(int had, int wanted) {
        warnings.accept("Threads is " + had + ", not " + wanted + ": the Java heap has no room for more");
    }

    /** Sets the time in milliseconds kept back for the way of a move to the referee. */
    public void setMoveOverhead(int milliseconds) {
        moveOverhead = Math.max(0, milliseconds);
    }

    /** Forgets all that earlier searches stored. */
    public void clearHash() {
        abandon();
        memory.ifPresent(SearchMemory::clear);
    }

    // ---- search ---------------------------------------------------------------------------------------------------

    /**
     * Makes the tables that the first search would have to make while its clock runs; for a moment when nobody waits.
     * Does nothing if they are there.
     */
    public void prepare() {
        prepared();
    }

    private SearchMemory prepared() {
        if (memory.isEmpty()) {
            int solverPositions = HeapBudget.isSmall() ? FEW_SOLVER_POSITIONS : SearchMemory.SOLVER_POSITIONS;
            SearchMemory made = new SearchMemory(hash, threads, solverPositions);
            checkHash(made);
            checkThreads(made);
            memory = Optional.of(made);
        }
        return memory.get();
    }

    /** Starts a search of the current position in the background, after abandoning any other. */
    public void start(SearchLimits limits, SearchListener listener) {
        long startNanos = System.nanoTime();
        abandon();
        Search search =
                new Search(position, limits, listener, prepared(), ClassicalEvaluator::new, moveOverhead, startNanos);
        Running started = new Running(search, listener);
        running = Optional.of(started);
        Search.startThread(started::run);
    }

    /** Whether a search runs that has neither finished nor been abandoned. */
    public boolean isSearching() {
        return running.isPresent() && !running.get().finished;
    }

    /** Asks the search to finish now; its listener then hears of the end. Does nothing without a search. */
    public void stop() {
        running.ifPresent(now -> now.search.stop());
    }

    /**
     * Ends the search and waits for that; its listener hears nothing more once this has returned. Not to be called from
     * a listener.
     */
    public void abandon() {
        running.ifPresent(Running::abandon);
        running = Optional.empty();
    }

    /** The opponent has played the move pondered on: from now on time counts. */
    public void ponderHit() {
        running.ifPresent(now -> now.search.ponderHit());
    }

    /** Freezes the search: no processor time is used and its clock stands still. */
    public void pause() {
        running.ifPresent(now -> now.search.pause());
    }

    /** Lets a paused search go on. */
    public void resume() {
        running.ifPresent(now -> now.search.resume());
    }

    /** How far the running search is; all zero without one. */
    public SearchStatus status() {
        return running.map(now -> now.search.status()).orElse(IDLE);
    }

    /** Ends the search. */
    @Override
    public void close() {
        abandon();
    }
}
