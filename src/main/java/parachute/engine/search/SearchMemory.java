package parachute.engine.search;

import java.util.ArrayList;
import java.util.List;

/**
 * The memory kept from search to search: the transposition table, and for each thread its histories, proved mates and
 * evaluator. Only one search at a time may use it.
 */
public final class SearchMemory {
    /** Positions that each thread's mate solver stores if there is enough memory: about 10 MB when full. */
    public static final int SOLVER_POSITIONS = 250_000;

    /** Nodes for which a megabyte is enough: ten entries for each, and a node stores at most one. */
    private static final long NODES_PER_MEGABYTE = (1 << 20) / (10 * TranspositionTable.ENTRY_BYTES);

    private TranspositionTable table;
    private final List<ThreadMemory> threads = new ArrayList<>();
    private final int solverPositions;

    /** Whether nothing was stored since the last clearing: clearing a large table takes seconds. */
    private boolean empty = true;

    /**
     * Allocates a table of {@code megabytes} and memory for a number of threads, or less if there is not enough memory.
     */
    public SearchMemory(long megabytes, int threads) {
        this(megabytes, threads, SOLVER_POSITIONS);
    }

    /**
     * Allocates memory whose mate solvers store fewer positions, at about 40 bytes each.
     *
     * @throws OutOfMemoryError if there is not enough memory for one thread and one megabyte
     */
    public SearchMemory(long megabytes, int threads, int solverPositions) {
        this.solverPositions = solverPositions;
        addThread(); // before the table takes the rest: without a thread nothing can be searched
        table = new TranspositionTable(megabytes);
        setThreads(threads);
    }

    /**
     * Returns memory for searches on one thread with these limits. Clearing a table takes longer than a short search,
     * so a table that a limit of nodes cannot fill is made smaller.
     *
     * @param megabytes size of the table for searches without a limit of nodes
     */
    public static SearchMemory ofOneThread(SearchLimits limits, long megabytes) {
        long fitting = Math.ceilDiv(limits.nodes(), NODES_PER_MEGABYTE);
        return new SearchMemory(Math.clamp(fitting, 1, megabytes), 1);
    }

    /** Changes the size of the table, which is then empty and may be smaller than requested for lack of memory. */
    public void resize(long megabytes) {
        table = new TranspositionTable(1); // frees the old one before the new one is allocated
        table = new TranspositionTable(megabytes);
    }

    /** Replaces the table with another, empty one. */
    public void setTable(TranspositionTable other) {
        table = other;
    }

    /** Changes the number of threads, as far as memory allows. */
    public void setThreads(int number) {
        try {
            while (threads.size() < number) {
                addThread();
            }
        } catch (OutOfMemoryError e) {
            // The allocated ones must suffice; threads() returns their number.
        }
        threads.subList(Math.min(number, threads.size()), threads.size()).clear();
    }

    private void addThread() {
        threads.add(new ThreadMemory(solverPositions));
    }

    /** Clears the table, the histories and the proved mates. */
    public void clear() {
        if (!empty) {
            table.clear();
            threads.forEach(ThreadMemory::clear);
            empty = true;
        }
    }

    /** Returns the size of the table in megabytes. */
    public long megabytes() {
        return table.megabytes();
    }

    /** Returns the number of threads that have memory. */
    public int threads() {
        return threads.size();
    }

    /** Starts a search, which will store its results. */
    void nextSearch() {
        empty = false;
        table.nextSearch();
    }

    /** Discards all evaluators after a search that failed, possibly during an evaluation. */
    void forgetEvaluators() {
        threads.forEach(ThreadMemory::forgetEvaluator);
    }

    TranspositionTable table() {
        return table;
    }

    /** Returns the memory of a thread, the main one being number 0. */
    ThreadMemory thread(int number) {
        return threads.get(number);
    }
}
