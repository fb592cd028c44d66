package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.eval.choice.Evaluation;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

class SearchTest {
    private static final String MIDDLEGAME =
            "r2q1rk1/pp3ppp/2n1bn2/3pN3/3P1B2/2NB4/PP3PPP/R2Q1RK1[QRBNPqrbnp] w - - 0 15";

    private final SearchLines lines = new SearchLines();

    private SearchResult search(Position position, SearchLimits limits, int threads) {
        return new Search(position, limits, lines, new SearchMemory(8, threads), Evaluation.DEFAULT, 0).run();
    }

    private SearchResult search(Position position, SearchLimits limits) {
        return search(position, limits, 1);
    }

    private static SearchLimits depth(int plies) {
        return SearchLimits.NONE.withDepth(plies);
    }

    @ParameterizedTest
    @CsvSource({
        "back-rank mate,               CHESS,      6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1,                        1, a1a8",
        "two rooks mate in two,        CHESS,      7k/8/8/8/8/8/1R6/R6K w - - 0 1,                            2, ''",
        "a dropped knight smothers,    CRAZYHOUSE, 6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1,                         1, N@f7",
        "a dropped queen leads to mate, CRAZYHOUSE, r3k2r/ppp2ppp/8/5Q2/8/8/8/K7[PQ] w - - 0 1,               2, ''",
        "a pawn drop mates,            CRAZYHOUSE, 6bk/7p/7B/7N/8/8/8/K7[P] w - - 0 1,                             1, ''"
    })
    void findsForcedMate(String what, Variant variant, String fen, int moves, String best) {
        Position position = Fen.parse(fen, variant);
        SearchResult result = search(position, depth(2 * moves + 2));
        assertEquals(moves, Score.mateInMoves(result.score()), what);
        if (!best.isEmpty()) {
            assertEquals(best, CoordinateMove.format(result.bestMove()), what);
        }
    }

    @Test
    void knowsThatItIsBeingMated() {
        SearchResult result = search(Fen.parse("7k/R7/2p5/8/8/8/8/1R4K1 b - - 0 1", Variant.CHESS), depth(6));
        assertEquals(-1, Score.mateInMoves(result.score()));
    }

    @Test
    void aCheckThatADropParriesIsNotMate() {
        SearchResult result = search(Fen.parse("k6R/8/1K6/8/8/8/8/8[n] b - - 0 1", Variant.CRAZYHOUSE), depth(1));
        assertTrue(Move.isDrop(result.bestMove()));
    }

    @Test
    void takesPerpetualCheckWhenBehind() {
        // Black threatens mate on g2 and is far ahead; White has a perpetual check on e8 and h5.
        Position position = Fen.parse("6k1/6p1/8/8/8/7q/1r4r1/4Q2K w - - 0 1", Variant.CHESS);
        assertEquals(Score.DRAW, search(position, depth(8)).score());
    }

    @Test
    void finishedPositionsHaveNoMove() {
        assertEquals(
                Move.NONE,
                search(Fen.parse("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", Variant.CHESS), depth(3))
                        .bestMove());
        assertEquals(
                Move.NONE,
                search(Fen.parse("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Variant.CHESS), depth(3))
                        .bestMove());
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void sameSearchVisitsSameNodes(Variant variant) {
        long first = search(Position.start(variant), depth(8)).nodes();
        long second = search(Position.start(variant), depth(8)).nodes();
        assertEquals(first, second);
    }

    /** A thread searches on a single position: it takes back all its moves, wherever the search is stopped. */
    @ParameterizedTest
    @CsvSource({
        "CHESS,      1000000",
        "CHESS,      777",
        "CRAZYHOUSE, 1000000",
        "CRAZYHOUSE, 777",
        "CRAZYHOUSE, 1234",
    })
    void everyMoveIsTakenBack(Variant variant, long nodes) {
        Position position = Fen.parse(MIDDLEGAME.replaceAll(variant.hasDrops() ? "~" : "\\[.*]", ""), variant);
        String fen = Fen.format(position);
        long key = position.key();
        SearchContext context = TestTrees.context(SearchLimits.NONE.withNodes(nodes), SearchParameters.of(variant));
        NodeCounter counter = new NodeCounter(context, NodeCounter.MAIN_THREAD);
        ThreadMemory memory = new ThreadMemory(1_000);
        Tree tree = new Tree(context, position, memory.evaluator(Evaluation.DEFAULT, variant), memory, counter);
        RootSearch root = new RootSearch(context, tree, new RootReports(context, counter, tree, SearchListener.SILENT));
        for (int iteration = 1; iteration <= 6; iteration++) {
            root.search(iteration);
            assertEquals(fen, Fen.format(position));
            assertEquals(key, position.key());
            assertEquals(0, position.repetitions());
        }
        assertEquals(nodes < tree.nodes() + 1, context.control().isStopped());
    }

    @Test
    void nodeLimitIsExact() {
        assertEquals(
                12_345,
                search(Position.start(Variant.CHESS), SearchLimits.NONE.withNodes(12_345))
                        .nodes());
    }

    /** The limit of nodes, in contrast, ends a search anywhere. */
    @ParameterizedTest
    @EnumSource(Variant.class)
    void theSoftLimitOfNodesLetsTheIterationEnd(Variant variant) {
        SearchResult result = search(
                Position.start(variant), SearchLimits.NONE.withSoftNodes(5_000).withNodes(1_000_000));
        assertTrue(result.nodes() >= 5_000 && result.nodes() < 1_000_000, result::toString);
        assertEquals(result, search(Position.start(variant), depth(result.depth())));
        assertTrue(search(Position.start(variant), depth(result.depth() - 1)).nodes() < 5_000);
    }

    @Test
    void theLimitOfNodesHoldsWithinTheIterationThatReachesTheSoftOne() {
        SearchLimits limits = SearchLimits.NONE.withSoftNodes(5_000).withNodes(5_001);
        assertEquals(5_001, search(Position.start(Variant.CRAZYHOUSE), limits).nodes());
    }

    @Test
    void moveTimeIsKept() {
        long start = System.nanoTime();
        search(Fen.parse(MIDDLEGAME, Variant.CRAZYHOUSE), SearchLimits.NONE.withMoveTime(300));
        long milliseconds = (System.nanoTime() - start) / 1_000_000;
        assertTrue(milliseconds >= 250 && milliseconds < 600, milliseconds + " ms");
    }

    /** Clients that do not claim a win on time continue with an empty clock. */
    @ParameterizedTest
    @ValueSource(longs = {-100, 0, 1, 31})
    void evenWithoutTimeNoMateOnTheBoardIsMissed(long clock) {
        Position position =
                Fen.parse("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", Variant.CHESS);
        SearchLimits limits = SearchLimits.NONE.withClock(clock, 100, 0);
        SearchResult result = new Search(position, limits, lines, new SearchMemory(1, 1), Evaluation.DEFAULT, 30).run();
        assertEquals("h5f7", CoordinateMove.format(result.bestMove()));
    }

    @Test
    void timeCanBeCountedInNodes() {
        SearchLimits limits = SearchLimits.NONE.withMoveTime(1_000).withNodesPerSecond(20_000);
        long nodes = search(Position.start(Variant.CHESS), limits).nodes();
        assertTrue(nodes >= 19_000 && nodes <= 20_300, nodes + " nodes");
    }

    @Test
    void onlyTheChosenRootMovesAreSearched() {
        int second = Move.of(0x14, 0x24);
        SearchResult result =
                search(Position.start(Variant.CHESS), depth(5).withRootMoves(List.of(Move.of(0x10, 0x20), second)));
        assertTrue(List.of(Move.of(0x10, 0x20), second).contains(result.bestMove()));
    }

    @Test
    void severalLinesComeBestFirstAndDiffer() {
        search(Fen.parse(MIDDLEGAME, Variant.CRAZYHOUSE), depth(5).withMultiPv(3));
        List<SearchLine> last = lines.last(3);
        for (int i = 0; i < 3; i++) {
            assertEquals(i + 1, last.get(i).rank());
        }
        assertTrue(last.get(0).score() >= last.get(1).score()
                && last.get(1).score() >= last.get(2).score());
        assertEquals(
                3, last.stream().map(line -> line.moves().get(0)).distinct().count());
    }

    @Test
    void everyLineIsPlayable() {
        search(Fen.parse(MIDDLEGAME, Variant.CRAZYHOUSE), depth(7));
        for (SearchLine line : lines.all()) {
            Position position = Fen.parse(MIDDLEGAME, Variant.CRAZYHOUSE);
            for (int move : line.moves()) {
                assertTrue(LegalMoves.contains(position, move), () -> CoordinateMove.format(move) + " in " + line);
                position.make(move);
            }
        }
    }

    @Test
    void lastLineBeginsWithTheMovePlayed() {
        SearchResult result = search(Fen.parse(MIDDLEGAME, Variant.CRAZYHOUSE), SearchLimits.NONE.withNodes(50_000));
        assertEquals(result.bestMove(), lines.lastMoves().get(0));
    }

    @Test
    void aForcedMoveIsPlayedAtOnce() {
        long start = System.nanoTime();
        search(Fen.parse("R6k/6pp/8/8/8/8/3r4/6K1 b - - 0 1", Variant.CHESS), SearchLimits.NONE.withMoveTime(10_000));
        assertTrue(System.nanoTime() - start < 2_000_000_000L);
    }

    @Test
    void severalThreadsAgreeOnAMate() {
        Position position = Fen.parse("r3k2r/ppp2ppp/8/5Q2/8/8/8/K7[PQ] w - - 0 1", Variant.CRAZYHOUSE);
        assertEquals(2, Score.mateInMoves(search(position, depth(8), 3).score()));
    }

    @Test
    void theArraysOfEachPlyAreKeptFromSearchToSearch() {
        SearchMemory memory = new SearchMemory(8, 1);
        Position position = Position.start(Variant.CHESS);
        SearchLimits limits = depth(6);
        new Search(position, limits, lines, memory, Evaluation.DEFAULT, 0).run();
        MoveBuffers buffers = memory.thread(0).buffers(3);
        assertTrue(
                IntStream.range(1, 6)
                        .anyMatch(ply -> memory.thread(0).buffers(ply).moves.size() > 0),
                "the search has used them");
        memory.clear();
        SearchResult again = new Search(position, limits, lines, memory, Evaluation.DEFAULT, 0).run();
        assertSame(buffers, memory.thread(0).buffers(3));
        assertEquals(search(position, depth(6)).nodes(), again.nodes(), "what they held makes no difference");
    }

    @Test
    void aSearchByNodesReportsTheSameHoweverSlowTheMachine() {
        SearchLines slow = new SearchLines();
        SearchListener slowly = new SearchListener() {
            @Override
            public void onLine(SearchLine line) {
                slow.onLine(line);
                LockSupport.parkNanos(line.depth() == 1 ? TimeUnit.SECONDS.toNanos(1) : 0);
            }
        };
        for (SearchListener listener : List.of(lines, slowly)) {
            Position position = Fen.parse(MIDDLEGAME, Variant.CRAZYHOUSE);
            SearchLimits limits = SearchLimits.NONE.withNodes(60_000);
            new Search(position, limits, listener, new SearchMemory(8, 1), Evaluation.DEFAULT, 0).run();
        }
        assertEquals(untimed(lines), untimed(slow));
    }

    /** Returns lines without time and speed. */
    private static List<String> untimed(SearchLines lines) {
        return lines.all().stream()
                .map(line -> line.depth() + " " + line.score() + " " + line.bound() + " " + line.nodes() + " "
                        + line.moves())
                .toList();
    }
}
