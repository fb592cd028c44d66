package parachute.engine.search;

import java.util.ArrayList;
import java.util.List;
import parachute.rules.board.Move;

/**
 * The progress of a thread's root search: reported to the listener on that thread, and kept for others to read.
 */
final class RootReports {
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
    private final SearchListener listener;
    private volatile RootProgress root = new RootProgress(0, Move.NONE, 0, 0);
    private volatile RootBest best = new RootBest(Move.NONE, Score.DRAW, 0);
    private int completedDepth;
    /** Nodes of the search when all ranks were last reported; -1 if something else was reported since. */
    private long rankedNodes = -1;

    private record RootProgress(int iteration, int move, int movesLeft, int movesTotal) {}

    private record RootBest(int move, int score, int depth) {}

    /** Creates the reports of a thread to a listener. */
    RootReports(SearchContext context, NodeCounter counter, Tree tree, SearchListener listener) {
        this.listener = listener;
        this.context = context;
        this.counter = counter;
        this.tree = tree;
    }

    /** Returns the last complete iteration, 0 before the first. */
    int completedDepth() {
        return completedDepth;
    }

    /** Records a complete iteration and its best move. */
    void complete(int iteration, RootMove move) {
        completedDepth = iteration;
        onBest(move);
    }

    /** Returns the progress so far; may be called by any thread. */
    SearchStatus status() {
        RootProgress now = root;
        return new SearchStatus(
                context.control().elapsed(), counter.total(), now.iteration, now.movesLeft, now.movesTotal, now.move);
    }

    /** Returns the best result so far, without a reply to ponder on; may be called by any thread. */
    SearchResult result() {
        RootBest now = best;
        return new SearchResult(now.move, Move.NONE, now.score, now.depth, counter.total());
    }

    /** Reports that a move is about to be searched, the {@code number}-th of {@code total}, from 1; 0 before all. */
    void onMove(int iteration, int move, int number, int total) {
        root = new RootProgress(iteration, move, Math.max(0, total - number), total);
        if (context.control().elapsed() > MOVES_AFTER) {
            listener.onRootMove(iteration, move, number);
        }
    }

    /** Reports a score outside the window, or a new best move, during an iteration. */
    void onChange(int iteration, RootMove move, int score, Bound bound) {
        if (counter.nodes() >= CHANGES_AFTER && context.limits().multiPv() == 1) {
            counter.publish();
            rankedNodes = -1;
            listener.onLines(List.of(line(iteration, 1, score, bound, move)));
        }
    }

    /** Records the best move after the moves were sorted. */
    void onBest(RootMove move) {
        best = new RootBest(move.move, move.lastScore(), completedDepth);
    }

    /** Reports the lines of a complete iteration, the best first. */
    void onRanks(int iteration, List<RootMove> ranks) {
        counter.publish();
        rankedNodes = counter.total();
        List<SearchLine> lines = new ArrayList<>();
        for (RootMove move : ranks) {
            lines.add(line(iteration, lines.size() + 1, move.score, Bound.EXACT, move));
        }
        listener.onLines(lines);
    }

    /**
     * Reports the final ranks, the best first, with the nodes and time of the whole search, unless nothing was searched
     * since the last report.
     *
     * <p>The last iteration may have found only some of them. The others keep their score of the iteration before, but
     * limited to the score of those above, as the last iteration has shown.
     */
    void end(List<RootMove> ranks) {
        if (rankedNodes == counter.total()) {
            return;
        }
        RootMove first = ranks.get(0);
        int score = first.lastScore();
        List<SearchLine> lines = new ArrayList<>();
        lines.add(line(Math.max(1, first.lineDepth()), 1, score, first.knownBound(), first));
        for (int i = 1; i < ranks.size() && ranks.get(i).isKnown(); i++) {
            RootMove move = ranks.get(i);
            Bound bound = move.knownScore() > score ? Bound.UPPER : move.knownBound();
            score = Math.min(score, move.knownScore());
            lines.add(line(move.lineDepth(), i + 1, score, bound, move));
        }
        listener.onLines(lines);
    }

    private SearchLine line(int iteration, int rank, int score, Bound bound, RootMove move) {
        return new SearchLine(
                iteration,
                Math.max(iteration, tree.selectiveDepth()),
                rank,
                score,
                bound,
                counter.total(),
                context.control().elapsed(),
                context.table().permille(),
                move.line());
    }
}
