package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import parachute.Await;
import parachute.engine.eval.Evaluator;
import parachute.engine.eval.choice.Evaluation;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;

/** A search with several threads, and its control by other threads. */
class SearchThreadsTest {
    @Test
    void threadsBeyondTheProcessorsAreNotStarted() throws InterruptedException {
        int processors = Math.max(2, Runtime.getRuntime().availableProcessors());
        CountDownLatch working = new CountDownLatch(processors);
        AtomicInteger started = new AtomicInteger();
        Search search = new Search(
                Position.start(Variant.CHESS),
                SearchLimits.NONE.withInfinite(),
                SearchListener.SILENT,
                new SearchMemory(8, 3 * processors),
                variant -> {
                    started.incrementAndGet();
                    working.countDown();
                    return position -> 0;
                },
                0);
        Thread main = new Thread(search::run);
        main.start();
        assertTrue(working.await(10, TimeUnit.SECONDS), "a thread on every processor");
        Await.until("the search stands still", () -> search.status().nodes() > 100_000);
        search.stop();
        main.join();
        assertEquals(processors, started.get());
    }

    @Test
    void anyThreadMayAskHowFarTheSearchIs() throws InterruptedException {
        Position position = Position.start(Variant.CHESS);
        Search search = infiniteSearch(position);
        assertEquals(new SearchStatus(0, 0, 0, 20, 20, Move.NONE), atTime0(search.status()));
        Thread main = new Thread(search::run);
        main.start();
        SearchStatus status = search.status();
        for (SearchStatus next = status; status.depth() < 6; next = search.status()) {
            assertTrue(next.nodes() >= status.nodes() && next.depth() >= status.depth());
            assertTrue(next.movesLeft() >= 0 && next.movesLeft() <= 20);
            assertTrue(next.depth() == 0 || LegalMoves.contains(position, next.currentMove()));
            status = next;
        }
        search.stop();
        main.join();
    }

    private static SearchStatus atTime0(SearchStatus status) {
        return new SearchStatus(
                0, status.nodes(), status.depth(), status.movesLeft(), status.movesTotal(), status.currentMove());
    }

    @Test
    void anyThreadMayAskForTheBestMoveSoFar() throws InterruptedException {
        Position position = Position.start(Variant.CHESS);
        Search search = infiniteSearch(position);
        assertTrue(LegalMoves.contains(position, search.resultSoFar().bestMove()), "even before the start");
        Search other = infiniteSearch(position);
        Thread main = new Thread(other::run);
        main.start();
        while (other.status().depth() < 6) {
            Thread.onSpinWait();
        }
        SearchResult result = other.resultSoFar();
        main.join();
        assertTrue(LegalMoves.contains(position, result.bestMove()));
        assertTrue(result.depth() >= 5 && result.nodes() > 0, result.toString());
    }

    private static Search infiniteSearch(Position position) {
        return new Search(
                position,
                SearchLimits.NONE.withInfinite(),
                SearchListener.SILENT,
                new SearchMemory(8, 1),
                Evaluation.DEFAULT,
                0);
    }

    @Test
    void aSearchThatFailsLeavesNoThreads() {
        CountDownLatch thinking = new CountDownLatch(1);
        AtomicBoolean ended = new AtomicBoolean();
        Queue<Evaluator> evaluators = new ArrayDeque<>();
        evaluators.add(position -> {
            await(thinking);
            throw new IllegalStateException("the main thread fails");
        });
        evaluators.add(position -> {
            thinking.countDown();
            pause();
            ended.set(true);
            return 0;
        });
        Search search = searchOfTwoThreads(evaluators);
        assertEquals(
                "the main thread fails",
                assertThrows(IllegalStateException.class, search::run).getMessage());
        assertTrue(ended.get(), "the helper was waited for");
    }

    @Test
    void theFailureOfAHelperIsReported() {
        Queue<Evaluator> evaluators = new ArrayDeque<>();
        CountDownLatch failing = new CountDownLatch(1);
        evaluators.add(position -> {
            await(failing);
            return 0;
        });
        evaluators.add(position -> {
            failing.countDown();
            throw new IllegalStateException("the helper fails");
        });
        Search search = searchOfTwoThreads(evaluators);
        CompletionException e = assertThrows(CompletionException.class, search::run);
        assertEquals("the helper fails", e.getCause().getMessage());
    }

    private static Search searchOfTwoThreads(Queue<Evaluator> evaluators) {
        return new Search(
                Position.start(Variant.CHESS),
                SearchLimits.NONE.withDepth(3),
                SearchListener.SILENT,
                new SearchMemory(8, 2),
                variant -> evaluators.remove(),
                0);
    }

    private static void await(CountDownLatch latch) {
        try {
            assertTrue(latch.await(10, TimeUnit.SECONDS));
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static void pause() {
        try {
            Thread.sleep(200);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
