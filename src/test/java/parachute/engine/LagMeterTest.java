package parachute.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchParameters;
import parachute.engine.search.TimeManager;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.Variant;

class LagMeterTest {
    private static final SearchParameters PARAMETERS = SearchParameters.of(Variant.CHESS);
    private static final int OVERHEAD = 500;
    private static final int MAX_LAG = 470;

    private final LagMeter meter = new LagMeter();

    private static SearchLimits clock(long left, long increment, int moves) {
        return SearchLimits.builder().clock(left, increment, moves).build();
    }

    /** Measures a move with a second of thinking, after which the clock shows {@code left} of its 60 seconds. */
    private void measure(long left) {
        meter.measure(clock(60_000, 0, 0), 1_000, clock(left, 0, 0));
    }

    @Test
    void lagIsWhatTheClockLostWithoutThinking() {
        measure(58_800);
        assertEquals(
                50_000 - 200 * 10,
                meter.withoutLag(clock(50_000, 0, 10), MAX_LAG).clock());
    }

    @Test
    void lagIsAveraged() {
        measure(58_800);
        measure(58_600);
        assertEquals(
                50_000 - 300 * 10,
                meter.withoutLag(clock(50_000, 0, 10), MAX_LAG).clock());
    }

    @Test
    void noMoreIsKeptBackThanMayCount() {
        measure(57_000);
        assertEquals(
                50_000 - MAX_LAG * 10,
                meter.withoutLag(clock(50_000, 0, 10), MAX_LAG).clock());
    }

    /** Asserts the average, to a tenth of a second. */
    private void assertAveraged(int lag) {
        long average =
                (100_000 - meter.withoutLag(clock(100_000, 0, 40), MAX_LAG).clock()) / 40;
        assertTrue(Math.abs(average - lag) <= 100, average + " ms, not " + lag);
    }

    @Test
    void anInterruptionIsForgotten() {
        measure(20_000);
        for (int move = 0; move < 100; move++) {
            measure(58_800);
        }
        assertAveraged(200);
    }

    /** Servers that show whole seconds round the cost of every move. */
    @ParameterizedTest
    @ValueSource(ints = {0, 200, 400})
    void aClockOfWholeSecondsIsAveragedWell(int lag) {
        for (long left = 600_000, move = 0; move < 150; move++) {
            long after = left - 730 - lag;
            meter.measure(clock(left / 1000 * 1000, 0, 0), 730, clock(after / 1000 * 1000, 0, 0));
            left = after;
        }
        assertAveraged(lag);
    }

    @Test
    void theIncrementPaysFirst() {
        measure(58_800);
        assertEquals(clock(50_000, 800, 0), meter.withoutLag(clock(50_000, 1_000, 0), MAX_LAG));
        assertEquals(clock(50_000 - 50 * 10, 0, 10), meter.withoutLag(clock(50_000, 150, 10), MAX_LAG));
    }

    @Test
    void aFifthOfTheClockIsAlwaysLeft() {
        measure(58_600);
        assertEquals(clock(2_000, 0, 0), meter.withoutLag(clock(10_000, 0, 0), MAX_LAG));
    }

    @Property
    void nothingIsKeptBackWhereNoLagMayCount(@IntRange(min = 1, max = 60_000) int left) {
        measure(left);
        SearchLimits limits = clock(30_000, 100, 0);
        assertSame(limits, meter.withoutLag(limits, 0));
    }

    @Test
    void clocksThatShowNoLagAreNotMeasured() {
        SearchLimits nodes =
                SearchLimits.builder().clock(60_000, 0, 0).nodesPerSecond(1_000).build();
        SearchLimits none = SearchLimits.builder().moveTime(1_000).build();
        SearchLimits after = clock(50_000, 0, 40);
        meter.measure(nodes, 1_000, after);
        meter.measure(none, 1_000, after);
        meter.measure(clock(60_000, 0, 0), 1_000, none);
        meter.measure(clock(60_000, 0, 1), 1_000, after);
        assertSame(after, meter.withoutLag(after, MAX_LAG));
        measure(58_800);
        assertSame(nodes, meter.withoutLag(nodes, MAX_LAG));
        assertSame(none, meter.withoutLag(none, MAX_LAG));
    }

    // ---- whole games ------------------------------------------------------------------------------------------------

    /** The clock at the end of a game. */
    private record Game(long left, long thinking) {}

    /**
     * Returns a simulated game: every tenth move takes its hard limit, the others their soft limit, and each {@code
     * lag} in addition, sometimes three times that.
     */
    private static Game play(int base, int increment, int session, int moves, int overhead, int lag) {
        LagMeter meter = new LagMeter();
        int max = Math.max(0, overhead - 30);
        long left = base;
        long all = 0;
        for (int move = 0; move < moves; move++) {
            int togo = session == 0 ? 0 : session - move % session;
            SearchLimits limits = clock(left, increment, togo);
            TimeManager time = new TimeManager(meter.withoutLag(limits, max), overhead, PARAMETERS);
            long thinking = move % 10 == 3 ? time.hardLimit() : time.softLimit();
            all += thinking;
            left -= thinking + (move % 20 == 7 ? 3 * lag : lag);
            assertTrue(left > 0, "lost on time after " + move + " moves");
            left += increment + (togo == 1 ? base : 0);
            meter.measure(limits, thinking, clock(left, increment, togo == 1 ? session : togo - 1));
        }
        return new Game(left, all);
    }

    /**
     * Without an increment a game is as long as the lag allows: 150 moves cost more than a clock of half a minute, and three
     * quarters of a clock of one minute.
     */
    @ParameterizedTest
    @CsvSource({
        "60000, 0, 0, 105",
        "180000, 0, 0, 150",
        "180000, 2000, 0, 150",
        "60000, 1000, 0, 150",
        "30000, 0, 0, 65",
        "60000, 0, 40, 160",
    })
    void noGameIsLostByLag(int base, int increment, int session, int moves) {
        play(base, increment, session, moves, OVERHEAD, 300);
    }

    /**
     * The overhead is subtracted once and not for each planned move: without lag even a large one costs little time.
     */
    @ParameterizedTest
    @CsvSource({"60000, 0, 0", "180000, 2000, 0", "60000, 1000, 0", "60000, 0, 40"})
    void withoutLagTheOverheadCostsLittle(int base, int increment, int session) {
        long small = play(base, increment, session, 80, 30, 1).thinking();
        long large = play(base, increment, session, 80, OVERHEAD, 1).thinking();
        assertTrue(small - large < OVERHEAD + 500, large + " of " + small + " ms");
    }

    @ParameterizedTest
    @CsvSource({"60000, 0", "180000, 0", "60000, 1000"})
    void byDefaultNearlyAllOfTheClockIsUsed(int base, int increment) {
        Game game = play(base, increment, 0, 100, 30, 1);
        assertTrue(game.left() < 0.15 * base, game.left() + " ms left");
    }
}
