package parachute.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** JSON in and out. */
class JsonTest {
    @Test
    void whatIsWrittenIsReadBack() {
        Object value = Map.of(
                "text", "a \"quoted\" \\ line\nend \u0001 ü",
                "numbers", List.of(1.0, -2.5, 1e9),
                "nested", List.of(Map.of("yes", true, "no", false), List.of(), Map.of()),
                "nothing", Optional.empty());
        assertEquals(value, Json.parse(Json.format(value)));
    }

    @Test
    void infinityIsNull() {
        assertEquals("null", Json.format(Double.POSITIVE_INFINITY));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[1,]", "[1 2]", "{\"a\" 1}", "\"open", "\"\\u12\"", "\"\\x\"", "tru", "1 2", "-"})
    void whatIsNoJsonIsRefused(String text) {
        assertThrows(MatchSetupException.class, () -> Json.parse(text));
    }

    @Test
    void endlessNestingIsRefused() {
        assertThrows(MatchSetupException.class, () -> Json.parse("[".repeat(100_000)));
    }
}
