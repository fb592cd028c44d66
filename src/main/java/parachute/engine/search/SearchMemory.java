package parachute.engine.search;

import java.util.ArrayList;
import java.util.List;

/**
 * What is kept from search to search: the transposition table, and for each thread its histories, proved mates and
 * evaluator. One search at a time uses it.
 */
public final class SearchMemory {
    /** Positions that each thread's mate solver stores where there is memory enough: some 10 MB when full. */
    public static final int SOLVER_POSITIONS = 250_000;

    /** Nodes for which a megabyte is enough: ten entries for each, and it stores one at most. */
    private static final long NODES_PER_MEGABYTE = (1 << 20) / (10 * TranspositionTable.ENTRY_BYTES);

    private TranspositionTable table;
    private final List<ThreadMemory> threads = new ArrayList<>();
    private final int solverPositions;

    /** Whether nothing was stored since all was cleared: to clear a large table takes seconds. */
    private boolean empty = true;

    /** Memory for a table of {@code megabytes} and a number of threads, or for fewer of both where there is no room. */
    public SearchMemory(long megabytes, int threads) {
        this(megabytes, threads, SOLVER_POSITIONS);
    }

    /**
     * Memory whose mate solvers store fewer positions, at some 40 bytes each.
     *
     * @throws OutOfMemoryError if there is no room for one thread and one megabyte
     */
    public SearchMemory(long megabytes, int threads, int solverPositions) {
        this.solverPositions = solverPositions;
        addThread(); // before the table takes what is left: without this one nothing can be searched
        table = new TranspositionTable(megabytes);
        setThreads(threads);
    }

    /**
     * Memory for searches on one thread with these limits. To clear a table takes longer than a short search: a table
     * that a limit of nodes cannot fill is made smaller.
     *
     * @param megabytes of the table for searches without a limit of nodes
     */
    public static SearchMemory ofOneThread(SearchLimits limits, long megabytes) {
        long fitting = Math.ceilDiv(limits.nodes(), NODES_PER_MEGABYTE);
        return new SearchMemory(Math.clamp(fitting, 1, megabytes), 1);
    }

    /** Changes the size of the table, which is then empty; it gets smaller than wanted where there is no room. */
    public void resize(long megabytes) {
        table = new TranspositionTable(1); // lets the old one go before the new one is made
        table = new TranspositionTable(megabytes);
    }

    /** Replaces the table by another one, which is empty. */
    public void setTable(TranspositionTable other) {
        table = other;
    }

    /** Changes the number of threads, as far as there is room for them. */
    public void setThreads(int number) {
        try {
            while (threads.size() < number) {
                addThread();
            }
        } catch (OutOfMemoryError e) {
            // As many as there are have to do; threads() tells.
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

    /** The size that the table has. */
    public long megabytes() {
        return table.megabytes();
    }

    /** The number of threads that there is memory for. */
    public int threads() {
        return threads.size();
    }

    /** A search begins that is going to store what it finds. */
    void nextSearch(SearchParameters parameters) {
        empty = false;
        table.nextSearch(parameters);
    }

    /** A search has failed, perhaps in the midst of an evaluation: no evaluator is used again. */
    void forgetEvaluators() {
        threads.forEach(ThreadMemory::forgetEvaluator);
    }

    TranspositionTable table() {
        return table;
    }

    /** The memory of a thread, the main one being number 0. */
    ThreadMemory thread(int number) {
        return threads.get(number);
    }
}
