package parachute.tools.tactics;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import parachute.engine.eval.Evaluator;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/** This engine's own search. */
public final class BuiltInJudge implements Judge {
    private static final int SMALL_HASH = 1;

    private final Function<Variant, Evaluator> evaluators;
    private final SearchMemory memory;
    private final SearchMemory smallMemory = new SearchMemory(SMALL_HASH, 1);

    /**
     * Creates a judge.
     *
     * @param evaluators what it evaluates by
     * @param megabytes of its transposition table
     */
    public BuiltInJudge(Function<Variant, Evaluator> evaluators, int megabytes) {
        this.evaluators = evaluators;
        memory = new SearchMemory(megabytes, 1);
    }

    @Override
    public List<RankedMove> judge(Position position, int lines, long nodes) {
        forget();
        return judgeNext(position, lines, nodes);
    }

    /** Judges with what the searches have stored since it last forgot. */
    public List<RankedMove> judgeNext(Position position, int lines, long nodes) {
        return search(position, SearchLimits.NONE.withMultiPv(lines).withNodes(nodes), memory);
    }

    /** Judges some of the moves of a position, of which there is one at least, as {@link #judge} does. */
    public List<RankedMove> judgeSome(Position position, List<Integer> moves, int lines, long nodes) {
        forget();
        SearchLimits limits = SearchLimits.NONE.withMultiPv(lines).withNodes(nodes);
        return search(position, limits.withRootMoves(moves), memory);
    }

    /** Forgets what its searches have stored. */
    public void forget() {
        memory.clear();
    }

    /** Returns the best move at a fixed depth in plies. */
    public RankedMove atDepth(Position position, int depth) {
        SearchLimits limits = SearchLimits.NONE.withDepth(depth);
        smallMemory.clear();
        return search(position, limits, smallMemory).get(0);
    }

    private List<RankedMove> search(Position position, SearchLimits limits, SearchMemory used) {
        SortedMap<Integer, RankedMove> byRank = new TreeMap<>();
        SearchListener listener = new SearchListener() {
            @Override
            public void onLine(SearchLine line) {
                byRank.put(line.rank(), new RankedMove(line.moves().get(0), line.score()));
            }
        };
        new Search(position, limits, listener, used, evaluators, 0).run();
        return new ArrayList<>(byRank.values());
    }
}
