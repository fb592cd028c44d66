package parachute.tools.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import parachute.engine.eval.classical.ClassicalEvaluator;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.rules.board.Position;

/** This engine's own search. */
final class OwnJudge implements Judge {
    private static final int HASH = 64, SMALL_HASH = 1;

    private final SearchMemory memory = new SearchMemory(HASH, 1);
    private final SearchMemory smallMemory = new SearchMemory(SMALL_HASH, 1);

    @Override
    public List<RankedMove> judge(Position position, int lines, long nodes) {
        return search(
                position, SearchLimits.builder().multiPv(lines).nodes(nodes).build(), memory);
    }

    /** The best move at a fixed depth in plies. */
    RankedMove atDepth(Position position, int depth) {
        SearchLimits limits = SearchLimits.builder().depth(depth).build();
        return search(position, limits, smallMemory).get(0);
    }

    private static List<RankedMove> search(Position position, SearchLimits limits, SearchMemory memory) {
        memory.clear();
        SortedMap<Integer, RankedMove> byRank = new TreeMap<>();
        SearchListener listener = new SearchListener() {
            @Override
            public void onLine(SearchLine line) {
                byRank.put(line.rank(), new RankedMove(line.moves().get(0), line.score()));
            }
        };
        new Search(position, limits, listener, memory, ClassicalEvaluator::new, 0).run();
        return new ArrayList<>(byRank.values());
    }
}
