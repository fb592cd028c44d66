package parachute.engine.search;

import java.util.ArrayList;
import java.util.List;
import parachute.engine.mate.MateSolver;
import parachute.engine.mate.MateSolver.Attack;

/** What searches learn and keep from move to move: the transposition table, each thread's histories and mates. */
public final class SearchMemory {
    /** Positions that each thread's solver of mates keeps in mind where there is memory enough: some 10 MB when full. */
    public static final int SOLVER_POSITIONS = 250_000;

    private final TranspositionTable table;
    private final List<Histories> histories = new ArrayList<>();
    private final List<MateSolver> mateSolvers = new ArrayList<>();
    private final int solverPositions;

    /** Whether nothing was stored since all was forgotten: to forget a large table takes seconds. */
    private boolean empty = true;

    /** Memory for a table of {@code megabytes} and a number of threads, or for fewer of both where there is no room. */
    public SearchMemory(long megabytes, int threads) {
        this(megabytes, threads, SOLVER_POSITIONS);
    }

    /**
     * Memory whose solvers of mates keep fewer positions in mind, at some 40 bytes each.
     *
     * @throws OutOfMemoryError if there is no room for one thread and one megabyte
     */
    public SearchMemory(long megabytes, int threads, int solverPositions) {
        this.solverPositions = solverPositions;
        addThread(); // before the table takes what is left: without this one nothing can be searched
        table = new TranspositionTable(megabytes);
        setThreads(threads);
    }

    /** Changes the size of the table and forgets its content; it gets smaller than wanted where there is no room. */
    public void resize(long megabytes) {
        table.resize(megabytes);
    }

    /** Changes the number of threads, as far as there is room for them. */
    public void setThreads(int threads) {
        try {
            while (histories.size() < threads) {
                addThread();
            }
        } catch (OutOfMemoryError e) {
            // As many as there are have to do; threads() tells.
        }
        int kept = Math.min(threads, histories.size());
        histories.subList(kept, histories.size()).clear();
        mateSolvers.subList(kept, mateSolvers.size()).clear();
    }

    private void addThread() {
        mateSolvers.add(new MateSolver(Attack.CHECKS, solverPositions));
        histories.add(new Histories());
    }

    /** Forgets everything. */
    public void clear() {
        if (!empty) {
            table.clear();
            histories.forEach(Histories::clear);
            mateSolvers.forEach(MateSolver::clear);
            empty = true;
        }
    }

    /** The size that the table has. */
    public long megabytes() {
        return table.megabytes();
    }

    /** The number of threads that there is memory for. */
    public int threads() {
        return histories.size();
    }

    /** A search begins that is going to store what it finds. */
    void nextSearch() {
        empty = false;
        table.nextSearch();
    }

    TranspositionTable table() {
        return table;
    }

    Histories histories(int thread) {
        return histories.get(thread);
    }

    MateSolver mateSolver(int thread) {
        return mateSolvers.get(thread);
    }
}
