package parachute.tools.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import parachute.io.UserException;
import parachute.tools.work.TaskExecutor;
import parachute.tools.work.WorkJson;

/** What a driver says of machines that cannot do their part, and that it does without them. */
@Timeout(60)
class ClusterTaskRunnerFaultsTest {
    private static final String IDENTITY =
            WorkJson.write(new Job.JobStart(new Squares(0).identity(), "as fast as any"));

    private final List<String> events = new ArrayList<>();
    private final Map<Long, Long> results = new TreeMap<>();

    @Test
    void aMachineThatCannotDoTheWorkSaysWhy() throws Exception {
        run(new Fixed(failed(new UserException("engines.json does not list an engine \"x\""))));
        assertEquals(List.of("fixed does not take part: engines.json does not list an engine \"x\""), events);
    }

    @Test
    void theReasonIsFoundBehindTheExceptionsOfFutures() throws Exception {
        run(new Fixed(failed(new CompletionException(new IllegalStateException("no memory")))));
        assertEquals(List.of("fixed does not take part: no memory"), events);
    }

    @Test
    void aMachineThatIsLostBeforeItBeginsIsNotMentioned() throws Exception {
        run(new Fixed(failed(new MemberLostException("fixed"))));
        assertEquals(List.of(), events);
    }

    @Test
    void anotherVersionIsNamedByBothSignatures() throws Exception {
        run(new Fixed(answered(WorkJson.write(new Job.JobStart(Map.of("arithmetic", "7"), "")))));
        assertEquals(
                List.of("fixed does not take part: arithmetic has the signature 7 there and 1 here, so it is another"
                        + " version"),
                events);
    }

    @Test
    void aMachineWithoutASignatureTakesNoPart() throws Exception {
        run(new Fixed(answered(WorkJson.write(new Job.JobStart(Map.of(), "")))));
        assertEquals(
                List.of("fixed does not take part: arithmetic has the signature none there and 1 here, so it is another"
                        + " version"),
                events);
    }

    @Test
    void aSignatureThatIsNoRecordIsNamed() throws Exception {
        run(new Fixed(answered("nonsense")));
        assertEquals(1, events.size());
        assertTrue(
                events.getFirst()
                        .startsWith("fixed does not take part: invalid JobStart: Unrecognized token 'nonsense'"),
                events::toString);
    }

    @Test
    void aResultThatCannotBeReadEndsTheMachinesPart() throws Exception {
        // All but the second task stay in work, so that there is something to take back when that one ends the part.
        List<String> given = new ArrayList<>();
        run(new Fixed(answered(IDENTITY), task -> {
            given.add(task);
            return given.size() == 2 ? answered("\"many\"") : new CompletableFuture<>();
        }));
        assertEquals(
                List.of(
                        "fixed takes part: 2 slots, as fast as any",
                        "fixed does not take part any more: invalid Long: Cannot deserialize value of type"
                                + " `java.lang.Long` from"
                                + " String \"many\": not a valid `java.lang.Long` value;"
                                + " its unfinished tasks are done elsewhere: " + given.size()),
                events);
    }

    @Test
    void aFailureOnThisMachineEndsTheJob() {
        IllegalArgumentException failure = new IllegalArgumentException("no such file");
        Squares broken = new Squares(0) {
            @Override
            public TaskExecutor<Long, Long> executor() {
                return number -> {
                    throw failure;
                };
            }
        };
        ClusterTaskRunner runner = new ClusterTaskRunner(new SimulatedMembership(), "driver", 2, events::add);
        assertSame(
                failure,
                assertThrows(
                        IllegalArgumentException.class, () -> runner.run(broken, Squares.numbers(10), results::put)));
        assertEquals(Map.of(), results);
    }

    /** Squares, done by a machine and by this one; all of them have to come, once each. */
    private void run(Member member) throws InterruptedException {
        // Long enough that the other machine gets something to do.
        new ClusterTaskRunner(new SimulatedMembership(member), "driver", 1, events::add)
                .run(new Squares(2), Squares.numbers(100), (task, result) -> results.merge(task, result, Long::sum));
        assertEquals(100, results.size());
        results.forEach((task, result) -> assertEquals(task * task, result));
    }

    private static CompletableFuture<String> answered(String text) {
        return CompletableFuture.completedFuture(text);
    }

    private static CompletableFuture<String> failed(RuntimeException reason) {
        return CompletableFuture.failedFuture(reason);
    }

    /** A machine with two slots and fixed replies. */
    private record Fixed(CompletableFuture<String> identity, Function<String, CompletableFuture<String>> answer)
            implements Member {
        /** Creates a machine that does what it is given. */
        Fixed(CompletableFuture<String> identity) {
            this(identity, task -> answered(Squares.answer(task)));
        }

        @Override
        public String name() {
            return "fixed";
        }

        @Override
        public int slots() {
            return 2;
        }

        @Override
        public CompletableFuture<String> begin(Job job) {
            return identity;
        }

        @Override
        public CompletableFuture<String> perform(String job, String task) {
            return answer.apply(task);
        }
    }
}
