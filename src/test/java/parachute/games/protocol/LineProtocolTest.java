package parachute.games.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.io.LineReader;
import parachute.io.LineWriter;
import parachute.io.UserException;

class LineProtocolTest {
    private final LineProtocol protocol = new LineProtocol()
            .on("hello", arguments -> "hello")
            .on("twice WORD", arguments -> arguments.get(0).repeat(2))
            .on("go [SECONDS]", arguments -> "went " + arguments)
            .onAny("count WORDS", arguments -> String.valueOf(arguments.size()))
            .on("refuse", arguments -> {
                throw new UserException("never");
            })
            .on("break", arguments -> {
                throw new IllegalStateException("secret");
            });

    @ParameterizedTest
    @CsvSource({
        "hello,                hello",
        "'  hello\t ',         hello",
        "twice ab,             abab",
        "go,                   went []",
        "go 3,                 went [3]",
        "count,                0",
        "count a  b\tc,        3"
    })
    void aRequestGetsItsReply(String line, String answer) {
        assertEquals(answer, protocol.answer(line));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "twice       | error: expected: twice WORD, not \"twice\"",
                "twice a b   | error: expected: twice WORD, not \"twice a b\"",
                "hello  you  | error: expected: hello, not \"hello you\"",
                "go 1 2      | error: expected: go [SECONDS], not \"go 1 2\"",
                "refuse      | error: never"
            })
    void aBadRequestGetsAnErrorThatSaysWhatWasExpected(String line, String answer) {
        assertEquals(answer, protocol.answer(line));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "Hello", "hellohello", "\u0007", "♜"})
    void anUnknownRequestGetsAnErrorThatNamesTheKnownOnes(String line) {
        String answer = protocol.answer(line);
        assertTrue(answer.startsWith("error: unknown request \""), answer);
        assertTrue(answer.endsWith("known are hello, twice, go, count, refuse, break, quit"), answer);
    }

    @Test
    void aFaultOfTheProgramIsAnErrorLineWithoutTheException() {
        String answer = protocol.answer("break");
        assertTrue(answer.startsWith("error: "), answer);
        assertFalse(answer.contains("secret") || answer.contains("Exception"), answer);
    }

    @Test
    void everyLineGetsAReplyUntilQuit() {
        assertEquals("hello\nerror: never\nhello\n", session("hello\nrefuse\nhello\n quit \nhello\n"));
        assertEquals("hello\n", session("hello"));
        assertEquals("", session(""));
    }

    @Test
    void aBrokenOutputEndsTheSession() {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("gone");
            }
        };
        LineReader in = reader("hello\nhello\nhello\n");
        protocol.run(in, new LineWriter(broken));
        assertEquals("hello", in.readLine().orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "0.2, 0.2", ".5, 0.5", "3600, 3600", "007, 7"})
    void secondsAreDecimalNumbers(String text, double seconds) {
        assertEquals(seconds, Arguments.seconds(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "0.0", "-1", "3600.1", "1e3", "NaN", "Infinity", "1,5", "", ".", "1.", "٣", "0x1"})
    void otherSecondsAreRefused(String text) {
        String message =
                assertThrows(UserException.class, () -> Arguments.seconds(text)).getMessage();
        assertEquals("seconds are a number above 0, at most 3600, not \"" + text + "\"", message);
    }

    @Test
    void whatIsQuotedStaysShortAndReadable() {
        assertEquals("\"a?b\"", Arguments.quote("a\u001bb"));
        assertEquals(63, Arguments.quote("x".repeat(5000)).length());
    }

    private String session(String input) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        protocol.run(reader(input), new LineWriter(out));
        return out.toString(StandardCharsets.UTF_8);
    }

    private static LineReader reader(String input) {
        return new LineReader(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
    }
}
