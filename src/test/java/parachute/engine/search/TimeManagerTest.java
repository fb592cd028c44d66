package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
                SearchLimits.NONE.withClock(left, increment, moves).time(), overhead, parameters);
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
        TimeManager time = new TimeManager(SearchLimits.NONE.withMoveTime(1_000).time(), 30, PARAMETERS);
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

    // ---- lag --------------------------------------------------------------------------------------------------------

    /**
     * Returns the number of moves, at most 200, that the clock lasts: each takes its soft limit and the lag; if the game is
     * {@code uneven}, every tenth takes its hard limit, and every twentieth loses three times the lag.
     */
    private static int movesUntilTimeIsUp(int base, int increment, int session, int overhead, int lag, boolean uneven) {
        long left = base;
        for (int move = 0; move < 200; move++) {
            int togo = session == 0 ? 0 : session - move % session;
            TimeManager time = clock(left, increment, togo, overhead);
            left -= uneven && move % 10 == 3 ? time.hardLimit() : time.softLimit();
            left -= uneven && move % 20 == 7 ? 3 * lag : lag;
            if (left <= 0) {
                return move;
            }
            left += increment + (togo == 1 ? base : 0);
        }
        return 200;
    }

    @Test
    void aGameOfAMinuteWithLagLasts120Moves() {
        assertTrue(movesUntilTimeIsUp(60_000, 0, 0, 300, 300, false) >= 120);
        assertTrue(movesUntilTimeIsUp(60_000, 0, 0, 30, 300, false) < 70, "if the overhead is not set");
    }

    /**
     * Without an increment a game is as long as the lag allows: 150 moves cost more than a clock of half a minute, and three
     * quarters of a clock of one minute.
     */
    @ParameterizedTest
    @CsvSource({
        "60000, 0, 0, 105",
        "180000, 0, 0, 140",
        "180000, 2000, 0, 200",
        "60000, 1000, 0, 200",
        "30000, 0, 0, 65",
        "60000, 0, 40, 200",
    })
    void noGameIsLostByLagThatIsPlannedFor(int base, int increment, int session, int moves) {
        assertTrue(movesUntilTimeIsUp(base, increment, session, 300, 300, true) >= moves);
    }

    /** A margin of the default size is not lost by every move. */
    @ParameterizedTest
    @CsvSource({"60000, 0, 2134", "180000, 2000, 7820", "10000, 100, 418"})
    void theDefaultOverheadIsSubtractedOnce(int left, int increment, int milliseconds) {
        assertEquals(
                milliseconds,
                clock(left, increment, 0, TimeManager.DEFAULT_OVERHEAD).softLimit());
    }

    /** The rate counts nodes, of which no move loses any. */
    @Test
    void aClockInNodesHasNoLag() {
        SearchLimits limits = SearchLimits.NONE.withClock(60_000, 0, 0).withNodesPerSecond(1_000);
        assertTrue(new TimeManager(limits.time(), 300, PARAMETERS).softLimit() > 2_000);
    }
}
