package parachute.engine.search;

import parachute.rules.board.Move;

/** Tells the listener of a search how the root stands. Only the main worker has something to say; others are silent. */
final class RootReports {
    /** Milliseconds after which unfinished iterations are reported, and after which each move of the root is. */
    private static final int DETAILS_AFTER = 500, MOVES_AFTER = 2_000;

    private final Search search;
    private final Worker worker;
    private final Tree tree;
    private final boolean speaking;
    private int reportedMove = Move.NONE;

    RootReports(Search search, Worker worker, Tree tree, boolean speaking) {
        this.search = search;
        this.worker = worker;
        this.tree = tree;
        this.speaking = speaking;
    }

    /** The first move of the last line that was reported as the best, {@code Move.NONE} before the first. */
    int reportedMove() {
        return reportedMove;
    }

    /** A move of the root, counted from 1, is going to be searched. */
    void rootMove(int iteration, int move, int number) {
        if (speaking && search.control().elapsed() > MOVES_AFTER) {
            search.listener().onRootMove(iteration, move, number);
        }
    }

    /** Something new in the middle of an iteration: a score outside the window, or another best move. */
    void detail(int iteration, RootMove root, int score, Bound bound) {
        if (search.control().elapsed() >= DETAILS_AFTER && search.limits().multiPv() == 1) {
            line(iteration, 0, root, score, bound);
        }
    }

    /** A line, its rank counted from 0. */
    void line(int iteration, int rank, RootMove root, int score, Bound bound) {
        if (!speaking) {
            return;
        }
        if (rank == 0) {
            reportedMove = root.move;
        }
        worker.publishNodes();
        search.listener()
                .onLine(new SearchLine(
                        iteration,
                        Math.max(iteration, tree.selectiveDepth()),
                        rank + 1,
                        score,
                        bound,
                        search.nodes(),
                        search.control().elapsed(),
                        search.table().permille(),
                        root.line()));
    }
}
