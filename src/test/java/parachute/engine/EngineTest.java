package parachute.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchResult;
import parachute.rules.board.Move;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.Fen;

class EngineTest {
    private static final int SECONDS = 20;
    private static final int E2E4 = Move.of(0x14, 0x34);

    private final Engine engine = new Engine();
    private final BlockingQueue<SearchResult> results = new LinkedBlockingQueue<>();
    private final AtomicInteger lines = new AtomicInteger();

    private final SearchListener listener = new SearchListener() {
        @Override
        public void onLine(SearchLine line) {
            lines.incrementAndGet();
        }

        @Override
        public void onFinished(SearchResult result) {
            results.add(result);
        }
    };

    @AfterEach
    void close() {
        engine.close();
    }

    private SearchResult await() throws InterruptedException {
        SearchResult result = results.poll(SECONDS, TimeUnit.SECONDS);
        assertNotEquals(null, result, "the search did not end");
        return result;
    }

    @Test
    void searchesInTheBackgroundAndReportsItsEndOnce() throws InterruptedException {
        engine.start(SearchLimits.builder().depth(5).build(), listener);
        assertNotEquals(Move.NONE, await().bestMove());
        assertFalse(engine.isSearching());
        assertTrue(lines.get() >= 5);
        assertEquals(null, results.poll(50, TimeUnit.MILLISECONDS));
    }

    @Test
    void infiniteSearchEndsOnlyWhenStopped() throws InterruptedException {
        engine.setPosition(Fen.parse("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", Variant.CHESS));
        engine.start(SearchLimits.builder().depth(4).infinite(true).build(), listener);
        assertEquals(null, results.poll(300, TimeUnit.MILLISECONDS));
        assertTrue(engine.isSearching());
        engine.stop();
        await();
    }

    @Test
    void abandonedSearchFallsSilent() throws InterruptedException {
        engine.start(SearchLimits.builder().infinite(true).build(), listener);
        engine.abandon();
        int before = lines.get();
        assertEquals(null, results.poll(100, TimeUnit.MILLISECONDS));
        assertEquals(before, lines.get());
        assertFalse(engine.isSearching());
    }

    @Test
    void ponderingTakesNoTimeBeforeTheHit() throws InterruptedException {
        engine.start(SearchLimits.builder().moveTime(100).ponder(true).build(), listener);
        assertEquals(null, results.poll(400, TimeUnit.MILLISECONDS));
        engine.ponderHit();
        await();
    }

    @Test
    void whatIsSettledWhilePonderingIsPlayedAtTheHit() throws InterruptedException {
        engine.start(SearchLimits.builder().clock(20_000, 0, 0).ponder(true).build(), listener);
        assertEquals(null, results.poll(2_500, TimeUnit.MILLISECONDS));
        long hit = System.nanoTime();
        engine.ponderHit();
        await();
        long waited = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - hit);
        assertTrue(waited < 200, waited + " ms");
    }

    @Test
    void withItsNodesSpentAPonderingSearchWaitsForTheHit() throws InterruptedException {
        engine.start(SearchLimits.builder().nodes(1_000).ponder(true).build(), listener);
        assertEquals(null, results.poll(300, TimeUnit.MILLISECONDS));
        assertEquals(1_000, engine.status().nodes());
        engine.ponderHit();
        assertEquals(1_000, await().nodes());
    }

    @Test
    void theClockStandsStillDuringAPause() throws InterruptedException {
        engine.start(SearchLimits.builder().infinite(true).build(), listener);
        engine.pause();
        long before = engine.status().milliseconds();
        Thread.sleep(50);
        assertTrue(engine.status().milliseconds() - before < 5);
        engine.resume();
        assertTrue(engine.status().milliseconds() - before < 40);
    }

    @Test
    void pausedSearchStandsStill() throws InterruptedException {
        engine.start(SearchLimits.builder().moveTime(600).build(), listener);
        engine.pause();
        Thread.sleep(100); // the search notices at its next look at the clock
        long nodes = engine.status().nodes();
        assertEquals(null, results.poll(1_000, TimeUnit.MILLISECONDS));
        assertEquals(nodes, engine.status().nodes());
        engine.resume();
        await();
    }

    @Test
    void stoppingAPausedSearchEndsIt() throws InterruptedException {
        engine.start(SearchLimits.builder().infinite(true).build(), listener);
        engine.pause();
        engine.stop();
        await();
    }

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
    void absurdOptionsAreClamped() throws InterruptedException {
        engine.setHash(1_000_000_000_000L);
        engine.setHash(-5);
        engine.setThreads(100_000);
        engine.setThreads(0);
        engine.setMoveOverhead(-1);
        engine.start(SearchLimits.builder().depth(3).build(), listener);
        await();
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
        assertTrue(warnings.get(0).startsWith("Threads is " + (processors + 1) + ", processors are " + processors));
    }

    @Test
    void hashAndThreadsMayChangeBetweenSearches() throws InterruptedException {
        for (int threads = 1; threads <= 3; threads++) {
            engine.setThreads(threads);
            engine.setHash(threads);
            engine.start(SearchLimits.builder().depth(6).build(), listener);
            await();
        }
    }

    @Test
    void finishedGamesAreKnown() {
        engine.setPosition(Fen.parse("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", Variant.CHESS));
        assertEquals(Outcome.WHITE_MATES, engine.outcome());
    }
}
