package parachute.tools.analysis;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import parachute.engine.eval.Evaluator;
import parachute.engine.search.Bound;
import parachute.engine.search.Score;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.engine.search.SearchResult;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.tools.work.PositionSearches;
import parachute.tools.work.TaskExecutor;

/**
 * Searches one position after the other. Each search has one thread and begins with an empty table, so that without a
 * limit of time it makes no difference what was searched before.
 */
final class PositionSearcher implements TaskExecutor<PositionTask, Assessment> {
    private static final int HASH_MEGABYTES = 16;

    private final SearchLimits limits;
    private final Function<Variant, Evaluator> evaluators;
    private final SearchMemory memory;

    PositionSearcher(SearchLimits limits, Function<Variant, Evaluator> evaluators) {
        this.limits = limits;
        this.evaluators = evaluators;
        memory = SearchMemory.ofOneThread(limits, HASH_MEGABYTES);
    }

    @Override
    public Assessment execute(PositionTask task) throws InterruptedException {
        Position position = task.position();
        if (LegalMoves.of(position).size() == 0) {
            return Assessment.ofEnd(position.inCheck() ? -Score.MATE : Score.DRAW);
        }
        memory.clear();
        LastLines lines = new LastLines();
        Search search = new Search(position, limits, lines, memory, evaluators, 0);
        SearchResult result = PositionSearches.run("a position", search::run, search::stop);
        return new Assessment(result.score(), lines.earlierScore(result), lines.best(result));
    }

    /** The last line of each of the last two iterations. */
    private static final class LastLines implements SearchListener {
        private final Deque<SearchLine> last = new ArrayDeque<>();

        @Override
        public void onLine(SearchLine line) {
            if (line.bound() != Bound.EXACT) {
                return;
            }
            if (!last.isEmpty() && last.getLast().depth() == line.depth()) {
                last.removeLast();
            }
            last.addLast(line);
            if (last.size() > 2) {
                last.removeFirst();
            }
        }

        int earlierScore(SearchResult result) {
            return last.isEmpty() ? result.score() : last.getFirst().score();
        }

        List<Integer> best(SearchResult result) {
            return last.isEmpty() || last.getLast().moves().get(0) != result.bestMove()
                    ? List.of(result.bestMove())
                    : last.getLast().moves();
        }
    }
}
