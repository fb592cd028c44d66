package parachute.engine.search;

import java.util.List;

/** Reports the progress of the root search to the listener of a search, and stores it for others. */
final class RootReports implements RootListener {
    /**
     * Nodes after which unfinished iterations are reported. Not milliseconds, so that a search with a limit in nodes
     * reports the same on every machine.
     */
    private static final int CHANGES_AFTER = 300_000;

    /** Milliseconds after which each move of the root is reported. */
    private static final int MOVES_AFTER = 2_000;

    private final SearchContext context;
    private final NodeCounter counter;
    private final Tree tree;
    private int completedDepth;
    /** Nodes of the search when all ranks were last reported; -1 if something else was reported since. */
    private long rankedNodes = -1;

    RootReports(SearchContext context, NodeCounter counter, Tree tree) {
        this.context = context;
        this.counter = counter;
        this.tree = tree;
    }

    /** Returns the last complete iteration, 0 before the first. */
    int completedDepth() {
        return completedDepth;
    }

    /** Records a complete iteration and its best move. */
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
            context.nodes().publish(NodeCounts.MAIN_THREAD, counter.nodes());
            rankedNodes = -1;
            report(iteration, 1, score, bound, root);
        }
    }

    @Override
    public void onBest(RootMove best) {
        context.progress().setBest(best.move, best.lastScore(), completedDepth);
    }

    @Override
    public void onRanks(int iteration, List<RootMove> ranks) {
        context.nodes().publish(NodeCounts.MAIN_THREAD, counter.nodes());
        rankedNodes = context.nodes().total();
        for (int i = 0; i < ranks.size(); i++) {
            RootMove root = ranks.get(i);
            report(iteration, i + 1, root.score, Bound.EXACT, root);
        }
    }

    /**
     * Reports the final ranks, the best first, with the nodes and time of the whole search, unless nothing was searched
     * since the last report.
     *
     * <p>The last iteration may have found only some of them. The others keep their score of the iteration before, but
     * limited to the score of those above, as the last iteration has shown.
     */
    void end(List<RootMove> ranks) {
        if (rankedNodes == context.nodes().total()) {
            return;
        }
        RootMove best = ranks.get(0);
        int score = best.lastScore();
        report(Math.max(1, best.lineDepth()), 1, score, best.knownBound(), best);
        for (int i = 1; i < ranks.size() && ranks.get(i).isKnown(); i++) {
            RootMove root = ranks.get(i);
            Bound bound = root.knownScore() > score ? Bound.UPPER : root.knownBound();
            score = Math.min(score, root.knownScore());
            report(root.lineDepth(), i + 1, score, bound, root);
        }
    }

    private void report(int iteration, int rank, int score, Bound bound, RootMove root) {
        context.listener()
                .onLine(new SearchLine(
                        iteration,
                        Math.max(iteration, tree.selectiveDepth()),
                        rank,
                        score,
                        bound,
                        context.nodes().total(),
                        context.control().elapsed(),
                        context.table().permille(),
                        root.line()));
    }
}
