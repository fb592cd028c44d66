package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.Variant;

class TimeManagerTest {
    private static final SearchParameters PARAMETERS = SearchParameters.of(Variant.CRAZYHOUSE);

    private static TimeManager clock(long left, long increment, int moves, int overhead) {
        return clock(left, increment, moves, overhead, PARAMETERS);
    }

    private static TimeManager clock(long left, long increment, int moves, int overhead, SearchParameters parameters) {
        return new TimeManager(
                SearchLimits.builder().clock(left, increment, moves).build(), overhead, parameters);
    }

    @Property
    void neverPlansMoreThanTheClockHolds(
            @IntRange(min = 1, max = 7_200_000) int left,
            @IntRange(max = 60_000) int increment,
            @IntRange(max = 60) int moves) {
        int overhead = 30;
        assertTrue(clock(left, increment, moves, overhead).hardLimit() <= Math.max(1, left - overhead));
    }

    @Property
    void aWholeGameAtTheHardLimitKeepsTheFlagUp(@IntRange(min = 500, max = 60_000) int base) {
        int overhead = 30;
        long left = base;
        for (int move = 0; move < 200; move++) {
            left -= clock(left, 0, 0, overhead).hardLimit();
            assertTrue(left > 0, "move " + move);
        }
    }

    @Test
    void moveTimeIsTheHardLimitLessTheOverhead() {
        TimeManager time =
                new TimeManager(SearchLimits.builder().moveTime(1_000).build(), 30, PARAMETERS);
        assertTrue(time.hardLimit() == 970);
        assertFalse(time.isSoftLimitReached(900, 10, 1.0, 0));
    }

    @Test
    void anUnstableBestMoveGetsMoreTimeThanAStableOne() {
        TimeManager time = clock(60_000, 0, 0, 30);
        long elapsed = 2_000;
        assertTrue(time.isSoftLimitReached(elapsed, 10, 0.9, 0));
        assertFalse(time.isSoftLimitReached(elapsed, 0, 0.3, 50));
    }

    @Test
    void aGamePlannedForFewerMovesGivesEachMoreTime() {
        TimeManager few = clock(60_000, 0, 0, 30, PARAMETERS.with("TIME_PLANNED_MOVES", 10));
        assertTrue(clock(60_000, 0, 0, 30).isSoftLimitReached(4_000, 3, 0.5, 0));
        assertFalse(few.isSoftLimitReached(4_000, 3, 0.5, 0));
    }

    @Test
    void theFirstMoveLeavesMostOfTheClock() {
        assertTrue(clock(60_000, 0, 0, 30).hardLimit() <= 15_000);
    }

    /** On a busy machine a thread sometimes waits for a fifth of a second, which must not lose the game. */
    @ParameterizedTest
    @CsvSource({"1000, 10", "2000, 20", "10000, 100", "500, 10"})
    void alsoAGameAtTheHardLimitKeepsAReserveForAStall(int base, int increment) {
        long left = base;
        for (int move = 0; move < 300; move++) {
            left += increment - clock(left, increment, 0, 30).hardLimit();
            assertTrue(left >= 200, left + " ms after move " + move);
        }
    }
}
