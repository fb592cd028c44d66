package parachute.web.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import parachute.engine.search.SearchMemory;
import parachute.web.json.GameLine;

/** The memory of analyses, and their turns. */
@Timeout(60)
class AnalysesTest {
    private static final GameLine START =
            GameLine.of(GameLine.name(Optional.empty(), false), Optional.empty(), List.of());

    private final AtomicInteger allocated = new AtomicInteger();
    private final CountDownLatch firstAreAllocated = new CountDownLatch(Analyses.ALLOCATIONS);
    private final CountDownLatch allocationGoesOn = new CountDownLatch(1);
    private final Analyses analyses = new Analyses(64, this::allocate);

    private SearchMemory allocate() {
        allocated.incrementAndGet();
        firstAreAllocated.countDown();
        try {
            allocationGoesOn.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        return new SearchMemory(1, 1, 100);
    }

    private RunningWork started() {
        RunningWork analysis = analyses.analyse(START, 1);
        analysis.start();
        return analysis;
    }

    @Test
    void oneThatIsClosedBeforeItsStartTakesNone() {
        analyses.analyse(START, 1).close();
        assertEquals(0, allocated.get());
        assertEquals(0, analyses.running());
    }

    @Test
    void manyThatAreClosedBeforeTheyBeginTakeNone() throws InterruptedException {
        List<RunningWork> first =
                Stream.generate(this::started).limit(Analyses.ALLOCATIONS).toList();
        firstAreAllocated.await();
        List<RunningWork> others = Stream.generate(this::started).limit(32).toList();
        List<Thread> closers = others.stream()
                .map(analysis -> Thread.ofVirtual().start(analysis::close))
                .toList();
        while (!others.stream().allMatch(RunningWork::isClosed)) {
            Thread.onSpinWait();
        }
        allocationGoesOn.countDown();
        for (Thread closer : closers) {
            closer.join();
        }
        assertEquals(Analyses.ALLOCATIONS, allocated.get());
        first.forEach(RunningWork::close);
        assertEquals(0, analyses.running());
    }

    @Test
    void manyTakeTurns() throws InterruptedException {
        allocationGoesOn.countDown();
        List<RunningWork> all = Stream.generate(this::started).limit(16).toList();
        for (int i = 0; i < 2; i++) {
            for (RunningWork analysis : all) {
                assertEquals(
                        "lines",
                        analysis.await(Duration.ofMinutes(1)).orElseThrow().name());
            }
        }
        all.forEach(RunningWork::close);
        assertEquals(0, analyses.running());
    }

    @Test
    void theNextOneUsesThatOfTheLast() throws InterruptedException {
        allocationGoesOn.countDown();
        for (int i = 0; i < 3; i++) {
            try (RunningWork analysis = started()) {
                assertEquals(
                        "lines",
                        analysis.await(Duration.ofMinutes(1)).orElseThrow().name());
            }
        }
        assertEquals(1, allocated.get());
    }
}
