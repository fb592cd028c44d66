package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.rules.board.Variant;

class NodeCounterTest {
    private final SearchLimits limits = SearchLimits.builder().build();
    private final SearchControl control = new SearchControl(
            limits, new TimeManager(limits, 0, SearchParameters.of(Variant.CHESS)), System.nanoTime());
    private final List<Long> checks = new ArrayList<>();

    private NodeCounter counter(long nodesLeft) {
        return new NodeCounter(control, nodes -> {
            checks.add(nodes);
            return nodesLeft;
        });
    }

    @Test
    void theCheckpointIsCalledAtTheFirstNodeAndEvery256After() {
        NodeCounter counter = counter(Long.MAX_VALUE);
        for (int i = 0; i < 600; i++) {
            counter.count(1);
        }
        assertEquals(600, counter.nodes());
        assertEquals(List.of(1L, 257L, 513L), checks);
    }

    @Test
    void closeToTheLimitTheCheckpointIsCalledAtIt() {
        NodeCounter counter = counter(10);
        for (int i = 0; i < 11; i++) {
            counter.count(1);
        }
        assertEquals(List.of(1L, 11L), checks);
    }

    @Test
    void aStopIsSeenAtTheNextCheckpoint() {
        NodeCounter counter = counter(2);
        assertFalse(counter.count(1));
        control.stop();
        assertFalse(counter.count(1));
        assertTrue(counter.count(1));
    }
}
