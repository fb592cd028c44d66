package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.eval.choice.Evaluation;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

/** Mates too long for the full-width search, and positions whose checks and captures make the search explode. */
class SearchMatesTest {
    private static final String MATE_IN_SIX = "2bk1br1/ppNpqp1p/8/1B2N3/4Q3/6n1/PPPP1KP1/R1B4R[RNPPPPPP] w - - 0 1";

    private final SearchMemory memory = new SearchMemory(8, 1);
    private final SearchLines lines = new SearchLines();

    /** The mates that were refuted, in moves. */
    private final List<Integer> refuted = new ArrayList<>();

    private SearchResult search(Position position, SearchLimits limits) {
        return new Search(position, limits, listener(), memory, Evaluation.DEFAULT, 0).run();
    }

    private SearchListener listener() {
        return new SearchListener() {
            @Override
            public void onLine(SearchLine line) {
                lines.onLine(line);
            }

            @Override
            public void onNoMate(int moves) {
                refuted.add(moves);
            }
        };
    }

    /** The search for mates of a root on its own. */
    private static final class Roots {
        final NodeCounter counter;
        final RootMates mates;

        Roots(Position position, ThreadMemory memory, SearchLimits limits) {
            SearchContext context = TestTrees.context(limits, SearchParameters.of(position.variant()));
            counter = new NodeCounter(context, NodeCounter.MAIN_THREAD);
            EvaluationCache evaluator = memory.evaluator(Evaluation.DEFAULT, position.variant());
            Tree tree = new Tree(context, position, evaluator, memory, counter);
            mates = new RootMates(context, tree, counter, memory);
            counter.count(1);
        }

        /** Returns the plies of the last mate found, each shorter than the one before; 0 if there is none. */
        int shortest(int score) {
            int plies = 0;
            while (mates.isDue(score)) {
                int[] line = mates.search(score);
                assertTrue(line.length == 0 || plies == 0 || line.length < plies);
                plies = line.length > 0 ? line.length : plies;
            }
            return plies;
        }
    }

    private static SearchLimits nodes(long nodes) {
        return SearchLimits.NONE.withNodes(nodes);
    }

    private static Position crazyhouse(String fen) {
        return Fen.parse(fen, Variant.CRAZYHOUSE);
    }

    @Test
    void aLongMateIsReportedWithAllItsMoves() {
        Position position = crazyhouse(MATE_IN_SIX);
        SearchResult result = search(position, nodes(100_000));
        assertTrue(Score.mateInMoves(result.score()) >= 6);
        List<Integer> line = lines.lastMoves();
        assertEquals(Score.MATE - result.score(), line.size());
        for (int move : line) {
            assertTrue(LegalMoves.contains(position, move));
            position.make(move);
        }
        assertTrue(position.inCheck());
        assertEquals(0, LegalMoves.of(position).size());
    }

    @Test
    void nodesSpentOnMatesCountAgainstTheLimit() {
        assertEquals(30_000, search(crazyhouse(MATE_IN_SIX), nodes(30_000)).nodes());
    }

    @Test
    void aMateThatIsNotAmongTheMovesAllowedIsNotPlayed() {
        Position position = crazyhouse(MATE_IN_SIX);
        int other = LegalMoves.of(position).get(0);
        SearchResult result = search(position, nodes(100_000).withRootMoves(List.of(other)));
        assertEquals(other, result.bestMove());
    }

    /** Without its probes the search evaluated this move as nine pawns down, and not as mate. */
    @Test
    void seesTheMateThatAMoveAllows() {
        Position position = crazyhouse("2r2r2/p1pqppkp/2pp2p1/2n3P1/2P5/2NPP2Q/P1P2PK1/1R3R2[BBNbbnp] w - - 0 1");
        int slow = CoordinateMove.parse("g2h2");
        SearchResult result = search(position, nodes(50_000).withRootMoves(List.of(slow)));
        assertTrue(Score.isMate(result.score()) && result.score() < 0, "score " + result.score());
    }

    @Test
    void aMateProvedOnceIsKnownAMoveLaterWithoutASearch() {
        Position position = crazyhouse(MATE_IN_SIX);
        SearchResult result = search(position, nodes(100_000));
        List<Integer> line = lines.lastMoves();
        position.make(line.get(0));
        position.make(line.get(1));
        Roots roots = new Roots(position, memory.thread(0), SearchLimits.NONE);
        assertEquals(Score.MATE - result.score() - 2, roots.mates.search(Score.DRAW).length);
    }

    @Test
    void theLineOfAMateIsNotReadInTheNextSearchUnlessThatProvesOne() {
        Position position = crazyhouse("7k/6pp/8/8/8/8/8/K7[RR] w - - 0 1");
        Roots first = new Roots(position, memory.thread(0), SearchLimits.NONE);
        first.counter.count(1_000_000);
        int[] line = {};
        while (line.length == 0) {
            line = first.mates.search(Score.DRAW);
        }
        position.make(line[0]);
        Roots next = new Roots(position, memory.thread(0), SearchLimits.NONE);
        assertEquals(0, next.mates.search(Score.mateIn(3)).length);
    }

    @Test
    void aMateAfterTheFiftyMovesDoesNotCount() {
        Position position = Fen.parse("8/7k/R7/8/8/1R6/7P/7K w - - 98 80", Variant.CHESS);
        assertEquals(
                "h2",
                CoordinateMove.format(search(position, nodes(20_000)).bestMove())
                        .substring(0, 2));
    }

    @Test
    void aMateThatStartsWithTheThirdRepetitionDoesNotCount() {
        Position position = Fen.parse("6k1/6p1/7p/7B/Q7/8/8/K7 w - - 0 1", Variant.CHESS);
        List<Integer> check = List.of(CoordinateMove.parse("a4e8"));
        assertEquals(
                2,
                Score.mateInMoves(
                        search(position, nodes(5_000).withRootMoves(check)).score()));
        for (String move : List.of("a4e8", "g8h7", "e8e4", "h7g8", "e4e8", "g8h7", "e8a4", "h7g8")) {
            position.make(CoordinateMove.parse(move));
        }
        assertEquals(
                Score.DRAW, search(position, nodes(5_000).withRootMoves(check)).score());
    }

    @Test
    void shorterMatesAreLookedForUntilThereIsNone() {
        Position position = crazyhouse("r3k2r/ppp2ppp/8/5Q2/8/8/8/K7[PQ] w - - 0 1");
        Roots roots = new Roots(position, new ThreadMemory(1_000), SearchLimits.NONE);
        assertFalse(roots.mates.isDue(Score.DRAW));
        roots.counter.count(1_000_000);
        assertTrue(roots.mates.isDue(Score.DRAW));
        assertEquals(3, roots.shortest(Score.DRAW));
    }

    @Test
    void matesWithQuietMovesAreLookedForWhereTheGameIsDecided() {
        Position position = Fen.parse("kn1K4/p7/P4Q2/5p2/5P2/3P4/8/8 w - - 0 1", Variant.CHESS);
        Roots roots = new Roots(position, new ThreadMemory(100_000), SearchLimits.NONE);
        roots.counter.count(1_000_000);
        assertEquals(0, roots.shortest(Score.DRAW), "no mate by checks alone");
        assertEquals(3, roots.shortest(500));
    }

    @Test
    void inTheLastEndingsMatesWithQuietMovesAreLeftToTheEvaluation() {
        Position position = Fen.parse("7k/8/5K2/8/8/8/8/6R1 w - - 0 1", Variant.CHESS);
        Roots roots = new Roots(position, new ThreadMemory(100_000), SearchLimits.NONE);
        roots.counter.count(1_000_000);
        assertEquals(0, roots.shortest(500));
    }

    @Test
    void aMateInANumberOfMovesIsFoundOrRefuted() {
        Position position = Fen.parse("8/6K1/1p1B1RB1/8/2Q5/2n1kP1N/3b4/4n3 w - - 0 1", Variant.CHESS);
        assertEquals(
                2,
                Score.mateInMoves(
                        search(position, SearchLimits.NONE.withMate(2)).score()));
        assertEquals(3, lines.lastMoves().size());
        assertEquals(List.of(), refuted);
        SearchResult none = search(position, SearchLimits.NONE.withMate(1));
        assertTrue(LegalMoves.contains(position, none.bestMove()));
        assertEquals(List.of(1), refuted);
    }

    @Test
    void aMateInANumberOfMovesStartsWithAnAllowedMove() {
        Position position = Fen.parse("7k/8/5K2/8/8/8/8/6R1 w - - 0 1", Variant.CHESS);
        List<Integer> rook = List.of(CoordinateMove.parse("g1g2"));
        search(position, SearchLimits.NONE.withMate(2).withRootMoves(rook));
        assertEquals(List.of(2), refuted);
    }

    /** In each the defender only has losing moves and would be saved by a pass. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvFileSource(resources = "zugzwang.csv", numLinesToSkip = 1)
    void zugzwang(String fen, String key, int moves) {
        Position position = Fen.parse(fen, Variant.CHESS);
        SearchParameters alone = SearchParameters.of(Variant.CHESS).with("MATE_ROOT_NODES", 0);
        SearchResult result = new Search(
                        position, nodes(30_000), lines, memory, Evaluation.DEFAULT, alone, 0, System.nanoTime())
                .run();
        assertEquals(key, CoordinateMove.format(result.bestMove()));
        assertEquals(moves, Score.mateInMoves(result.score()));
    }

    /** Each of these once took a search of two plies more than three million quiescence nodes. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "2B2k2/pPp2p2/N1p4p/3p1N2/3P4/5PP1/PP2BKP1/RN2Q2R[QRBBNPPrp] w - - 1 31",
                "r7/1PP1kpp1/2Qp4/p4Pp1/2B5/2B1P2P/1PP2P1R/R1B1KB2[QRnnnnppp] w Q - 1 33",
                "r7/1pp2p1k/P2p1ppq/8/2P1q~Pb1/2n5/PK6/8[BBNPqrrrbnnpppp] b - - 4 62",
            })
    void twoPliesAreSoonSearched(String fen) {
        assertEquals(2, search(crazyhouse(fen), nodes(200_000).withDepth(2)).depth());
    }
}
