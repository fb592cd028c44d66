package parachute.tools.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import parachute.tools.work.TaskExecutor;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJson;

/**
 * A driver with many machines that reply at once, without a network, of which a tenth vanish. To measure how many
 * results a second a driver takes, and the memory that it needs after many of them:
 * {@code mvn test -Dtest=ClusterLoadTest -Dcluster.machines=500 -Dcluster.results=1000000}.
 */
class ClusterLoadTest {
    private static final int MACHINES = Integer.getInteger("cluster.machines", 50);
    private static final int LOST = MACHINES / 10;
    private static final int RESULTS = Integer.getInteger("cluster.results", 5_000);
    private static final boolean IS_MEASURED = Long.getLong("cluster.results") != null;
    private static final int SLOTS = 8;

    /** Characters of a result: those of a game with its comments. */
    private static final String GAME = "e4 {+0.31/12 0.100s} ".repeat(150);

    @Test
    void everyTaskIsDoneOnceThoughATenthOfTheMachinesVanishWithTheirs() throws InterruptedException {
        List<InstantMember> machines = new ArrayList<>();
        for (int i = 0; i < MACHINES; i++) {
            machines.add(new InstantMember("machine " + i, i < LOST));
        }
        SimulatedMembership membership = new SimulatedMembership(machines.toArray(new Member[0]));
        AtomicLong next = new AtomicLong();
        BitSet done = new BitSet();
        long start = System.nanoTime();
        try (ClusterTaskRunner runner = new ClusterTaskRunner(membership, "driver", 0, line -> {})) {
            runner.run(
                    new Games(),
                    () -> Optional.of(next.getAndIncrement()).filter(number -> number < RESULTS),
                    (number, game) -> {
                        assertFalse(done.get(number.intValue()), "a result came twice");
                        done.set(number.intValue());
                        if (done.cardinality() == RESULTS / 10) {
                            machines.subList(0, LOST).forEach(membership::leave);
                        }
                        if (IS_MEASURED && done.cardinality() % (RESULTS / 5) == 0) {
                            report(done.cardinality(), (System.nanoTime() - start) / 1e9);
                        }
                    });
        }
        assertEquals(RESULTS, done.cardinality());
        assertTrue(
                machines.stream().mapToLong(InstantMember::unanswered).sum() >= (long) SLOTS * LOST,
                "some were given twice");
    }

    private static void report(long count, double seconds) {
        System.gc();
        Runtime memory = Runtime.getRuntime();
        System.out.println(String.format(
                Locale.ROOT,
                "%d results, %.0f a second, %.1f MB of heap in use",
                count,
                count / seconds,
                (memory.totalMemory() - memory.freeMemory()) / 1e6));
    }

    /** A machine that replies at once, or, if it is going to be lost, does not reply to its last tasks. */
    private static final class InstantMember implements Member {
        private final String name;
        private final boolean isSlow;
        private long unanswered;

        InstantMember(String name, boolean isSlow) {
            this.name = name;
            this.isSlow = isSlow;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public int slots() {
            return SLOTS;
        }

        @Override
        public CompletableFuture<String> begin(Job job) {
            return CompletableFuture.completedFuture(WorkJson.write(new Job.JobStart(Map.of(), "")));
        }

        @Override
        public CompletableFuture<String> perform(String job, String task) {
            if (isSlow) {
                unanswered++;
                return new CompletableFuture<>();
            }
            return CompletableFuture.completedFuture(WorkJson.write(GAME));
        }

        long unanswered() {
            return unanswered;
        }
    }

    /** Tasks whose results look like games. */
    private static final class Games implements Work<Long, String> {
        @Override
        public TaskExecutor<Long, String> executor() {
            return number -> GAME;
        }

        @Override
        public String kind() {
            return "simulation";
        }

        @Override
        public String settings() {
            return "";
        }

        @Override
        public String taskText(Long number) {
            return WorkJson.write(number);
        }

        @Override
        public Long parseTask(String json) {
            return WorkJson.read(json, Long.class);
        }

        @Override
        public String resultText(String game) {
            return WorkJson.write(game);
        }

        @Override
        public String parseResult(Long number, String json) {
            return WorkJson.read(json, String.class);
        }
    }
}
