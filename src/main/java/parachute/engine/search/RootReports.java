package parachute.engine.search;

import parachute.rules.board.Move;

/** Tells the listener of a search, and whoever asks for its progress, how the search of the root stands. */
final class RootReports implements RootListener {
    /**
     * Nodes after which unfinished iterations are reported. Not milliseconds: a search with a limit in nodes reports the
     * same on every machine.
     */
    private static final int CHANGES_AFTER = 300_000;

    /** Milliseconds after which each move of the root is reported. */
    private static final int MOVES_AFTER = 2_000;

    private final SearchContext context;
    private final NodeCounter counter;
    private final Tree tree;
    private int reportedMove = Move.NONE;
    private int completedDepth;

    RootReports(SearchContext context, NodeCounter counter, Tree tree) {
        this.context = context;
        this.counter = counter;
        this.tree = tree;
    }

    /** The first move of the last line that was reported as the best, {@code Move.NONE} before the first. */
    int reportedMove() {
        return reportedMove;
    }

    /** The last complete iteration, 0 before the first. */
    int completedDepth() {
        return completedDepth;
    }

    /** An iteration is complete, with this best move. */
    void complete(int iteration, RootMove best) {
        completedDepth = iteration;
        onBest(best);
    }

    @Override
    public void onMove(int iteration, int move, int number, int total) {
        context.progress().setCurrentMove(iteration, move, Math.max(0, total - number), total);
        if (context.control().elapsed() > MOVES_AFTER) {
            context.listener().onRootMove(iteration, move, number);
        }
    }

    @Override
    public void onChange(int iteration, RootMove root, int score, Bound bound) {
        if (counter.nodes() >= CHANGES_AFTER && context.limits().multiPv() == 1) {
            report(iteration, 0, root, score, bound);
        }
    }

    @Override
    public void onBest(RootMove best) {
        context.progress().setBest(best.move, best.lastScore(), completedDepth);
    }

    @Override
    public void onLine(int iteration, int rank, RootMove root) {
        report(iteration, rank, root, root.score, Bound.EXACT);
    }

    /** Reports a line, its rank counted from 0. */
    void report(int iteration, int rank, RootMove root, int score, Bound bound) {
        if (rank == 0) {
            reportedMove = root.move;
        }
        context.nodes().publish(NodeCounts.MAIN_THREAD, counter.nodes());
        context.listener()
                .onLine(new SearchLine(
                        iteration,
                        Math.max(iteration, tree.selectiveDepth()),
                        rank + 1,
                        score,
                        bound,
                        context.nodes().total(),
                        context.control().elapsed(),
                        context.table().permille(),
                        root.line()));
    }
}
