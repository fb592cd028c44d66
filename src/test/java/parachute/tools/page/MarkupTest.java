package parachute.tools.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Control characters made visible. */
class MarkupTest {
    @ParameterizedTest(name = "U+{0}: {1}")
    @CsvSource({
        "0, \u2400",
        "7, \u2407",
        "A, \u240a",
        "1B, \u241b",
        "7F, \u2421",
        "9B, <U+009B>",
        "200E, <U+200E>",
        "202E, <U+202E>",
        "2066, <U+2066>",
        "2028, <U+2028>",
        "FEFF, <U+FEFF>",
        "FFFF, <U+FFFF>",
        "D800, <U+D800>",
        "E0041, <U+E0041>"
    })
    void aControlCharacterIsShownAsSuch(String code, String shown) {
        String text = new StringBuilder("a")
                .appendCodePoint(Integer.parseInt(code, 16))
                .append('b')
                .toString();
        assertEquals("a" + shown + "b", Markup.visible(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Nimzo <b> & \"Łukasz\"", "\u05d0\u05d1", "\u0645\u06cc\u200c\u062e", "\ud83d\udc22"})
    void otherTextStaysAsItIs(String text) {
        assertEquals(text, Markup.visible(text));
    }

    @Test
    void nothingIsNothing() {
        assertEquals("", Markup.visible(""));
    }
}
