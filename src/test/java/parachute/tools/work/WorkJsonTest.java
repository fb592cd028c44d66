package parachute.tools.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records as JSON, on their way to other machines and back. */
class WorkJsonTest {
    record Point(int x, String name, List<String> words, Map<String, String> options) {
        /** Looks like a property, and is none. */
        boolean isOrigin() {
            return x == 0;
        }
    }

    private static final Point POINT = new Point(-7, "a\"b\\\n=é", List.of("", "b c"), Map.of("Book = Path", "C:\\x"));

    @Test
    void aRecordIsReadAsItWasWritten() {
        String json = WorkJson.write(POINT);
        assertEquals(POINT, WorkJson.read(json, Point.class));
        assertTrue(json.startsWith("{\"x\":-7,"), json);
        assertEquals(-1, json.indexOf('\n'), "it is one line");
        assertEquals(-1, json.indexOf("rigin"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "{}",
                "7",
                "[]",
                "{\"x\":1}",
                "x=1",
                "{\"x\":1,\"name\":null,\"words\":[],\"options\":{}}"
            })
    void whatIsNoSuchRecordIsRefused(String text) {
        WorkJsonException refusal = assertThrows(WorkJsonException.class, () -> WorkJson.read(text, Point.class));
        assertTrue(refusal.getMessage().contains("Point"), refusal.getMessage());
    }

    @Test
    void nothingMayFollow() {
        String text = WorkJson.write(POINT) + " {}";
        assertThrows(WorkJsonException.class, () -> WorkJson.read(text, Point.class));
    }
}
