package parachute.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

class PropertyTest {
    private enum TrafficLight {
        RED,
        GREEN
    }

    /** Run by the tests below alone. */
    static final class ExampleProperties {
        private static final AtomicInteger CALLS = new AtomicInteger();

        @Property(tries = 50)
        void neverThirteen(@IntRange(max = 13) int number) {
            assertTrue(number != 13, "unlucky");
        }

        @Property(tries = 50)
        void takesAllTypes(@IntRange(min = 3, max = 4) int number, long seed, TrafficLight colour, String text) {
            assertEquals(number == 3, number < 4);
            CALLS.incrementAndGet();
        }
    }

    @Test
    void theEndsOfARangeComeFirst() {
        ParameterValues values = ParameterValues.ints(-20, 500).shuffled(new Random(1));
        Set<Object> first = new TreeSet<>();
        for (int i = 0; i < 9; i++) {
            first.add(values.get(i, new Random(1)));
        }
        assertEquals(Set.of(-20, -19, -2, -1, 0, 1, 2, 499, 500), first);
    }

    @Test
    void onlyValuesOfTheRangeAreDrawnAndAllOfThem() {
        Set<Object> drawn = new TreeSet<>(draw(ParameterValues.ints(5, 30), 1));
        assertEquals(26, drawn.size());
        assertTrue(drawn.contains(5) && drawn.contains(30));
    }

    @Test
    void theWholeRangeOfIntIsNoTooLargeOne() {
        List<Object> drawn = draw(ParameterValues.ints(Integer.MIN_VALUE, Integer.MAX_VALUE), 1);
        assertTrue(drawn.stream().anyMatch(value -> (int) value < -1_000_000_000));
        assertTrue(drawn.stream().anyMatch(value -> (int) value > 1_000_000_000));
    }

    @Test
    void theSameSeedDrawsTheSameTexts() {
        ParameterValues texts = ParameterValues.of(String.class, String.class);
        assertEquals(draw(texts, 7), draw(texts, 7));
        assertTrue(!draw(texts, 7).equals(draw(texts, 8)));
    }

    private static List<Object> draw(ParameterValues values, long seed) {
        Random random = new Random(seed);
        List<Object> drawn = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            drawn.add(values.get(i, random));
        }
        return drawn;
    }

    @Test
    void aPropertyIsTriedAsOftenAsItSays() {
        ExampleProperties.CALLS.set(0);
        TestExecutionSummary summary =
                run("takesAllTypes", "int, long, " + TrafficLight.class.getName() + ", " + "java.lang.String");
        assertEquals(1, summary.getTestsSucceededCount());
        assertEquals(50, ExampleProperties.CALLS.get());
    }

    @Test
    void aFailureNamesTheValuesAndTheSeed() {
        TestExecutionSummary summary = run("neverThirteen", "int");
        assertEquals(1, summary.getTestsFailedCount(), "13 is an edge");
        String message = summary.getFailures().getFirst().getException().getMessage();
        assertTrue(message.contains("unlucky") && message.contains("[13]"), message);
        assertTrue(message.endsWith("-Dproperty.seed=" + PropertyTries.SEED), message);
    }

    private static TestExecutionSummary run(String method, String parameters) {
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectMethod(ExampleProperties.class.getName(), method, parameters))
                                // In this thread, whose turn it is: a pool within a pool would not begin.
                                .configurationParameter("junit.jupiter.execution.parallel.enabled", "false")
                                .build(),
                        listener);
        return listener.getSummary();
    }
}
