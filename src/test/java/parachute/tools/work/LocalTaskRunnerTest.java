package parachute.tools.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tasks on threads of this process. */
@Timeout(30)
class LocalTaskRunnerTest {
    private final Queue<Integer> tasks = new ArrayDeque<>();
    private final List<Integer> done = new ArrayList<>();

    /** Numbers as tasks, which are their own results. */
    private record Numbers(Performer<Integer, Integer> performer) implements Work<Integer, Integer> {
        @Override
        public String kind() {
            return "numbers";
        }

        @Override
        public TextRecord settings() {
            return new TextRecord();
        }

        @Override
        public TextRecord taskText(Integer task) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Integer parseTask(TextRecord text) {
            throw new UnsupportedOperationException();
        }

        @Override
        public TextRecord resultText(Integer result) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Integer parseResult(TextRecord text) {
            throw new UnsupportedOperationException();
        }
    }

    private Optional<Integer> next() {
        return Optional.ofNullable(tasks.poll());
    }

    /** Each of the two threads has to wait for the other one, which was without a task in the beginning. */
    @Test
    void allThreadsDoTheTasksThatComeOfAResult() throws Exception {
        CyclicBarrier together = new CyclicBarrier(2);
        tasks.add(0);
        Numbers numbers = new Numbers(number -> {
            if (number > 0) {
                meet(together);
            }
            return number;
        });
        new LocalTaskRunner(2).run(numbers, this::next, (number, result) -> {
            done.add(result);
            if (number == 0) {
                tasks.addAll(List.of(1, 2, 3, 4));
            }
        });
        assertEquals(List.of(0, 1, 2, 3, 4), done.stream().sorted().toList());
    }

    private static void meet(CyclicBarrier barrier) {
        try {
            barrier.await(20, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new IllegalStateException("the other thread does nothing", e);
        }
    }

    @Test
    void aFailureEndsTheThreadsThatWait() {
        tasks.add(0);
        Numbers numbers = new Numbers(number -> {
            throw new IllegalStateException("broken");
        });
        assertEquals(
                "broken",
                assertThrows(
                                IllegalStateException.class,
                                () -> new LocalTaskRunner(3)
                                        .run(numbers, this::next, (number, result) -> done.add(result)))
                        .getMessage());
    }

    @Test
    void aStoppedRunnerDoesNoMore() throws Exception {
        LocalTaskRunner runner = new LocalTaskRunner(2);
        tasks.addAll(List.of(1, 2, 3, 4, 5));
        runner.run(new Numbers(number -> number), this::next, (number, result) -> {
            done.add(result);
            if (done.size() == 2) {
                runner.stop();
            }
        });
        assertEquals(2, done.size());
    }
}
