package parachute.tools.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Which machine does which task. */
class DispatchTest {
    private static final long MINUTE = TimeUnit.MINUTES.toNanos(1);

    private final Member first = new SimulatedMember("first", 2, false);
    private final Member second = new SimulatedMember("second", 2, false);

    @Test
    void bothOfAPairGoToOneMachine() {
        Dispatch<Long> pairs = new Dispatch<>(Squares.numbers(6), number -> Optional.of("pair " + (number + 1) / 2));
        assertEquals(1, take(pairs, first));
        assertEquals(3, take(pairs, second), "2 is kept for the first machine");
        assertEquals(2, take(pairs, first));
        assertEquals(4, take(pairs, second));
        assertEquals(5, take(pairs, first));
        assertEquals(Optional.empty(), pairs.next(second, 0), "6 is kept for the first machine");
        assertEquals(3, pairs.giveBackAll(first));
        assertEquals(
                List.of(1L, 2L, 5L, 6L),
                List.of(take(pairs, second), take(pairs, second), take(pairs, second), take(pairs, second)).stream()
                        .sorted()
                        .toList());
    }

    @Test
    void tasksAreShortAsLongAsNoneHasTakenLong() {
        Dispatch<Long> tasks = dispatch(3);
        assertFalse(tasks.areTasksShort(), "nobody knows yet");
        tasks.finish(tasks.next(first, 0).orElseThrow(), TimeUnit.MILLISECONDS.toNanos(300));
        assertTrue(tasks.areTasksShort());
        tasks.finish(tasks.next(first, 0).orElseThrow(), TimeUnit.SECONDS.toNanos(20));
        tasks.finish(tasks.next(first, 0).orElseThrow(), TimeUnit.MILLISECONDS.toNanos(300));
        assertFalse(tasks.areTasksShort());
    }

    @Test
    void aTaskThatTakesTooLongIsGivenToAnotherMachineAndCountsOnce() {
        Dispatch<Long> tasks = dispatch(2);
        Dispatch.Lease<Long> slow = tasks.next(first, 0).orElseThrow();
        Dispatch.Lease<Long> quick = tasks.next(second, 0).orElseThrow();
        assertTrue(tasks.finish(quick, MINUTE / 2));
        assertEquals(List.of(), tasks.expire(MINUTE), "four times the longest so far are allowed");
        assertEquals(List.of(slow), tasks.expire(3 * MINUTE));
        assertEquals(Optional.empty(), tasks.next(first, 3 * MINUTE), "it is at it already");
        Dispatch.Lease<Long> again = tasks.next(second, 3 * MINUTE).orElseThrow();
        assertEquals(slow.id(), again.id());
        assertFalse(tasks.isOver());
        assertTrue(tasks.finish(slow, 4 * MINUTE), "whoever is first");
        assertFalse(tasks.finish(again, 4 * MINUTE));
        assertTrue(tasks.isOver());
    }

    @Test
    void theFirstTaskMayTakeLonger() {
        Dispatch<Long> tasks = dispatch(1);
        Dispatch.Lease<Long> lease = tasks.next(first, 0).orElseThrow();
        assertEquals(List.of(), tasks.expire(9 * MINUTE));
        assertEquals(List.of(lease), tasks.expire(11 * MINUTE));
        assertEquals(List.of(), tasks.expire(12 * MINUTE), "once is enough");
    }

    @Test
    void whatIsGivenBackComesFirst() {
        Dispatch<Long> tasks = dispatch(3);
        Dispatch.Lease<Long> lease = tasks.next(first, 0).orElseThrow();
        tasks.giveBack(lease);
        assertEquals(lease.task(), take(tasks, second));
    }

    @Test
    void withoutTasksItIsOver() {
        assertTrue(dispatch(0).isOver());
        assertFalse(dispatch(1).isOver());
    }

    private static Dispatch<Long> dispatch(long tasks) {
        return new Dispatch<>(Squares.numbers(tasks), number -> Optional.empty());
    }

    private static long take(Dispatch<Long> tasks, Member member) {
        return tasks.next(member, 0).orElseThrow().task();
    }
}
