package parachute.tools.work;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Named values as text. */
class TextRecordTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"", "1-0", "a=b", "two\nlines\n", "\\n is no line break", "\\", "[Event \"x\"]\n\n1. e4 {=}"})
    void anyValueIsReadAsItWasWritten(String value) {
        String text = new TextRecord().with("before", 1).with("value", value).format();
        assertEquals(2, text.split("\n", -1).length);
        assertEquals(value, TextRecord.parse(text).get("value"));
    }

    @Test
    void aRecordMayHoldAnother() {
        TextRecord inner = new TextRecord().with("a", "1\n2").with("b", "\\");
        TextRecord outer = new TextRecord().with("inner", inner.format()).with("c", 3);
        TextRecord read = TextRecord.parse(outer.format());
        assertEquals(inner.values(), TextRecord.parse(read.get("inner")).values());
        assertEquals(3, read.number("c"));
    }

    @Test
    void nothingIsARecordWithoutValues() {
        assertEquals("", new TextRecord().format());
        assertEquals(0, TextRecord.parse("").values().size());
    }

    @Test
    void thereMayBeNoNumbers() {
        TextRecord text = new TextRecord().with("none", new long[0]).with("two", new long[] {3, -4});
        TextRecord read = TextRecord.parse(text.format());
        assertArrayEquals(new long[0], read.numbers("none"));
        assertArrayEquals(new long[] {3, -4}, read.numbers("two"));
        assertArrayEquals(new long[] {3, -4}, read.numbers("two", 2));
    }

    @Test
    void whatIsWrongIsSaid() {
        assertEquals("expected name=value, not \"nonsense\"", refusal(() -> TextRecord.parse("nonsense")));
        TextRecord record = TextRecord.parse("a=x\nb=99999999999");
        assertEquals("no value \"c\" among [a, b]", refusal(() -> record.get("c")));
        assertEquals("a is a whole number, not \"x\"", refusal(() -> record.number("a")));
        assertEquals("a is whole numbers, not \"x\"", refusal(() -> record.numbers("a")));
        assertEquals("b is 2 whole numbers, not \"99999999999\"", refusal(() -> record.numbers("b", 2)));
        assertEquals("b is too large: 99999999999", refusal(() -> record.smallNumber("b")));
    }

    private static String refusal(Runnable reading) {
        return assertThrows(TextRecordException.class, reading::run).getMessage();
    }
}
