package parachute.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import parachute.Await;
import parachute.engine.search.SearchMemory;

/** The effective sizes for requested ones. */
@Timeout(60)
class SearchResourcesTest {
    private final SearchResources resources = new SearchResources();

    @Test
    void aSmallTableIsThereAtOnce() {
        resources.setHash(3);
        assertEquals(3, resources.memory().megabytes());
        resources.setHash(5);
        assertEquals(5, resources.memory().megabytes());
    }

    @Test
    void aLargeTableTakesThePlaceOfASmallOneAsSoonAsItIsThere() throws InterruptedException {
        resources.setHash(150);
        assertTrue(resources.memory().megabytes() > 0);
        Await.until("the table is not there", () -> resources.memory().megabytes() >= 150);
        resources.setHash(2);
        assertEquals(2, resources.memory().megabytes());
    }

    @Test
    void memoryForMoreThreadsIsAllocatedByTheNextSearchAndThatForFewerGivenBackAtOnce() {
        SearchMemory kept = resources.memory();
        resources.setThreads(2);
        assertEquals(1, kept.threads());
        assertEquals(2, resources.memory().threads());
        resources.setThreads(1);
        assertEquals(1, kept.threads());
    }

    @Test
    void threadsForWhichThereIsNoProcessorHaveNoMemory() {
        resources.setThreads(512);
        assertTrue(
                resources.memory().threads() <= Math.max(2, Runtime.getRuntime().availableProcessors()));
    }

    @Test
    void tooLargeSizesAreReportedOnceHoweverOftenTheyAreRequested() {
        resources.setHash(99_999_999_999L);
        List<String> warnings = new ArrayList<>();
        resources.setWarnings(warnings::add);
        assertEquals(1, warnings.size(), "said to a listener that comes later");
        resources.setHash(99_999_999_999L);
        assertEquals(1, warnings.size(), warnings.toString());
        assertTrue(warnings.get(0).matches("Hash is \\d+ MB, not 99999999999 MB: .*"), warnings.get(0));
    }

    @Test
    void aTableThatIsStillBeingMadeAtTheEndIsGivenUp() throws InterruptedException {
        resources.setHash(400);
        long first = resources.memory().megabytes();
        resources.close();
        Await.until(
                "the table is still being made",
                () -> Thread.getAllStackTraces().keySet().stream()
                        .noneMatch(thread -> thread.getName().equals("table")));
        assertEquals(first, resources.memory().megabytes());
    }
}
