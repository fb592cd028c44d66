package parachute.tools.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import parachute.io.UserException;
import parachute.tools.progress.RecordedProgress;

/** A driver and simulated machines. */
@Timeout(60)
class ClusterTaskRunnerTest {
    private final List<String> events = new ArrayList<>();
    private final Map<Long, Long> results = new TreeMap<>();

    @Test
    void everyTaskIsDoneOnceByWhoeverIsThere() throws Exception {
        SimulatedMember fast = new SimulatedMember("fast", 3, true);
        run(new SimulatedMembership(fast), 2, 1_000);
        assertSquares(1_000);
        assertFalse(fast.tasks().isEmpty());
        assertEquals("fast takes part: 3 slots", events.get(0));
    }

    @Test
    void thisMachineAloneSuffices() throws Exception {
        run(new SimulatedMembership(), 2, 10);
        assertSquares(10);
    }

    @Test
    void aMachineThatJoinsLateWorksToo() throws Exception {
        SimulatedMembership membership = new SimulatedMembership();
        SimulatedMember late = new SimulatedMember("late", 2, true);
        ClusterTaskRunner runner = new ClusterTaskRunner(membership, "driver", 1, events::add);
        runner.run(new Squares(1), Squares.numbers(500), (task, result) -> {
            count(task, result);
            if (results.size() == 5) {
                membership.join(late);
            }
        });
        assertSquares(500);
        assertFalse(late.tasks().isEmpty());
    }

    @Test
    void whatALostMachineHadIsDoneElsewhereAndItsLateAnswersDoNotCount() throws Exception {
        SimulatedMember lost = new SimulatedMember("lost", 4, false);
        SimulatedMembership membership = new SimulatedMembership(lost);
        ClusterTaskRunner runner = new ClusterTaskRunner(membership, "driver", 1, events::add);
        runner.run(new Squares(1), Squares.numbers(100), (task, result) -> {
            count(task, result);
            if (results.size() == 20) {
                membership.leave(lost);
            } else if (results.size() == 60) {
                lost.answerAll();
            }
        });
        assertSquares(100);
        int given = lost.tasks().size();
        assertFillsSlots(4, given);
        assertTrue(
                events.contains("lost has left; its unfinished tasks are done elsewhere: " + given), events::toString);
    }

    private static void assertFillsSlots(int slots, int tasks) {
        assertTrue(
                tasks == slots || tasks == 2 * slots,
                "one for each slot, and the same number ahead if tasks are known to be short: " + tasks);
    }

    /** Returns the table that is shown on the page, with the spaces that separate the columns. */
    @Test
    void theTableOfTheMachinesHasTheOneThatIsLost() throws Exception {
        SimulatedMember lost = new SimulatedMember("lost", 4, false);
        SimulatedMembership membership = new SimulatedMembership(lost);
        RecordedProgress progress = new RecordedProgress();
        ClusterTaskRunner runner = new ClusterTaskRunner(membership, "driver", 2, progress);
        runner.run(new Squares(1), Squares.numbers(100), (task, result) -> {
            count(task, result);
            if (results.size() == 20) {
                membership.leave(lost);
            }
        });
        assertEquals(
                List.of(
                        List.of("driver", "2", "0", "100", "0", "takes part"),
                        List.of("lost", "4", "0", "0", "0", "left")),
                progress.table("Machines").stream()
                        .map(row ->
                                row.stream().filter(cell -> !cell.contains(".")).toList())
                        .toList());
    }

    @Test
    void aMachineThatFailsTakesNoPartAnyMore() throws Exception {
        SimulatedMember broken = new SimulatedMember("broken", 2, false);
        ClusterTaskRunner runner = new ClusterTaskRunner(new SimulatedMembership(broken), "driver", 1, events::add);
        runner.run(new Squares(1), Squares.numbers(50), (task, result) -> {
            count(task, result);
            if (results.size() == 10) {
                broken.failAll(new UserException("no such engine"));
            }
        });
        assertSquares(50);
        int given = broken.tasks().size();
        assertFillsSlots(2, given);
        assertTrue(
                events.contains("broken does not take part any more: no such engine; its unfinished tasks are done"
                        + " elsewhere: " + given),
                events::toString);
    }

    @Test
    void aMachineThatOnlySeemedLostTakesPartAgain() throws Exception {
        SimulatedMember weak = new SimulatedMember("weak", 2, false);
        AtomicInteger given = new AtomicInteger();
        ClusterTaskRunner runner = new ClusterTaskRunner(new SimulatedMembership(weak), "driver", 1, events::add);
        runner.run(new Squares(1), Squares.numbers(200), (task, result) -> {
            count(task, result);
            if (results.size() == 10) {
                given.set(weak.tasks().size());
                weak.failAll(new MemberLostException("weak"));
            } else if (results.size() >= 100) {
                weak.answerAll();
            }
        });
        assertSquares(200);
        assertFillsSlots(2, given.get());
        assertTrue(weak.tasks().size() > given.get());
        assertEquals(
                List.of(
                        "weak takes part: 2 slots",
                        "weak has left; its unfinished tasks are done elsewhere: " + given,
                        "weak takes part: 2 slots"),
                events);
    }

    @Test
    void theStatusTellsWhatEachMachineDoes() throws Exception {
        SimulatedMember fast = new SimulatedMember("fast", 3, true);
        ClusterTaskRunner runner = new ClusterTaskRunner(new SimulatedMembership(fast), "driver", 2, events::add);
        List<String> status = new ArrayList<>();
        runner.run(new Squares(1), Squares.numbers(1_000), (task, result) -> {
            count(task, result);
            status.clear();
            status.addAll(runner.status());
        });
        assertEquals("2 machines, 5 slots", status.get(0));
        assertTrue(status.get(1).matches("driver \\d+\\.\\d a minute"), status::toString);
        assertTrue(status.get(2).matches("fast \\d+\\.\\d a minute"), status::toString);
    }

    @Test
    void aMachineWithAnotherVersionTakesNoPart() throws Exception {
        SimulatedMember other = new SimulatedMember("other", 1, true);
        Squares work = new Squares(0) {
            @Override
            public Map<String, String> identity() {
                return Map.of("arithmetic", "2");
            }
        };
        new ClusterTaskRunner(new SimulatedMembership(other), "driver", 1, events::add)
                .run(work, Squares.numbers(100), this::count);
        assertSquares(100);
        assertEquals(List.of(), other.tasks());
    }

    @Test
    void aFailureOfTheListenerEndsTheRun() {
        ClusterTaskRunner runner = new ClusterTaskRunner(new SimulatedMembership(), "driver", 2, events::add);
        assertEquals(
                "disk full",
                assertThrows(
                                IllegalStateException.class,
                                () -> runner.run(new Squares(1), Squares.numbers(50), (task, result) -> {
                                    throw new IllegalStateException("disk full");
                                }))
                        .getMessage());
    }

    /** The second machine finds nothing to do when it joins. */
    @Test
    void tasksThatComeOfAResultGoToMachinesThatWait() throws Exception {
        SimulatedMember first = new SimulatedMember("first", 1, true);
        SimulatedMember second = new SimulatedMember("second", 1, true);
        Queue<Long> tasks = new ArrayDeque<>(List.of(1L));
        new ClusterTaskRunner(new SimulatedMembership(first, second), "driver", 0, events::add)
                .run(new Squares(0), () -> Optional.ofNullable(tasks.poll()), (task, result) -> {
                    count(task, result);
                    if (task == 1) {
                        tasks.addAll(List.of(2L, 3L, 4L));
                    }
                });
        assertSquares(4);
        assertEquals(List.of("1", "2", "3"), first.tasks(), "one of them ahead");
        assertEquals(List.of("4"), second.tasks());
    }

    @Test
    void aStoppedRunnerEndsInTheMiddle() throws Exception {
        ClusterTaskRunner runner = new ClusterTaskRunner(new SimulatedMembership(), "driver", 2, events::add);
        runner.run(new Squares(1), Squares.numbers(1_000_000), (task, result) -> {
            count(task, result);
            if (results.size() == 5) {
                runner.stop();
            }
        });
        assertEquals(5, results.size());
    }

    @Test
    void oneRunFollowsAnother() throws Exception {
        SimulatedMember fast = new SimulatedMember("fast", 1, true);
        ClusterTaskRunner runner = new ClusterTaskRunner(new SimulatedMembership(fast), "driver", 0, events::add);
        for (int i = 0; i < 3; i++) {
            results.clear();
            runner.run(new Squares(0), Squares.numbers(10), this::count);
            assertSquares(10);
        }
        assertEquals(30, fast.tasks().size());
    }

    private void run(Membership membership, int ownSlots, long tasks) throws InterruptedException {
        new ClusterTaskRunner(membership, "driver", ownSlots, events::add)
                .run(new Squares(1), Squares.numbers(tasks), this::count);
    }

    private void count(Long task, Long result) {
        results.merge(task, result, (before, now) -> -1L);
    }

    private void assertSquares(long last) {
        Map<Long, Long> expected = new TreeMap<>();
        LongStream.rangeClosed(1, last).forEach(number -> expected.put(number, number * number));
        assertEquals(expected, results);
    }
}
