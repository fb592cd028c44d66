package parachute.tools.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.TreeSet;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tasks done on threads of this process. */
@Timeout(60)
class LocalTaskRunnerTest {
    private final List<String> results = new ArrayList<>();

    @Test
    void oneThreadDoesTheTasksInTheirOrder() throws Exception {
        Numbers work = new Numbers(number -> "done " + number);
        new LocalTaskRunner(1).run(work, numbers(4), (task, result) -> results.add(task + ": " + result));
        assertEquals(List.of("1: done 1", "2: done 2", "3: done 3", "4: done 4"), results);
        assertEquals(1, work.executors.get());
        assertEquals(1, work.closed.get());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 5})
    void soManyTasksAreInWorkAtATime(int concurrency) throws Exception {
        AtomicInteger active = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        // Nobody goes on before all are there.
        CyclicBarrier all = new CyclicBarrier(concurrency);
        Numbers work = new Numbers(number -> {
            most.accumulateAndGet(active.incrementAndGet(), Math::max);
            await(all);
            active.decrementAndGet();
            return "";
        });
        TreeSet<Integer> done = new TreeSet<>();
        new LocalTaskRunner(concurrency).run(work, numbers(4 * concurrency), (task, result) -> done.add(task));
        assertEquals(concurrency, most.get());
        assertEquals(IntStream.rangeClosed(1, 4 * concurrency).boxed().toList(), List.copyOf(done));
        assertEquals(concurrency, work.executors.get());
        assertEquals(concurrency, work.closed.get());
    }

    private static void await(CyclicBarrier barrier) throws InterruptedException {
        try {
            barrier.await(20, TimeUnit.SECONDS);
        } catch (BrokenBarrierException | TimeoutException e) {
            throw new IllegalStateException("fewer tasks are in work", e);
        }
    }

    @Test
    void whatIsDoneFirstIsTakenFirst() throws Exception {
        CountDownLatch taken = new CountDownLatch(1);
        Numbers work = new Numbers(number -> {
            if (number == 1) {
                taken.await();
            }
            return "";
        });
        new LocalTaskRunner(2).run(work, numbers(2), (task, result) -> {
            results.add("" + task);
            taken.countDown();
        });
        assertEquals(List.of("2", "1"), results);
    }

    @Test
    void aStoppedRunnerBreaksOffWhatIsInWorkAndTakesNoResultAnyMore() throws Exception {
        LocalTaskRunner runner = new LocalTaskRunner(2);
        CountDownLatch begun = new CountDownLatch(1);
        AtomicInteger brokenOff = new AtomicInteger();
        Numbers work = new Numbers(number -> {
            if (number == 1) {
                begun.countDown();
                sleepUntilInterrupted(brokenOff);
            }
            begun.await();
            return "";
        });
        runner.run(work, numbers(1000), (task, result) -> {
            results.add("" + task);
            if (results.size() == 3) {
                runner.stop();
            }
        });
        assertEquals(List.of("2", "3", "4"), results);
        assertEquals(1, brokenOff.get());
        assertEquals(2, work.closed.get(), "when the run is over so are its threads");

        runner.run(work, numbers(10), (task, result) -> results.add("again"));
        assertEquals(3, results.size(), "no further run does any");
    }

    private static void sleepUntilInterrupted(AtomicInteger brokenOff) throws InterruptedException {
        try {
            TimeUnit.SECONDS.sleep(20);
        } catch (InterruptedException e) {
            brokenOff.incrementAndGet();
            throw e;
        }
    }

    @Test
    void aFailedTaskEndsTheRunAndBreaksOffTheOthers() {
        AtomicInteger brokenOff = new AtomicInteger();
        IllegalStateException failure = new IllegalStateException("no such engine");
        CountDownLatch begun = new CountDownLatch(1);
        Numbers work = new Numbers(number -> {
            if (number == 1) {
                begun.countDown();
                sleepUntilInterrupted(brokenOff);
            }
            begun.await();
            throw failure;
        });
        LocalTaskRunner runner = new LocalTaskRunner(2);
        assertSame(
                failure,
                assertThrows(
                        IllegalStateException.class,
                        () -> runner.run(work, numbers(100), (task, result) -> results.add("" + task))));
        assertEquals(1, brokenOff.get());
        assertEquals(List.of(), results);
        assertEquals(2, work.closed.get());
    }

    @Test
    void anErrorOfTheProgramIsThrownAsItIs() {
        Numbers work = new Numbers(number -> {
            throw new StackOverflowError("deep");
        });
        assertThrows(
                StackOverflowError.class,
                () -> new LocalTaskRunner(3).run(work, numbers(100), (task, result) -> results.add("" + task)));
    }

    @Test
    void aFailureAtAResultEndsTheRun() {
        Numbers work = new Numbers(number -> "");
        String said = assertThrows(
                        IllegalStateException.class,
                        () -> new LocalTaskRunner(1).run(work, numbers(100), (task, result) -> {
                            results.add("" + task);
                            throw new IllegalStateException("disk full");
                        }))
                .getMessage();
        assertEquals("disk full", said);
        assertEquals(List.of("1"), results);
        assertEquals(1, work.closed.get());
    }

    @Test
    void anInterruptOfTheCallerBreaksOffTheTasks() throws Exception {
        CountDownLatch begun = new CountDownLatch(2);
        CountDownLatch ended = new CountDownLatch(2);
        AtomicInteger brokenOff = new AtomicInteger();
        Numbers work = new Numbers(
                number -> {
                    begun.countDown();
                    sleepUntilInterrupted(brokenOff);
                    return "";
                },
                ended::countDown);
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread caller = new Thread(() -> {
            try {
                new LocalTaskRunner(2).run(work, numbers(10), (task, result) -> results.add("" + task));
            } catch (InterruptedException | RuntimeException e) {
                thrown.set(e);
            }
        });
        caller.start();
        begun.await();
        caller.interrupt();
        caller.join();
        assertEquals(InterruptedException.class, thrown.get().getClass());
        ended.await();
        assertEquals(2, brokenOff.get());
        assertEquals(List.of(), results);
    }

    @Test
    void oneRunFollowsAnother() throws Exception {
        LocalTaskRunner runner = new LocalTaskRunner(2);
        Numbers work = new Numbers(number -> "");
        for (int i = 1; i <= 3; i++) {
            runner.run(work, numbers(5), (task, result) -> results.add("" + task));
            assertEquals(5 * i, results.size());
        }
        assertTrue(runner.status().isEmpty(), "nobody but this process works");
    }

    /** Each of the two threads has to wait for the other one, which was without a task in the beginning. */
    @Test
    void allThreadsDoTheTasksThatComeOfAResult() throws Exception {
        CyclicBarrier together = new CyclicBarrier(2);
        Queue<Integer> tasks = new ArrayDeque<>(List.of(0));
        Numbers work = new Numbers(number -> {
            if (number > 0) {
                await(together);
            }
            return "";
        });
        new LocalTaskRunner(2).run(work, () -> Optional.ofNullable(tasks.poll()), (number, result) -> {
            results.add("" + number);
            if (number == 0) {
                tasks.addAll(List.of(1, 2, 3, 4));
            }
        });
        assertEquals(List.of("0", "1", "2", "3", "4"), results.stream().sorted().toList());
    }

    @Test
    void aFailureEndsTheThreadsThatWait() {
        Numbers work = new Numbers(number -> {
            throw new IllegalStateException("broken");
        });
        LocalTaskRunner runner = new LocalTaskRunner(3);
        String said = assertThrows(
                        IllegalStateException.class, () -> runner.run(work, numbers(1), (task, result) -> {}))
                .getMessage();
        assertEquals("broken", said);
    }

    /** Returns the numbers from 1 to a last one. */
    private static Supplier<Optional<Integer>> numbers(int last) {
        AtomicInteger next = new AtomicInteger(1);
        return () -> Optional.of(next.getAndIncrement()).filter(number -> number <= last);
    }

    /** What is done with numbers; counts who does it. */
    private static final class Numbers implements Work<Integer, String> {
        private final AtomicInteger executors = new AtomicInteger();
        private final AtomicInteger closed = new AtomicInteger();
        private final TaskExecutor<Integer, String> deed;
        private final Runnable onClose;

        Numbers(TaskExecutor<Integer, String> deed) {
            this(deed, () -> {});
        }

        Numbers(TaskExecutor<Integer, String> deed, Runnable onClose) {
            this.deed = deed;
            this.onClose = onClose;
        }

        @Override
        public TaskExecutor<Integer, String> executor() {
            executors.incrementAndGet();
            return new TaskExecutor<>() {
                @Override
                public String execute(Integer task) throws InterruptedException {
                    return deed.execute(task);
                }

                @Override
                public void close() {
                    closed.incrementAndGet();
                    onClose.run();
                }
            };
        }

        @Override
        public String kind() {
            return "numbers";
        }

        @Override
        public String settings() {
            return "";
        }

        @Override
        public String taskText(Integer task) {
            throw new AssertionError("nothing is written on one machine");
        }

        @Override
        public Integer parseTask(String json) {
            throw new AssertionError("nothing is read on one machine");
        }

        @Override
        public String resultText(String result) {
            throw new AssertionError("nothing is written on one machine");
        }

        @Override
        public String parseResult(Integer task, String json) {
            throw new AssertionError("nothing is read on one machine");
        }
    }
}
