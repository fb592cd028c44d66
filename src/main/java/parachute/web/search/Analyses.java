package parachute.web.search;

import java.util.ArrayDeque;
import java.util.Deque;
import parachute.engine.search.SearchMemory;
import parachute.web.json.GameLine;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;

/** Analyses of positions, each a search on one thread of its own. There are no more at a time than there is memory for. */
public final class Analyses {
    private static final int HASH_MEGABYTES = 8;

    /** Positions that the mate solver of a search stores: some 1 MB. */
    private static final int SOLVER_POSITIONS = 30_000;

    private final int most;
    /** Of searches that have ended; to use it again is cheaper than to allocate it. */
    private final Deque<SearchMemory> unused = new ArrayDeque<>();

    private int running;

    /** So many analyses at a time at most. */
    public Analyses(int most) {
        this.most = most;
    }

    /**
     * Starts the analysis of a line's last position, which goes on until it is closed.
     *
     * @param lines how many best lines are wanted
     * @throws RefusedException if as many as there may be are running
     */
    public Analysis start(GameLine line, int lines) {
        return new Analysis(line, lines, take(), this::giveBack);
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
        SearchMemory memory =
                unused.isEmpty() ? new SearchMemory(HASH_MEGABYTES, 1, SOLVER_POSITIONS) : unused.removeLast();
        running++;
        return memory;
    }

    private synchronized void giveBack(SearchMemory memory) {
        unused.addLast(memory);
        running--;
    }
}
