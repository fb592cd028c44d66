package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.engine.eval.choice.Evaluation;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.RandomPlies;
import parachute.rules.notation.CoordinateMove;

class RootReportsTest {
    private static final int SOLVER_POSITIONS = 1_000;

    private final SearchLines lines = new SearchLines();

    private Search search(Position position, SearchListener listener, SearchLimits limits, int threads) {
        SearchMemory memory = new SearchMemory(1, threads, SOLVER_POSITIONS);
        return new Search(position, limits, listener, memory, Evaluation.DEFAULT, 0);
    }

    private SearchResult search(Position position, SearchLimits limits) {
        return search(position, lines, limits, 1).run();
    }

    /** Returns the lines from the last one of rank 1 on. */
    private List<SearchLine> lastRanks() {
        List<SearchLine> all = lines.all();
        int first = all.size() - 1;
        while (all.get(first).rank() > 1) {
            first--;
        }
        return all.subList(first, all.size());
    }

    private static List<String> firstMoves(List<SearchLine> lines) {
        return lines.stream()
                .map(line -> CoordinateMove.format(line.moves().get(0)))
                .toList();
    }

    @Property(tries = 100)
    void theRanksToldAtTheEndAreConsistentWhereverTheSearchEnds(
            Variant variant,
            @IntRange(max = 60) int plies,
            @IntRange(min = 2, max = 5) int multiPv,
            @IntRange(min = 1, max = 4_000) int nodes,
            long seed) {
        Position position = RandomPlies.fromStart(variant, plies, new Random(seed));
        int legal = LegalMoves.of(position).size();
        if (legal == 0) {
            return;
        }
        SearchResult result =
                search(position, SearchLimits.NONE.withNodes(nodes).withMultiPv(multiPv));
        List<SearchLine> ranks = lastRanks();
        assertTrue(ranks.size() == Math.min(multiPv, legal) || result.depth() == 0, ranks::toString);
        assertEquals(result.bestMove(), ranks.get(0).moves().get(0), "the first rank is the move played");
        assertEquals(result.score(), ranks.get(0).score());
        assertEquals(
                ranks.size(),
                firstMoves(ranks).stream().distinct().count(),
                () -> "each move once: " + firstMoves(ranks));
        for (int i = 0; i < ranks.size(); i++) {
            SearchLine line = ranks.get(i);
            assertEquals(i + 1, line.rank());
            assertEquals(result.nodes(), line.nodes(), "the nodes of the whole search");
            assertTrue(i == 0 || line.score() <= ranks.get(i - 1).score(), () -> "by score: " + ranks);
            assertPlayable(position, line);
        }
    }

    private static void assertPlayable(Position position, SearchLine line) {
        Position after = position.copy();
        for (int move : line.moves()) {
            assertTrue(LegalMoves.contains(after, move), () -> CoordinateMove.format(move) + " in " + line);
            after.make(move);
        }
    }

    /** The second best move of the last complete iteration is best in the one in which the search ends. */
    @Test
    void aNewBestMoveGivesItsFormerRankToAnother() {
        Position position = Position.start(Variant.CRAZYHOUSE);
        Stream.of("e2e4 b8c6 b1c3 e7e6 e4e5 f8b4 d1g4 g7g6 f1b5 f7f5 g4c4 d8e7 a2a3 e7c5 a3b4 c5e5 g1e2".split(" "))
                .forEach(move -> position.make(CoordinateMove.parse(position, move)));
        for (int nodes = 1_000; nodes <= 20_000; nodes += 1_000) {
            search(position, SearchLimits.NONE.withNodes(nodes).withMultiPv(3));
            assertEquals(
                    3,
                    firstMoves(lastRanks()).stream().distinct().count(),
                    () -> firstMoves(lastRanks()).toString());
        }
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void theOnlyLineIsToldWithTheNodesOfTheWholeSearchToo(Variant variant) {
        search(Position.start(variant), SearchLimits.NONE.withNodes(5_000));
        assertEquals(5_000, lines.last(1).get(0).nodes());
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void theRanksReportTheNodesOfAllThreads(Variant variant) {
        SearchResult result = search(
                        Position.start(variant),
                        lines,
                        SearchLimits.NONE.withDepth(5).withMultiPv(2),
                        3)
                .run();
        assertEquals(
                List.of(result.nodes(), result.nodes()),
                lastRanks().stream().map(SearchLine::nodes).toList());
    }

    @Test
    void completeIterationsAreNotReportedTwice() {
        search(Position.start(Variant.CHESS), SearchLimits.NONE.withDepth(4).withMultiPv(2));
        assertEquals(
                List.of(1, 1, 2, 2, 3, 3, 4, 4),
                lines.all().stream().map(SearchLine::depth).toList());
    }

    @Test
    void ofAnAbandonedSearchNothingIsToldAtTheEnd() {
        Search[] running = new Search[1];
        SearchListener abandoning = new SearchListener() {
            @Override
            public void onLine(SearchLine line) {
                lines.onLine(line);
                if (line.depth() == 3) {
                    running[0].abandon();
                }
            }
        };
        running[0] = search(Position.start(Variant.CHESS), abandoning, SearchLimits.NONE, 1);
        running[0].run();
        assertEquals(
                List.of(1, 2, 3), lines.all().stream().map(SearchLine::depth).toList());
    }
}
