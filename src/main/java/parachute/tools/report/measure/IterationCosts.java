package parachute.tools.report.measure;

import java.util.ArrayList;
import java.util.List;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.rules.board.Position;

/**
 * The costs of one search of a position, iteration by iteration. Iterative deepening passes through all depths, so
 * that its costs after an iteration are those of a search to that depth.
 */
final class IterationCosts implements SearchListener {
    private static final int HASH_MEGABYTES = 16;

    private final long start = System.nanoTime();
    private final List<SearchLine> lines = new ArrayList<>();
    private final List<Long> nanos = new ArrayList<>();

    private IterationCosts() {}

    /** Searches a position to a depth on one thread, with an empty memory. */
    static IterationCosts of(Position position, int depth) {
        SearchMemory memory = new SearchMemory(HASH_MEGABYTES, 1);
        SearchLimits limits = SearchLimits.NONE.withDepth(depth);
        IterationCosts costs = new IterationCosts();
        new Search(position.copy(), limits, costs, memory, Evaluation.DEFAULT, 0).run();
        if (costs.lines.size() != depth) {
            throw new IllegalStateException(
                    "a search to depth " + depth + " reported " + costs.lines.size() + " iterations");
        }
        return costs;
    }

    /** Keeps the line; the last one of an iteration is that of its end. */
    @Override
    public void onLine(SearchLine line) {
        if (line.depth() <= lines.size()) {
            lines.removeLast();
            nanos.removeLast();
        }
        lines.add(line);
        nanos.add(System.nanoTime() - start);
    }

    /** Returns the line of each iteration, starting at depth 1. */
    List<SearchLine> lines() {
        return List.copyOf(lines);
    }

    long nodes(int depth) {
        return lines.get(depth - 1).nodes();
    }

    double milliseconds(int depth) {
        return nanos.get(depth - 1) / 1e6;
    }
}
