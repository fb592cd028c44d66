package parachute.search;

import java.util.ArrayList;
import java.util.List;
import parachute.mate.MateSolver;
import parachute.mate.MateSolver.Attack;

/** What searches learn and keep from move to move: the transposition table, each thread's histories and mates. */
public final class SearchMemory {
    /** Positions that each thread's solver of mates keeps in mind: some 10 MB when full. */
    private static final int SOLVER_POSITIONS = 250_000;

    private final TranspositionTable table;
    private final List<Histories> histories = new ArrayList<>();
    private final List<MateSolver> mateSolvers = new ArrayList<>();

    /** Memory for a number of threads. */
    public SearchMemory(long megabytes, int threads) {
        table = new TranspositionTable(megabytes);
        setThreads(threads);
    }

    /** Changes the size of the table and forgets its content. */
    public void resize(long megabytes) {
        table.resize(megabytes);
    }

    /** Changes the number of threads. */
    public void setThreads(int threads) {
        while (histories.size() < threads) {
            histories.add(new Histories());
            mateSolvers.add(new MateSolver(Attack.CHECKS, SOLVER_POSITIONS));
        }
        histories.subList(threads, histories.size()).clear();
        mateSolvers.subList(threads, mateSolvers.size()).clear();
    }

    /** Forgets everything. */
    public void clear() {
        table.clear();
        histories.forEach(Histories::clear);
        mateSolvers.forEach(MateSolver::clear);
    }

    int threads() {
        return histories.size();
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
