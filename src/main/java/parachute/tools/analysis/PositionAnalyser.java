package parachute.tools.analysis;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.Bound;
import parachute.engine.search.Score;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.engine.search.SearchResult;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;

/**
 * Searches positions on any number of threads. Each search has one thread and begins with an empty table, so that
 * without a limit of time neither the threads nor what was searched before make a difference.
 */
final class PositionAnalyser {
    /** For each thread; it is cleared before every search. */
    private static final int HASH_MEGABYTES = 16;

    private final SearchLimits limits;
    private final Evaluation evaluation;
    private final ThreadLocal<SearchMemory> memories;

    /** An analyser with limits for each position. */
    PositionAnalyser(SearchLimits limits, Evaluation evaluation) {
        this.limits = limits;
        this.evaluation = evaluation;
        memories = ThreadLocal.withInitial(() -> new SearchMemory(HASH_MEGABYTES, 1));
    }

    /** Searches a position, which is unchanged; the moves that led to it count as its history. */
    Assessment assess(Position position) {
        if (LegalMoves.of(position).size() == 0) {
            return Assessment.ofEnd(position.inCheck() ? -Score.MATE : Score.DRAW);
        }
        SearchMemory memory = memories.get();
        memory.clear();
        LastLines lines = new LastLines();
        SearchResult result = new Search(position.copy(), limits, lines, memory, evaluation, 0).run();
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
