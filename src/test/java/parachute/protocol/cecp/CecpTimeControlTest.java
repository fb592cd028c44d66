package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.search.SearchLimits;
import parachute.io.UserException;

class CecpTimeControlTest {
    private CecpTimeControl time;

    @BeforeEach
    void setUp() {
        time = new CecpTimeControl();
    }

    private SearchLimits limits(int ply) {
        return time.limits(ply);
    }

    @ParameterizedTest
    @CsvSource({
        "40 5 0, 40, 300000, 0",
        "0 2 12, 0, 120000, 12000",
        "0 0:10 0.2, 0, 10000, 200",
        "40 0:30 0, 40, 30000, 0",
        "0 5:5 0, 0, 305000, 0",
        "40 5:99:99 1e9, 40, 399000, 864000000",
        "40 5x 0, 40, 300000, 0",
        "-1 -1 -1, 0, 0, 0"
    })
    void levelGivesMovesMinutesAndIncrement(String level, int moves, long clock, long increment) {
        time.level(level, 0);
        assertEquals(moves, limits(0).time().movesToGo());
        assertEquals(clock, limits(0).time().clock());
        assertEquals(increment, limits(0).time().increment());
        assertEquals(SearchLimits.NO_LIMIT, limits(0).time().move());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "40", "40 5", "a b c", "0 : 0"})
    void aBrokenLevelIsRefusedAndTheOldOneStays(String level) {
        time.level("0 1 0", 0);
        assertThrows(UserException.class, () -> time.level(level, 0));
        assertEquals(60_000, limits(0).time().clock());
    }

    @Test
    void theLaterOfLevelAndStRules() {
        time.level("0 60 0", 0);
        time.secondsPerMove("0.3");
        assertEquals(300, limits(0).time().move());
        assertEquals(SearchLimits.NO_LIMIT, limits(0).time().clock());
        time.level("0 0:02 0", 0);
        assertEquals(2000, limits(0).time().clock());
        assertEquals(SearchLimits.NO_LIMIT, limits(0).time().move());
    }

    @Test
    void theClockComesInHundredths() {
        time.ownClock("30");
        assertEquals(300, limits(0).time().clock());
        time.ownClock("-100");
        assertEquals(0, limits(0).time().clock());
        time.ownClock("99999999999999999999");
        assertEquals(Numbers.MAX_MILLISECONDS, limits(0).time().clock());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "NaN", "1 2"})
    void invalidNumbersAreRefused(String argument) {
        assertThrows(UserException.class, () -> time.secondsPerMove(argument));
        assertThrows(UserException.class, () -> time.depth(argument));
        assertThrows(UserException.class, () -> time.ownClock(argument));
    }

    @Test
    void movesToGoCountOwnMovesOnlyAndStartAgainAfterTheSession() {
        time.level("20 0:04 0", 0);
        assertEquals(20, limits(0).time().movesToGo());
        assertEquals(20, limits(1).time().movesToGo());
        assertEquals(19, limits(2).time().movesToGo());
        assertEquals(19, limits(3).time().movesToGo());
        assertEquals(1, limits(38).time().movesToGo());
        assertEquals(20, limits(40).time().movesToGo());
    }

    @Test
    void aLevelInMidGameCountsFromThere() {
        time.level("7 0:30 0", 33);
        assertEquals(7, limits(33).time().movesToGo());
        assertEquals(6, limits(35).time().movesToGo());
    }

    @Test
    void withoutClockCommandsTheClockRunsHere() {
        time.level("2 0:10 1", 0);
        time.moved(3000, 0);
        assertEquals(8000, limits(2).time().clock());
        time.moved(3000, 2);
        assertEquals(16_000, limits(4).time().clock(), "the second move fills the clock again");
    }

    @Test
    void newTakesDepthAndNodesAwayAndFillsTheClock() {
        time.level("0 1 0", 0);
        time.depth("3");
        time.nodesPerSecond("1000");
        time.ownClock("1");
        time.newGame();
        assertEquals(SearchLimits.MAX_DEPTH, limits(0).depth());
        assertEquals(0, limits(0).time().nodesPerSecond());
        assertEquals(60_000, limits(0).time().clock());
    }

    @Test
    void secondsTimesNodesPerSecondAreNodes() {
        time.nodesPerSecond("20000");
        time.secondsPerMove("1");
        assertEquals(20_000, limits(0).nodes());
        time.nodesPerSecond("1");
        time.secondsPerMove("5000");
        assertEquals(5000, limits(0).nodes());
    }

    @Test
    void aPonderSearchGoesOnOnlyIfItsClockWasNotTooRosy() {
        time.level("0 1 0", 0);
        SearchLimits expected = time.limits(2).withPonder();
        assertTrue(CecpTimeControl.covers(expected, limits(2)));
        time.ownClock("5990");
        assertTrue(CecpTimeControl.covers(expected, limits(2)), "a little lag");
        time.ownClock("6500");
        assertTrue(CecpTimeControl.covers(expected, limits(2)), "more time than expected");
        time.ownClock("3000");
        assertFalse(CecpTimeControl.covers(expected, limits(2)), "half the time");
        time.secondsPerMove("5");
        assertFalse(CecpTimeControl.covers(expected, limits(2)), "another kind of time control");
    }
}
