package parachute.tools.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;

/** Lines of EPD. */
class SuitePositionTest {
    private static final String LINE =
            "6rk/6pp/8/8/8/8/8/4K3[NN] w - - bm N@f7#; dm 1; id \"mates.001\"; c0 \"drop, check\";";

    @Test
    void aLineSaysPositionSolutionLengthNameAndKind() {
        SuitePosition one = SuitePosition.parse(LINE, Variant.CRAZYHOUSE);
        assertEquals(
                List.of("N@f7"), one.best().stream().map(CoordinateMove::format).toList());
        assertEquals(1, one.mate().orElseThrow());
        assertEquals("mates.001", one.id());
        assertEquals("drop, check", one.comment());
        assertEquals(LINE, one.format());
    }

    @Test
    void aMateMayBeTheBestMove() {
        SuitePosition one = SuitePosition.parse("6rk/6pp/8/8/8/8/8/4K3[N] w - - bm #1;", Variant.CRAZYHOUSE);
        assertEquals(OptionalInt.of(1), one.mate());
        assertEquals(List.of(), one.best());
    }

    @Test
    void theHalfmoveClockBelongsToThePosition() {
        String line = "6rk/6pp/8/8/8/8/8/4K3[N] w - - hmvc 98; bm N@f7#; id \"a\";";
        SuitePosition one = SuitePosition.parse(line, Variant.CRAZYHOUSE);
        assertEquals(98, one.position().halfmoveClock());
        assertEquals(line, one.format());
    }

    @Test
    void lengthAndKindMayBeMissing() {
        SuitePosition one =
                SuitePosition.parse("6rk/6pp/8/8/8/8/8/4K3[N] w - - bm N@f7# Ke2; id \"a\";", Variant.CRAZYHOUSE);
        assertTrue(one.mate().isEmpty());
        assertEquals(2, one.best().size());
    }

    @Test
    void movesMayBeToAvoid() {
        String line = "6rk/6pp/8/8/8/8/8/4K3[N] w - - am Ke2 Kd2; id \"a; b\";";
        SuitePosition one = SuitePosition.parse(line, Variant.CRAZYHOUSE);
        assertEquals(2, one.avoid().size());
        assertEquals("a; b", one.id());
        assertEquals(line, one.format());
    }

    @Test
    void aPositionWithoutNameKeepsNone() {
        String line = "6rk/6pp/8/8/8/8/8/4K3[N] w - - bm N@f7#;";
        assertEquals(line, SuitePosition.parse(line, Variant.CRAZYHOUSE).format());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            6rk/6pp/8/8/8/8/8/4K3[N] w                        | expected a position
            6rk/6pp/8/8/8/8/8/4K3[N] w - - bm Qd1;            | is not a legal move
            6rk/6pp/8/8/8/8/8/4K3[N] w - - am Qd1;            | is not a legal move
            6rk/6pp/8/8/8/8/8/4K3[N] w - - dm soon;           | expected a number of moves after dm
            6rk/6pp/8/8/8/8/8/4K3[N] w - - id "a";            | expected bm, am or dm
            6rk/6pp/8/8/8/8/8[N] w - - bm N@f7#;              | 7 ranks
            """)
    void aBadLineIsRefusedWithAReason(String line, String reason) {
        IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> SuitePosition.parse(line, Variant.CRAZYHOUSE));
        assertTrue(refusal.getMessage().contains(reason), refusal.getMessage());
    }
}
