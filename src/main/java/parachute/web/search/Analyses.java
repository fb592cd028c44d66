package parachute.web.search;

import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import parachute.engine.search.SearchMemory;
import parachute.rules.notation.VariantName;
import parachute.tools.mate.MateLimits;
import parachute.web.json.GameLine;
import parachute.web.json.RefusedException;

/** Analyses of positions and games, and proofs of mates, each on one thread of its own. Memory limits their number. */
public final class Analyses {
    /** More of them at a time would make none of them useful. */
    private static final int MAX_RUNNING = 64;

    /** Megabytes of a search's table. */
    private static final int MIN_HASH = 4, MAX_HASH = 32;

    /** Megabytes that a search needs in addition to its table. */
    private static final int HASH_OVERHEAD = 12;

    /** Positions that the mate solver of a search stores: some 1 MB. */
    private static final int SOLVER_POSITIONS = 30_000;

    /** Searches that may allocate their memory at a time: those that wait may be closed before their turn comes. */
    static final int ALLOCATIONS = 8;

    /** Proofs of mates at a time, which may take a quarter of the heap together. */
    private static final int MAX_PROOFS = 4;

    /** The longest mate that is searched for, in moves; and the most nodes of that search. */
    private static final int MATE_MOVES = 30, MATE_NODES = 5_000_000;

    /** Games that are analysed at a time. */
    private static final int MAX_GAMES = 8;

    private final Supplier<SearchMemory> allocation;
    private final ConcurrencyLimit searches;
    private final ConcurrencyLimit proofs = new ConcurrencyLimit(MAX_PROOFS, "proofs of mates");
    private final ConcurrencyLimit games = new ConcurrencyLimit(MAX_GAMES, "analyses of games");
    private final Turns turns = new Turns(Runtime.getRuntime().availableProcessors());
    private final Semaphore allocating = new Semaphore(ALLOCATIONS, true);

    /** Of the last search that has ended: to use it for the next one is cheaper than to allocate it. */
    private Optional<SearchMemory> unused = Optional.empty();

    /** Whether memory was released since it was last collected. */
    private boolean isMemoryLetGo;

    /**
     * Creates analyses of which none runs.
     *
     * @param max how many searches may run at a time
     * @param allocation makes the memory of a search
     */
    Analyses(int max, Supplier<SearchMemory> allocation) {
        this.allocation = allocation;
        searches = new ConcurrencyLimit(max, "analyses");
    }

    /** Returns analyses that use at most three quarters of the Java heap. */
    public static Analyses ofThisHeap() {
        long megabytes = (Runtime.getRuntime().maxMemory() >> 20) * 3 / 4;
        int hash = Math.clamp(megabytes / MAX_RUNNING - HASH_OVERHEAD, MIN_HASH, MAX_HASH);
        return new Analyses(
                Math.clamp(megabytes / (hash + HASH_OVERHEAD), 1, MAX_RUNNING),
                () -> new SearchMemory(hash, 1, SOLVER_POSITIONS));
    }

    /**
     * Prepares the analysis of a line's last position, which runs from its start until it is closed.
     *
     * @param lines how many best lines are wanted
     * @throws RefusedException if the limit is reached
     */
    public RunningWork analyse(GameLine line, int lines) {
        return prepare(
                searches,
                () -> new RunningAnalysis(line, lines, this::take, this::giveBack, turns, () -> end(searches)));
    }

    /**
     * Prepares the search for the shortest mate of a line's last position.
     *
     * @throws RefusedException if the limit is reached
     */
    public RunningWork proveMate(GameLine line) {
        long max = Runtime.getRuntime().maxMemory() / 4 / MAX_PROOFS / MateLimits.NODE_BYTES;
        MateLimits limits = new MateLimits(MATE_MOVES, Math.min(MATE_NODES, max), MateLimits.NO_LIMIT);
        return prepare(proofs, () -> new MateProof(line, limits, () -> end(proofs)));
    }

    /**
     * Prepares the analysis of a game.
     *
     * @param pgn one game
     * @param variant of a game that states none
     * @param nodes of the search of each position
     * @throws RefusedException if it is not one game with legal moves, or if the limit is reached
     */
    public RunningWork analyseGame(String pgn, VariantName variant, int nodes) {
        return prepare(games, () -> new GameAnalysis(pgn, variant, nodes, () -> end(games)));
    }

    /**
     * Prepares the search for puzzles in a game.
     *
     * @param pgn one game
     * @param variant of a game that states none
     * @throws RefusedException if it is not one game with legal moves, or if as many as there may be are running
     */
    public RunningWork findPuzzles(String pgn, VariantName variant) {
        return prepare(games, () -> new PuzzleSearch(pgn, variant, () -> end(games)));
    }

    private static RunningWork prepare(ConcurrencyLimit limit, Supplier<RunningWork> work) {
        limit.begin();
        try {
            return work.get();
        } catch (RuntimeException | Error e) {
            limit.end();
            throw e;
        }
    }

    /** Returns the number of running ones. */
    public int running() {
        return searches.running() + proofs.running() + games.running();
    }

    /** Returns memory for a search, or empty if that is closed before its turn comes. */
    private Optional<SearchMemory> take(RunningWork work) {
        allocating.acquireUninterruptibly();
        try {
            if (work.isClosed()) {
                return Optional.empty();
            }
            Optional<SearchMemory> memory = takeUnused();
            return memory.isPresent() ? memory : Optional.of(allocation.get());
        } finally {
            allocating.release();
        }
    }

    private synchronized Optional<SearchMemory> takeUnused() {
        Optional<SearchMemory> taken = unused;
        unused = Optional.empty();
        return taken;
    }

    private synchronized void giveBack(SearchMemory memory) {
        isMemoryLetGo |= unused.isPresent();
        unused = Optional.of(memory);
    }

    private void end(ConcurrencyLimit limit) {
        limit.end();
        synchronized (this) {
            isMemoryLetGo |= limit != searches;
            if (!isMemoryLetGo || running() > 0) {
                return;
            }
            isMemoryLetGo = false;
        }
        // The collector would leave gigabytes in use until the heap is full, which is most of the machine's memory.
        System.gc();
    }
}
