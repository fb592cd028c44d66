package parachute.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.rules.board.Variant;

/** Lines of extended position description. */
class EpdTest {
    private static final String POSITION = "6rk/6pp/8/8/8/8/8/4K3[N] w - -";

    private static Epd parse(String line) {
        return Epd.parse(line, new VariantName(Variant.CRAZYHOUSE, false), warning -> {});
    }

    @Test
    void operationsFollowThePosition() {
        Epd epd = parse(POSITION + " bm N@f7# Ke2; id \"a; b\"; dm 1;");
        assertEquals(POSITION + " 0 1", Fen.format(epd.position()));
        assertEquals("N@f7# Ke2", epd.operand("bm"));
        assertEquals("a; b", epd.operand("id"));
        assertEquals("", epd.operand("am"));
        assertEquals(OptionalInt.of(1), epd.directMate());
    }

    @Test
    void aFenMayComeWithItsCounters() {
        Epd epd = parse(POSITION + " 3 17");
        assertEquals(POSITION + " 3 17", Fen.format(epd.position()));
        assertTrue(epd.directMate().isEmpty());
        assertEquals("one", parse(POSITION + " 3 17 id \"one\";").operand("id"));
    }

    @Test
    void theCountersMayBeOperations() {
        Epd epd = parse(POSITION + " hmvc 97; fmvn 60; bm N@f7#;");
        assertEquals(POSITION + " 97 60", Fen.format(epd.position()));
        assertEquals(
                POSITION + " 12 1", Fen.format(parse(POSITION + " hmvc 12;").position()));
    }

    @Test
    void aMateMayBeTheBestMove() {
        Epd epd = parse(POSITION + " bm #2;");
        assertEquals(OptionalInt.of(2), epd.directMate());
        assertEquals(List.of(), epd.bestMoves());
        Epd both = parse(POSITION + " bm N@f7# #3;");
        assertEquals(OptionalInt.of(3), both.directMate());
        assertEquals(List.of("N@f7#"), both.bestMoves());
    }

    @Test
    void movesMayBeSeparatedByCommas() {
        Epd epd = parse(POSITION + " bm Ke2, Kd2; am N@a1,N@b1 , N@c1;");
        assertEquals(List.of("Ke2", "Kd2"), epd.bestMoves());
        assertEquals(List.of("N@a1", "N@b1", "N@c1"), epd.avoidMoves());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            id "a; b"; bm Ke2;          | a; b
            id "one; bm Ke2             | one
            c0 "x"; id "one; bm Ke2;    | one
            id one"; bm Ke2             | one
            ; id "one";; bm Ke2         | one
            """)
    void anOperationEndsAtASemicolonOutsideQuotationMarks(String operations, String id) {
        assertEquals(id, parse(POSITION + " " + operations).operand("id"));
        assertEquals("Ke2", parse(POSITION + " " + operations).operand("bm"));
    }

    @Test
    void anyNumberOfOperationsIsRead() {
        String text = POSITION + " c0 \"x\";".repeat(50_000) + ";".repeat(200_000) + " bm Ke2;";
        assertEquals(
                List.of("Ke2"),
                assertTimeout(Duration.ofSeconds(5), () -> parse(text)).bestMoves());
    }

    @Test
    void spacesAndDashesOfWebPagesAreRead() {
        String line =
                "\uFEFF6rk/6pp/8/8/8/8/8/4K3[N]\u00A0w\u00A0\u2013\u00A0\u2013\u00A0bm\u00A0Ke2;\u00A0id \"a\u2013b\";";
        assertEquals(POSITION + " 0 1", Fen.format(parse(line).position()));
        assertEquals(Map.of("bm", "Ke2", "id", "a\u2013b"), parse(line).operations());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "6rk/6pp/8/8/8/8/8/4K3[N] w  - 3 17 id \"one\";",
                "6rk/6pp/8/8/8/8/8/4K3 [N] w - - 3 17; id \"one\";",
                "6rk/6pp/8/8/8/8/8/4K3[N]_w_-_-_3_17 id \"one\";"
            })
    void aFenIsReadInAllItsForms(String line) {
        assertEquals(POSITION + " 3 17", Fen.format(parse(line).position()));
        assertEquals(Map.of("id", "one"), parse(line).operations());
    }

    @Test
    void aPositionNeedsNoOperations() {
        assertEquals(POSITION + " 0 1", Fen.format(parse(POSITION).position()));
        assertEquals(Map.of(), parse(POSITION).operations());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            6rk/6pp/8/8/8/8/8/4K3[N] w        | expected a position
            _                                 | expected a position and operations, not "_"
            6rk/6pp/8/8/8/8/8[N] w - - id "a";| 7 ranks
            6rk/6pp/8/8/8/8/8/4K3[N] w - - hmvc x;| the halfmove clock is a number
            6rk/6pp/8/8/8/8/8/4K3[N] w - - dm;| expected a number of moves after dm
            """)
    void aBadLineIsRefusedWithAReason(String line, String reason) {
        IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> parse(line).directMate());
        assertTrue(refusal.getMessage().contains(reason), refusal.getMessage());
    }
}
