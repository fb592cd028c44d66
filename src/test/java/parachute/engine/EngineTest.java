package parachute.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import parachute.Await;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.network.SmallNetwork;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.rules.board.Move;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

class EngineTest {
    private static final int SECONDS = 20;

    /** Milliseconds of a pause of the search. */
    private static final int PAUSE = 400;

    /** Milliseconds that a busy machine may take from one command to the next. */
    private static final int DELAY = 2_000;

    private static final int E2E4 = Move.of(0x14, 0x34);

    private final Engine engine = new Engine();
    private final AtomicInteger lines = new AtomicInteger();

    private final SearchListener listener = new SearchListener() {
        @Override
        public void onLine(SearchLine line) {
            lines.incrementAndGet();
        }
    };

    @AfterEach
    void close() {
        engine.close();
    }

    private CompletableFuture<TimedResult> start(SearchLimits limits) {
        return engine.start(limits, listener);
    }

    private static TimedResult await(CompletableFuture<TimedResult> end) {
        return end.orTimeout(SECONDS, TimeUnit.SECONDS).join();
    }

    private static void assertStillRunsAfter(long milliseconds, CompletableFuture<TimedResult> end)
            throws InterruptedException {
        Thread.sleep(milliseconds);
        assertFalse(end.isDone());
    }

    @Test
    void searchesInTheBackgroundAndReportsItsEnd() {
        CompletableFuture<TimedResult> end = start(SearchLimits.NONE.withDepth(5));
        assertNotEquals(Move.NONE, await(end).result().bestMove());
        assertFalse(engine.isSearching());
        assertTrue(lines.get() >= 5);
    }

    @Test
    void thinkingWaitsForTheEnd() {
        TimedResult end = engine.think(SearchLimits.NONE.withDepth(5));
        assertEquals(5, end.result().depth());
        assertFalse(engine.isSearching());
    }

    @Test
    void anInterruptedThreadAbandonsItsSearch() {
        Thread.currentThread().interrupt();
        SearchLimits limits = SearchLimits.NONE.withInfinite();
        assertThrows(CancellationException.class, () -> engine.think(limits));
        assertTrue(Thread.interrupted(), "the interruption is passed on");
        assertFalse(engine.isSearching());
    }

    @Test
    void aListenerMayStopTheSearch() {
        SearchListener stopAtFirstLine = new SearchListener() {
            @Override
            public void onLine(SearchLine line) {
                engine.stop();
            }
        };
        SearchLimits limits = SearchLimits.NONE.withInfinite();
        assertNotEquals(
                Move.NONE, engine.think(limits, stopAtFirstLine).result().bestMove());
    }

    @Test
    void aSearchThatIsStoppedAtOnceCompletesItsFirstIteration() {
        engine.setPosition(Fen.parse("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", Variant.CHESS));
        CompletableFuture<TimedResult> end = start(SearchLimits.NONE.withInfinite());
        engine.stop();
        assertEquals("a1a8", CoordinateMove.format(await(end).result().bestMove()), "the mate in one");
    }

    @Test
    void infiniteSearchEndsOnlyWhenStopped() throws InterruptedException {
        engine.setPosition(Fen.parse("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", Variant.CHESS));
        CompletableFuture<TimedResult> end =
                start(SearchLimits.NONE.withDepth(4).withInfinite());
        assertStillRunsAfter(300, end);
        assertTrue(engine.isSearching());
        engine.stop();
        await(end);
    }

    @Test
    void abandonedSearchHasNoResultAndReportsNothingMore() throws InterruptedException {
        CompletableFuture<TimedResult> end = start(SearchLimits.NONE.withInfinite());
        engine.abandon();
        int before = lines.get();
        assertTrue(end.isCancelled());
        assertFalse(engine.isSearching());
        engine.think(SearchLimits.NONE.withDepth(3), SearchListener.SILENT);
        assertEquals(before, lines.get());
    }

    @Test
    void theTimeSpentIsThatOfTheSearch() {
        long start = System.nanoTime();
        TimedResult end = engine.think(SearchLimits.NONE.withMoveTime(300));
        long max = millisecondsSince(start);
        long min = 300 - Engine.DEFAULT_MOVE_OVERHEAD - 20; // the search checks its clock every few milliseconds
        assertTrue(end.milliseconds() >= min && end.milliseconds() <= max, end.milliseconds() + " of " + max + " ms");
    }

    /** Returns the milliseconds since a time, rounded up. */
    private static long millisecondsSince(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos) + 1;
    }

    /**
     * Returns the depth of the second move after a first one that cost the clock half a second more than its thinking.
     */
    private int depthAfterLag(int overhead) {
        engine.setMoveOverhead(overhead);
        long clock = 3_000;
        TimedResult first = engine.think(SearchLimits.NONE.withClock(clock, 0, 0));
        engine.play(first.result().bestMove());
        engine.play(engine.think(SearchLimits.NONE.withDepth(1)).result().bestMove());
        long left = clock - first.milliseconds() - 500;
        return engine.think(SearchLimits.NONE.withClock(left, 0, 0)).result().depth();
    }

    @Test
    void lagIsMeasuredFromMoveToMove() {
        assertEquals(1, depthAfterLag(530));
    }

    @Test
    void lagDoesNotCountByDefault() {
        int depth = depthAfterLag(Engine.DEFAULT_MOVE_OVERHEAD);
        assertTrue(depth > 1, "depth " + depth);
    }

    // ---- pondering --------------------------------------------------------------------------------------------------

    @Test
    void ponderingTakesNoTimeBeforeTheHit() throws InterruptedException {
        CompletableFuture<TimedResult> end =
                start(SearchLimits.NONE.withMoveTime(50).withPonder());
        assertStillRunsAfter(300, end);
        long hit = System.nanoTime();
        engine.ponderHit();
        long spent = await(end).milliseconds();
        assertTrue(spent <= millisecondsSince(hit), spent + " ms");
    }

    @Test
    void theExpectedMoveIsPlayedInTheGameAtTheHitAndNotBefore() {
        CompletableFuture<TimedResult> end =
                engine.ponder(E2E4, SearchLimits.NONE.withDepth(3).withPonder(), listener);
        assertEquals(0, engine.position().ply());
        engine.ponderHit();
        engine.ponderHit();
        assertEquals(1, engine.position().ply());
        assertEquals(E2E4, engine.position().lastMove());
        assertTrue(LegalMoves.contains(engine.position(), await(end).result().bestMove()), "a move of Black");
    }

    @Test
    void anAbandonedPonderSearchLeavesTheGameAsItWas() {
        CompletableFuture<TimedResult> end = engine.ponder(E2E4, SearchLimits.NONE.withPonder(), listener);
        engine.abandon();
        engine.ponderHit();
        assertTrue(end.isCancelled());
        assertEquals(0, engine.position().ply());
    }

    @Test
    void ponderingNeedsLimitsThatSaySo() {
        SearchLimits limits = SearchLimits.NONE.withDepth(3);
        assertThrows(IllegalArgumentException.class, () -> engine.ponder(E2E4, limits, listener));
    }

    @Test
    void whatIsDecidedWhilePonderingIsPlayedAtTheHit() throws InterruptedException {
        CompletableFuture<TimedResult> end =
                start(SearchLimits.NONE.withClock(30_000, 0, 0).withPonder());
        assertStillRunsAfter(3_000, end);
        long hit = System.nanoTime();
        engine.ponderHit();
        await(end);
        long waited = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - hit);
        assertTrue(waited < 500, waited + " ms");
    }

    @Test
    void withItsNodesSpentAPonderingSearchWaitsForTheHit() throws InterruptedException {
        CompletableFuture<TimedResult> end =
                start(SearchLimits.NONE.withNodes(1_000).withPonder());
        Await.until("it does not search", () -> engine.status().nodes() == 1_000);
        assertStillRunsAfter(300, end);
        assertEquals(1_000, engine.status().nodes());
        engine.ponderHit();
        assertEquals(1_000, await(end).result().nodes());
    }

    // ---- pauses -----------------------------------------------------------------------------------------------------

    @Test
    void theClockStandsStillDuringAPause() throws InterruptedException {
        long start = System.nanoTime();
        CompletableFuture<TimedResult> end = start(SearchLimits.NONE.withInfinite());
        engine.pause();
        long before = engine.status().milliseconds();
        Thread.sleep(PAUSE);
        assertEquals(before, engine.status().milliseconds());
        engine.resume();
        engine.stop();
        long spent = await(end).milliseconds();
        assertTrue(spent <= millisecondsSince(start) - PAUSE, spent + " ms");
    }

    @Test
    void pausedSearchStandsStill() throws InterruptedException {
        CompletableFuture<TimedResult> end = start(SearchLimits.NONE.withMoveTime(DELAY));
        engine.pause();
        Thread.sleep(PAUSE); // the search notices when it next checks the clock
        long nodes = engine.status().nodes();
        assertStillRunsAfter(DELAY, end);
        assertEquals(nodes, engine.status().nodes());
        engine.resume();
        await(end);
    }

    @Test
    void stoppingAPausedSearchEndsIt() {
        CompletableFuture<TimedResult> end = start(SearchLimits.NONE.withInfinite());
        engine.pause();
        engine.stop();
        await(end);
    }

    // ---- game and options -------------------------------------------------------------------------------------------

    @Test
    void movesAreTakenBackToTheStartAndNoFurther() {
        engine.newGame(Variant.CRAZYHOUSE);
        engine.play(E2E4);
        assertEquals(Square.of(4, 2), engine.position().enPassantSquare());
        assertTrue(engine.undo());
        assertFalse(engine.undo());
        assertEquals(Variant.CRAZYHOUSE, engine.position().variant());
    }

    @Test
    void optionsOutOfRangeAreClamped() {
        engine.setHash(1_000_000_000_000L);
        engine.setHash(-5);
        engine.setThreads(100_000);
        engine.setThreads(0);
        engine.setMoveOverhead(-1);
        assertEquals(3, engine.think(SearchLimits.NONE.withDepth(3)).result().depth());
    }

    @Test
    void anotherEvaluationIsUsedByTheNextSearchWhichFindsNothingInTheTable() {
        long first = nodes(Evaluation.DEFAULT);
        assertNotEquals(first, nodes(Evaluation.DEFAULT.with(SmallNetwork.of(Variant.CHESS, 1))));
        assertEquals(first, nodes(Evaluation.DEFAULT));
    }

    @Test
    void theSameEvaluationAgainLeavesTheTableAsItIs() {
        long first = nodes(Evaluation.DEFAULT);
        assertTrue(nodes(new Evaluation(Map.of())) < first);
    }

    private long nodes(Evaluation evaluation) {
        engine.setEvaluation(evaluation);
        return engine.think(SearchLimits.NONE.withDepth(7)).result().nodes();
    }

    @Test
    void moreThreadsThanProcessorsAreReported() {
        List<String> warnings = new ArrayList<>();
        engine.setWarnings(warnings::add);
        int processors = Runtime.getRuntime().availableProcessors();
        engine.setThreads(processors);
        assertEquals(List.of(), warnings);
        engine.setThreads(processors + 1);
        assertEquals(1, warnings.size());
        assertTrue(warnings.get(0).matches("Threads is .*: more than processors \\(" + processors + "\\) do not help"));
    }

    @Test
    void hashAndThreadsMayChangeBetweenSearches() {
        for (int threads = 1; threads <= 3; threads++) {
            engine.setThreads(threads);
            engine.setHash(threads);
            assertEquals(
                    6, engine.think(SearchLimits.NONE.withDepth(6)).result().depth());
        }
    }

    @Test
    void finishedGamesAreKnown() {
        engine.setPosition(Fen.parse("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", Variant.CHESS));
        assertEquals(Outcome.WHITE_MATES, Outcome.of(engine.position()));
    }
}
