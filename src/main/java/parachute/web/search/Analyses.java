package parachute.web.search;

import java.util.ArrayDeque;
import java.util.Deque;
import parachute.engine.search.SearchMemory;
import parachute.web.json.GameLine;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;

/** Analyses of positions, each a search on one thread of its own. There are no more at a time than there is memory for. */
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

    private final int most;
    private final int hash;
    /** Of searches that have ended; to use it again is cheaper than to allocate it. */
    private final Deque<SearchMemory> unused = new ArrayDeque<>();

    private int running;

    /** So many analyses at a time at most, each with a table of so many megabytes. */
    private Analyses(int most, int hash) {
        this.most = most;
        this.hash = hash;
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
    public RunningAnalysis start(GameLine line, int lines) {
        SearchMemory memory = take();
        try {
            return new RunningAnalysis(line, lines, memory, this::giveBack);
        } catch (RuntimeException | Error e) {
            giveBack(memory);
            throw e;
        }
    }

    /** How many are running. */
    public synchronized int running() {
        return running;
    }

    private synchronized SearchMemory take() {
        if (running == most) {
            throw new RefusedException(
                    Reason.BUSY, most + " analyses are running, which is as many as this machine has room for");
        }
        SearchMemory memory = unused.isEmpty() ? new SearchMemory(hash, 1, SOLVER_POSITIONS) : unused.removeLast();
        running++;
        return memory;
    }

    private synchronized void giveBack(SearchMemory memory) {
        if (unused.size() < MOST_UNUSED) {
            unused.addLast(memory);
        }
        running--;
    }
}
