package parachute.tools.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Searches on threads of their own. */
@Timeout(60)
class PositionSearchesTest {
    @Test
    void theResultsComeInTheOrderOfThePositions() throws Exception {
        CountDownLatch second = new CountDownLatch(1);
        List<String> results = new ArrayList<>();
        PositionSearches.runAll(
                List.of(1, 2, 3),
                2,
                position -> {
                    if (position == 1) {
                        await(second);
                    } else {
                        second.countDown();
                    }
                    return 10 * position;
                },
                (position, result) -> results.add(position + ": " + result));
        assertEquals(List.of("1: 10", "2: 20", "3: 30"), results);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aFailureNamesWhatWasSearched() {
        RuntimeException cause = new IllegalArgumentException("no king");
        IllegalStateException failure = assertThrows(
                IllegalStateException.class,
                () -> PositionSearches.run(
                        "game 7",
                        () -> {
                            throw cause;
                        },
                        () -> {}));
        assertEquals("game 7 could not be searched", failure.getMessage());
        assertSame(cause, failure.getCause());
        IllegalStateException other = assertThrows(
                IllegalStateException.class,
                () -> PositionSearches.runAll(
                        List.of(1),
                        1,
                        position -> {
                            throw cause;
                        },
                        (position, result) -> {}));
        assertSame(cause, other.getCause());
    }

    /** The search only ends because it is stopped. */
    @Test
    void anInterruptionStopsTheSearch() {
        CountDownLatch stopped = new CountDownLatch(1);
        Thread.currentThread().interrupt();
        assertThrows(
                InterruptedException.class,
                () -> PositionSearches.run(
                        "a position",
                        () -> {
                            stopped.await();
                            return 1;
                        },
                        stopped::countDown));
        assertEquals(0, stopped.getCount());
    }
}
