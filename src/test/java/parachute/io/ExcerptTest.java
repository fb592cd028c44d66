package parachute.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Quotations of other programs' output in messages. */
class ExcerptTest {
    @Test
    void aShortTextIsQuotedWhole() {
        assertEquals("\"e2e4\"", Excerpt.quote("e2e4"));
        assertEquals("\"" + "x".repeat(60) + "\"", Excerpt.quote("x".repeat(60)));
    }

    @Test
    void onlyTheStartOfALongTextIsQuoted() {
        assertEquals("\"" + "x".repeat(60) + "...\"", Excerpt.quote("x".repeat(100_000)));
        assertEquals(
                "\"" + "x".repeat(59) + "...\"", Excerpt.quote("x".repeat(59) + "\uD83D\uDE00y"), "no half character");
    }

    @Test
    void terminalsGetNothingToObey() {
        assertEquals("\"red  bell\"", Excerpt.quote("red\u001B[31m\u0007bell"));
    }
}
