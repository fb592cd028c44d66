package parachute.search;

import java.util.ArrayList;
import java.util.List;

/** What searches learn and keep from move to move: the transposition table and each thread's histories. */
public final class SearchMemory {
    private final TranspositionTable table;
    private final List<Histories> histories = new ArrayList<>();

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
        }
        histories.subList(threads, histories.size()).clear();
    }

    /** Forgets everything. */
    public void clear() {
        table.clear();
        histories.forEach(Histories::clear);
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
}
