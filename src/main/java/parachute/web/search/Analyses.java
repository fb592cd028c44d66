package parachute.web.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;
import parachute.engine.search.SearchMemory;
import parachute.rules.board.Variant;
import parachute.tools.mate.MateLimits;
import parachute.web.json.GameLine;
import parachute.web.json.RefusedException;

/**
 * Analyses of positions and games, and proofs of mates, each on one thread of its own. There are no more at a time than
 * there is memory for.
 */
public final class Analyses {
    /** With more of them at a time none would get far. */
    private static final int MOST = 64;

    /** Megabytes of a search's table. */
    private static final int LEAST_HASH = 4, MOST_HASH = 32;

    /** Megabytes that a search needs beside its table. */
    private static final int BESIDE_HASH = 12;

    /** Positions that the mate solver of a search stores: some 1 MB. */
    private static final int SOLVER_POSITIONS = 30_000;

    /** So many are kept for the next searches. */
    private static final int MOST_UNUSED = 4;

    /** Proofs of mates at a time, which may take a quarter of the heap together. */
    private static final int MOST_PROOFS = 4;

    /** The longest mate that is looked for, in moves; and nodes beyond which nobody waits for it. */
    private static final int MATE_MOVES = 30, MATE_NODES = 5_000_000;

    /** Games that are analysed at a time. */
    private static final int MOST_GAMES = 8;

    private final int hash;
    private final ConcurrencyLimit searches;
    private final ConcurrencyLimit proofs = new ConcurrencyLimit(MOST_PROOFS, "proofs of mates");
    private final ConcurrencyLimit games = new ConcurrencyLimit(MOST_GAMES, "analyses of games");
    /** Of searches that have ended; to use it again is cheaper than to allocate it. */
    private final Deque<SearchMemory> unused = new ArrayDeque<>();

    /** So many searches at a time at most, each with a table of so many megabytes. */
    private Analyses(int most, int hash) {
        this.hash = hash;
        searches = new ConcurrencyLimit(most, "analyses");
    }

    /** As many as three quarters of the Java heap have room for. */
    public static Analyses ofThisHeap() {
        long megabytes = (Runtime.getRuntime().maxMemory() >> 20) * 3 / 4;
        int hash = Math.clamp(megabytes / MOST - BESIDE_HASH, LEAST_HASH, MOST_HASH);
        return new Analyses(Math.clamp(megabytes / (hash + BESIDE_HASH), 1, MOST), hash);
    }

    /**
     * Starts the analysis of a line's last position, which goes on until it is closed.
     *
     * @param lines how many best lines are wanted
     * @throws RefusedException if as many as there may be are running
     */
    public RunningWork analyse(GameLine line, int lines) {
        return start(searches, () -> new RunningAnalysis(line, lines, this::take, this::giveBack, searches::end));
    }

    /**
     * Starts the search for the shortest mate of a line's last position.
     *
     * @throws RefusedException if as many as there may be are running
     */
    public RunningWork proveMate(GameLine line) {
        long most = Runtime.getRuntime().maxMemory() / 4 / MOST_PROOFS / MateLimits.NODE_BYTES;
        MateLimits limits = new MateLimits(MATE_MOVES, Math.min(MATE_NODES, most), MateLimits.NO_LIMIT);
        return start(proofs, () -> new MateProof(line, limits, proofs::end));
    }

    /**
     * Starts the analysis of a game.
     *
     * @param pgn one game
     * @param variant of a game that states none
     * @param nodes of the search of each position
     * @throws RefusedException if it is not one game with legal moves, or if as many as there may be are running
     */
    public RunningWork analyseGame(String pgn, Variant variant, int nodes) {
        return start(games, () -> new GameAnalysis(pgn, variant, nodes, games::end));
    }

    private static RunningWork start(ConcurrencyLimit limit, Supplier<RunningWork> work) {
        limit.begin();
        try {
            RunningWork made = work.get();
            made.start();
            return made;
        } catch (RuntimeException | Error e) {
            limit.end();
            throw e;
        }
    }

    /** How many are running. */
    public int running() {
        return searches.running() + proofs.running() + games.running();
    }

    private SearchMemory take() {
        synchronized (this) {
            if (!unused.isEmpty()) {
                return unused.removeLast();
            }
        }
        return new SearchMemory(hash, 1, SOLVER_POSITIONS);
    }

    private synchronized void giveBack(SearchMemory memory) {
        if (unused.size() < MOST_UNUSED) {
            unused.addLast(memory);
        }
    }
}
