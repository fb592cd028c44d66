package parachute.tools.match.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.io.UserException;

/** What is made of a file that somebody else writes. */
class EngineListTest {
    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0}: line {1}, column {2}")
    @CsvSource(quoteCharacter = '`', delimiter = '|', textBlock = """
            [1,]           | 1 | 4
            [1 2]          | 1 | 4
            {"a" 1}        | 1 | 6
            [] []          | 1 | 4
            `[\n {,`       | 2 | 3
            """)
    void aMistakeIsNamedByItsPlace(String text, int line, int column) throws Exception {
        assertEquals(
                " is not JSON: mistake in line " + line + ", column " + column,
                complaint(text).getMessage().substring(file().toString().length()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "\"open", "\"\\u12\"", "\"\\x\"", "tru", "-", "[NaN]", "['x']"})
    void whatIsNoJsonIsRefused(String text) throws Exception {
        assertEquals(file() + " is not JSON", complaint(text).getMessage().replaceFirst(": mistake in line 1, .*", ""));
    }

    @Test
    void endlessNestingIsRefused() throws Exception {
        assertEquals(file() + " is not JSON", complaint("[".repeat(100_000)).getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{}", "null", "\"x\"", "1"})
    void whatIsNoListIsRefused(String text) throws Exception {
        assertEquals(
                file() + " does not hold a list of engines", complaint(text).getMessage());
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        UserException e = assertThrows(UserException.class, () -> new EngineList(file(), Map.of()).words("x"));
        assertTrue(
                e.getMessage().startsWith("there is no engine named \"x\": there is no file " + file()), e::getMessage);
    }

    @Test
    void whatIsNullOrOfAnotherKindIsPassedOver() throws Exception {
        Map<String, String> words = words("""
                [ 3, "x", {"name": 7}, {"command": "y"},
                  {"name": "x", "command": ["x"], "workingDirectory": null, "protocol": 1, "initStrings": null,
                   "options": [{"name": null, "value": 1}, 5]} ]
                """);
        assertEquals(Map.of("name", "x"), words);
    }

    @ParameterizedTest(name = "{0} is sent as \"{1}\"")
    @CsvSource(delimiter = '|', textBlock = """
            "text"      | text
            64          | 64
            64.0        | 64
            -1.5        | -1.5
            1e9         | 1000000000
            12345678901 | 12345678901
            1e999       | Infinity
            true        | true
            null        | ''
            []          | ''
            """)
    void anOptionIsSentAsItStands(String value, String sent) throws Exception {
        Map<String, String> words = words("""
                [{"name": "x", "options": [{"name": "o", "value": %s}]}]
                """.formatted(value));
        assertEquals(sent, words.get("option.o"));
    }

    private UserException complaint(String text) {
        return assertThrows(UserException.class, () -> words(text));
    }

    private Map<String, String> words(String text) throws IOException {
        return new EngineList(Files.writeString(file(), text), Map.of()).words("x");
    }

    private Path file() {
        return folder.resolve("engines.json");
    }
}
