package parachute.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.Await;
import parachute.engine.search.Score;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchResult;
import parachute.engine.strength.Strength;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MateInOne;
import parachute.rules.movegen.RandomPlies;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.tools.suite.Suite;
import parachute.tools.suite.SuitePosition;

/** The engine as a weaker player. */
class LimitedStrengthTest {
    private static final SearchLimits MINUTES = SearchLimits.NONE.withClock(300_000, 0, 0);

    private static Engine engine(int elo, long seed) {
        Engine engine = new Engine(new SplittableRandom(seed));
        engine.setHash(1);
        engine.strength().setOn(true);
        engine.strength().setStrength(new Strength(elo));
        return engine;
    }

    /** Returns the moves that an engine plays in some positions, after an action before each of them. */
    private static List<Integer> moves(Engine engine, Variant variant, SearchLimits limits, Runnable before) {
        List<Integer> moves = new ArrayList<>();
        for (int seed = 0; seed < 30; seed++) {
            engine.setPosition(RandomPlies.fromStart(variant, 8, new Random(seed)));
            before.run();
            moves.add(engine.think(limits).result().bestMove());
        }
        engine.close();
        return moves;
    }

    private static List<Integer> moves(int elo, long seed, UnaryOperator<SearchLimits> change) {
        return moves(engine(elo, seed), Variant.CRAZYHOUSE, change.apply(MINUTES), () -> {});
    }

    // ---- what makes a difference ----------------------------------------------------------------------------------

    @Test
    void theSameRandomNumbersChooseTheSameMoves() {
        assertEquals(moves(800, 1, limits -> limits), moves(800, 1, limits -> limits));
        assertNotEquals(moves(800, 1, limits -> limits), moves(800, 2, limits -> limits));
    }

    @Test
    void neitherThreadsNorTableNorEarlierSearchesMakeADifference() {
        Engine other = engine(1_600, 1);
        other.setThreads(4);
        other.setHash(8);
        List<Integer> moves = moves(other, Variant.CRAZYHOUSE, MINUTES, () -> {
            other.strength().setOn(false);
            other.think(SearchLimits.NONE.withDepth(6));
            other.strength().setOn(true);
        });
        assertEquals(moves(1_600, 1, limits -> limits), moves);
    }

    @Test
    void theTimeControlMakesNoDifference() {
        List<Integer> moves = moves(1_600, 1, limits -> limits);
        SearchLimits hours = SearchLimits.NONE.withClock(36_000_000, 60_000, 40);
        assertEquals(moves, moves(1_600, 1, limits -> hours));
        assertEquals(moves, moves(1_600, 1, limits -> SearchLimits.NONE.withDepth(60)));
    }

    @Test
    void aShortClockIsObeyed() {
        try (Engine engine = engine(Strength.MAX, 1)) {
            engine.prepare();
            engine.newGame(Variant.CRAZYHOUSE);
            long milliseconds =
                    engine.think(SearchLimits.NONE.withClock(60, 0, 0)).milliseconds();
            assertTrue(milliseconds < 1_000, milliseconds + " ms");
        }
    }

    // ---- mates in one -----------------------------------------------------------------------------------------------

    /** Returns positions in which a mate threatens: after the first moves of every fourth mate of the suite. */
    private static List<Position> defences() {
        List<Position> positions = new ArrayList<>();
        List<SuitePosition> suite = Suite.MATES.load();
        for (int i = 0; i < suite.size(); i += 4) {
            for (int move : suite.get(i).best()) {
                Position position = suite.get(i).position().copy();
                position.make(move);
                positions.add(position);
            }
        }
        return positions;
    }

    @ParameterizedTest
    @ValueSource(ints = {Strength.MIN, 1_500})
    void aMateInOneIsNeverAllowedWhereItCanBeAvoided(int elo) {
        int avoided = 0;
        try (Engine engine = engine(elo, 1)) {
            for (Position position : defences()) {
                List<Integer> safe = LegalMoves.of(position).toList().stream()
                        .filter(move -> !MateInOne.isAllowedBy(position, move))
                        .toList();
                engine.setPosition(position);
                int move = engine.think(MINUTES).result().bestMove();
                assertTrue(safe.isEmpty() || safe.contains(move), Fen.format(position));
                if (!safe.isEmpty() && safe.size() < LegalMoves.of(position).size()) {
                    avoided++;
                }
            }
        }
        assertTrue(avoided > 30, "positions in which some moves allow mate and others do not: " + avoided);
    }

    @Test
    void aMateInOneIsPlayed() {
        try (Engine engine = engine(Strength.MIN, 1)) {
            engine.setPosition(Fen.parse("6rk/6pp/8/8/8/8/QQQ5/QQ2K3[N] w - - 0 1", Variant.CRAZYHOUSE));
            List<Integer> mates = MateInOne.moves(engine.position());
            for (int i = 0; i < 20; i++) {
                assertTrue(mates.contains(engine.think(MINUTES).result().bestMove()));
            }
        }
    }

    @Test
    void whereEveryMoveAllowsMateOneIsPlayedAllTheSame() {
        try (Engine engine = engine(Strength.MIN, 1)) {
            engine.setPosition(Fen.parse("k7/8/1K6/8/8/8/8/6QR b - - 0 1", Variant.CHESS));
            assertEquals(
                    "a8b8", CoordinateMove.format(engine.think(MINUTES).result().bestMove()));
        }
    }

    // ---- what is limited --------------------------------------------------------------------------------------------

    private static SearchResult think(Engine engine, SearchLimits limits) {
        return engine.think(limits).result();
    }

    @Test
    void aSearchForAMoveIsShort() {
        try (Engine engine = engine(Strength.MIN, 1)) {
            assertTrue(think(engine, MINUTES).nodes() < 5_000);
            assertTrue(think(engine, SearchLimits.NONE.withDepth(30)).nodes() < 5_000);
            assertTrue(think(engine, SearchLimits.NONE.withNodes(1_000_000)).nodes() < 5_000);
            assertTrue(think(engine, SearchLimits.NONE.withMoveTime(600_000)).nodes() < 5_000);
        }
    }

    @Test
    void otherLimitsHoldAsWell() {
        try (Engine engine = engine(Strength.MAX, 1)) {
            assertEquals(2, think(engine, SearchLimits.NONE.withDepth(2)).depth());
            assertTrue(think(engine, SearchLimits.NONE.withNodes(500)).nodes() <= 500);
        }
    }

    @Test
    void onlyTheMovesAskedForArePlayed() {
        try (Engine engine = engine(Strength.MIN, 1)) {
            List<Integer> allowed = List.of(CoordinateMove.parse("a2a3"), CoordinateMove.parse("h2h3"));
            SearchLimits limits = SearchLimits.NONE.withRootMoves(allowed);
            List<Integer> played = IntStream.range(0, 40)
                    .map(i -> think(engine, limits).bestMove())
                    .distinct()
                    .boxed()
                    .toList();
            assertTrue(allowed.containsAll(played) && played.size() == 2, played.toString());
        }
    }

    @Test
    void analysisIsNotLimited() throws InterruptedException {
        try (Engine engine = engine(Strength.MIN, 1)) {
            CompletableFuture<TimedResult> end = engine.start(SearchLimits.NONE.withInfinite(), SearchListener.SILENT);
            Await.until("depth 8 is not reached", () -> engine.status().depth() >= 8);
            engine.stop();
            assertTrue(end.orTimeout(20, TimeUnit.SECONDS).join().result().depth() >= 7);
        }
    }

    @Test
    void aSearchForAMateIsNotLimited() {
        try (Engine engine = engine(Strength.MIN, 1)) {
            engine.setPosition(Fen.parse("7k/8/8/8/8/8/1R6/R3K3 w - - 0 1", Variant.CHESS));
            SearchLimits limits = SearchLimits.NONE.withMate(3).withDepth(20);
            assertEquals(2, Score.mateInMoves(think(engine, limits).score()));
        }
    }

    @Test
    void aPonderedMoveIsPlayedAfterTheHit() throws InterruptedException {
        try (Engine engine = engine(Strength.MIN, 1)) {
            CompletableFuture<TimedResult> end =
                    engine.start(SearchLimits.NONE.withClock(10_000, 0, 0).withPonder(), SearchListener.SILENT);
            Thread.sleep(100);
            assertFalse(end.isDone());
            engine.ponderHit();
            assertTrue(end.orTimeout(20, TimeUnit.SECONDS).join().result().nodes() < 5_000);
        }
    }

    // ---- what is told -----------------------------------------------------------------------------------------------

    @ParameterizedTest
    @EnumSource
    void theLastLineThatIsToldBeginsWithTheMove(Variant variant) {
        List<SearchLine> lines = new ArrayList<>();
        SearchListener listener = new SearchListener() {
            @Override
            public void onLine(SearchLine line) {
                lines.add(line);
            }
        };
        try (Engine engine = engine(Strength.MIN, 1)) {
            engine.newGame(variant);
            for (int i = 0; i < 10; i++) {
                SearchResult result = engine.think(MINUTES, listener).result();
                SearchLine last = lines.get(lines.size() - 1);
                assertEquals(result.bestMove(), last.moves().get(0));
                assertEquals(result.score(), last.score());
                assertEquals(1, last.rank());
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void ofSeveralLinesTheFirstBeginsWithTheMoveAndNoMoveIsToldTwice(Variant variant) {
        List<SearchLine> lines = new ArrayList<>();
        SearchListener listener = new SearchListener() {
            @Override
            public void onLine(SearchLine line) {
                lines.add(line);
            }
        };
        SearchLimits threeLines = SearchLimits.NONE.withClock(300_000, 0, 0).withMultiPv(3);
        try (Engine engine = engine(Strength.MIN, 1)) {
            engine.newGame(variant);
            for (int i = 0; i < 10; i++) {
                SearchResult result = engine.think(threeLines, listener).result();
                List<SearchLine> last = lines.subList(lines.size() - 3, lines.size());
                assertEquals(
                        List.of(1, 2, 3), last.stream().map(SearchLine::rank).toList());
                assertEquals(result.bestMove(), last.get(0).moves().get(0));
                assertEquals(
                        3,
                        last.stream()
                                .map(line -> line.moves().get(0))
                                .distinct()
                                .count());
            }
        }
    }

    @Test
    void withoutALegalMoveThereIsNoBestMove() {
        try (Engine engine = engine(Strength.MIN, 1)) {
            engine.setPosition(Fen.parse("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Variant.CHESS));
            assertEquals(Move.NONE, think(engine, MINUTES).bestMove());
        }
    }
}
