package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import parachute.rules.board.Variant;

class NodeCounterTest {
    private static SearchContext context(long nodes) {
        return TestTrees.context(SearchLimits.NONE.withNodes(nodes), SearchParameters.of(Variant.CHESS));
    }

    @Test
    void theNodesArePublishedAtTheFirstOneAndEvery256After() {
        NodeCounter counter = new NodeCounter(context(SearchLimits.NO_LIMIT), NodeCounter.MAIN_THREAD);
        for (int nodes = 1; nodes <= 600; nodes++) {
            counter.count(1);
            assertEquals(nodes, counter.nodes());
            assertEquals(nodes < 257 ? 1 : nodes < 513 ? 257 : 513, counter.total());
        }
    }

    @Test
    void theSearchIsStoppedExactlyAtItsLimit() {
        NodeCounter counter = new NodeCounter(context(11), NodeCounter.MAIN_THREAD);
        for (int nodes = 1; nodes <= 10; nodes++) {
            assertFalse(counter.count(1));
        }
        assertEquals(1, counter.untilCheck());
        assertTrue(counter.count(1));
    }

    @Test
    void aStopIsSeenAtTheNextCheck() {
        SearchContext context = context(3);
        NodeCounter counter = new NodeCounter(context, NodeCounter.MAIN_THREAD);
        assertFalse(counter.count(1));
        context.control().stop();
        assertFalse(counter.count(1));
        assertTrue(counter.count(1));
    }

    @Test
    void theLimitIsThatOfAllThreads() {
        SearchContext context = context(300);
        NodeCounter main = new NodeCounter(context, NodeCounter.MAIN_THREAD);
        NodeCounter helper = new NodeCounter(context, 1);
        assertFalse(helper.count(299));
        assertEquals(299, main.total());
        assertTrue(main.count(1));
    }
}
