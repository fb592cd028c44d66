package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import parachute.engine.eval.Evaluator;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.network.SmallNetwork;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/** The evaluator that a thread keeps from search to search. */
class ThreadMemoryTest {
    private final ThreadMemory memory = new ThreadMemory(1_000);

    @Test
    void theSameEvaluationKeepsItsEvaluator() {
        Evaluator first = memory.evaluator(Evaluation.DEFAULT, Variant.CHESS);
        memory.clear();
        assertSame(first, memory.evaluator(new Evaluation(Map.of()), Variant.CHESS));
    }

    @Test
    void anotherVariantOrEvaluationGetsANewEvaluator() {
        Evaluator chess = memory.evaluator(Evaluation.DEFAULT, Variant.CHESS);
        Evaluator crazyhouse = memory.evaluator(Evaluation.DEFAULT, Variant.CRAZYHOUSE);
        assertNotSame(chess, crazyhouse);
        Evaluation other = Evaluation.DEFAULT.with(SmallNetwork.of(Variant.CRAZYHOUSE, 1));
        assertNotSame(crazyhouse, memory.evaluator(other, Variant.CRAZYHOUSE));
    }

    @Test
    void eachThreadOfASearchMakesOneEvaluatorForAllSearches() {
        AtomicInteger made = new AtomicInteger();
        CountDownLatch bothMade = new CountDownLatch(2);
        Function<Variant, Evaluator> evaluators = variant -> {
            made.incrementAndGet();
            bothMade.countDown();
            return position -> {
                // The first search does not end before its second thread has started.
                await(bothMade);
                return 0;
            };
        };
        SearchMemory both = new SearchMemory(1, 2);
        for (int search = 0; search < 3; search++) {
            search(both, evaluators, 4);
        }
        assertEquals(2, made.get());
    }

    @Test
    void afterAFailedSearchTheNextOneGetsNewEvaluators() {
        AtomicInteger made = new AtomicInteger();
        Function<Variant, Evaluator> evaluators = variant -> {
            int number = made.incrementAndGet();
            return position -> {
                if (number == 1) {
                    throw new IllegalStateException("the first evaluator fails");
                }
                return 0;
            };
        };
        SearchMemory one = new SearchMemory(1, 1);
        assertThrows(IllegalStateException.class, () -> search(one, evaluators, 2));
        search(one, evaluators, 2);
        assertEquals(2, made.get());
    }

    private static void await(CountDownLatch latch) {
        try {
            assertTrue(latch.await(20, TimeUnit.SECONDS), "both threads of the search make an evaluator");
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void search(SearchMemory memory, Function<Variant, Evaluator> evaluators, int depth) {
        SearchLimits limits = SearchLimits.NONE.withDepth(depth);
        Position start = Position.start(Variant.CHESS);
        new Search(start, limits, SearchListener.SILENT, memory, evaluators, 0).run();
    }
}
