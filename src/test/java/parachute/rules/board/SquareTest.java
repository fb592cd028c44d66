package parachute.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Squares, their names and sets of them. */
class SquareTest {
    @Test
    void everySquareHasAFileARankANumberAndAName() {
        for (int i = 0; i < 64; i++) {
            int square = Square.of(i % 8, i / 8);
            assertEquals(i % 8, Square.file(square));
            assertEquals(i / 8, Square.rank(square));
            assertEquals(i, Square.index(square));
            assertEquals(square, Square.fromIndex(i));
            assertEquals("" + "abcdefgh".charAt(i % 8) + (1 + i / 8), Square.name(square));
            assertEquals(square, Square.parse(Square.name(square), 0));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a0", "a9", "i1", "`1", "A1", "1a", "--"})
    void invalidSquareNamesAreRejected(String text) {
        assertEquals(Square.NONE, Square.parse(text, 0));
    }

    @Test
    void aNameIsReadFromAnyPlaceInAText() {
        assertEquals(Square.of(4, 3), Square.parse("e2e4", 2));
        assertEquals(Square.NONE, Square.parse("e2e4", 3));
        assertEquals(Square.NONE, Square.parse("e2e4", 4));
    }

    @Test
    void noSquareIsOffTheBoard() {
        assertFalse(Square.isOnBoard(Square.NONE));
        for (int step : new int[] {1, 15, 16, 17}) {
            assertFalse(Square.isOnBoard(Square.H8 + step));
            assertFalse(Square.isOnBoard(Square.A1 - step));
        }
        assertTrue(Square.isOnBoard(Square.A1));
        assertTrue(Square.isOnBoard(Square.H8));
    }

    @ParameterizedTest(name = "{0} to {1}: {2}")
    @CsvSource({"a1, a1, 0", "a1, h8, 7", "h1, a8, 7", "e4, f6, 2", "f6, e4, 2", "b2, g3, 5", "c7, c2, 5", "d4, e5, 1"})
    void theDistanceIsTheNumberOfKingSteps(String from, String to, int steps) {
        assertEquals(steps, Square.distance(Square.parse(from, 0), Square.parse(to, 0)));
    }

    @Test
    void aFileIsASetOfEightSquares() {
        assertEquals("a1 a2 a3 a4 a5 a6 a7 a8", Square.names(Square.fileSet(0)));
        assertEquals("d1 d2 d3 d4 d5 d6 d7 d8", Square.names(Square.fileSet(3)));
        assertEquals("h1 h2 h3 h4 h5 h6 h7 h8", Square.names(Square.fileSet(7)));
        assertEquals("", Square.names(0));
    }

    @Test
    void eachSideCountsItsRanksFromItsOwnBackRank() {
        assertEquals(0, Square.relativeRank(Side.WHITE, Square.E1));
        assertEquals(7, Square.relativeRank(Side.WHITE, Square.E8));
        assertEquals(7, Square.relativeRank(Side.BLACK, Square.E1));
        assertEquals(0, Square.relativeRank(Side.BLACK, Square.E8));
    }
}
