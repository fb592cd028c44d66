package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.Engine;
import parachute.io.LineReader;

/** The end of the input of a script: everything read before gets its reply. */
class CecpInputEndTest {
    /** Returns what a session writes after its last command, up to a line. */
    private static List<String> answers(String end, String... script) throws IOException {
        try (Dialogue client = new Dialogue(script)) {
            List<String> lines = client.hangUp().until(end);
            client.end();
            return lines;
        }
    }

    @Test
    void theMoveIsMadeAndThePingGetsItsReply() throws IOException {
        List<String> lines =
                answers("pong 1", "xboard", "new", "variant crazyhouse", "sd 2", "usermove e2e4", "ping 1");
        assertEquals(2, lines.size(), lines.toString());
        assertTrue(lines.get(0).startsWith("move "), lines.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"sd 7", "sd 7\nst 1000\nhard"})
    void aSearchToADepthIsFinished(String limit) throws IOException {
        List<String> lines = answers("move .*", "new", "post", limit, "go");
        assertTrue(lines.get(lines.size() - 2).strip().startsWith("7 "), lines.toString());
    }

    @Test
    void aSearchOfSomeNodesIsFinished() throws IOException {
        List<String> lines = answers("move .*", "new", "post", "nps 1", "st 20000", "go");
        String last = lines.get(lines.size() - 2);
        assertTrue(Integer.parseInt(last.strip().split(" ")[3]) > 5000, last);
    }

    @Test
    void aPausedSearchToADepthIsFinishedToo() throws IOException {
        assertTrue(answers("move .*", "new", "post", "sd 7", "go", "pause").stream()
                .anyMatch(line -> line.strip().startsWith("7 ")));
    }

    @Test
    void aSearchByTheClockIsStoppedAndItsMoveMade() throws IOException {
        answers("move .*", "new", "st 1000", "go");
    }

    @Test
    void aDepthThatCannotBeReachedIsNotAwaitedForever() throws IOException {
        try (Dialogue client = new Dialogue(Duration.ofMillis(50), "new", "sd 100", "go")) {
            client.hangUp().until("move .*");
        }
    }

    @Test
    void aHintIsStillGiven() throws IOException {
        answers("Hint: .*", "new", "force", "hint");
    }

    @Test
    void nothingIsPonderedOnAnyMore() throws IOException {
        assertEquals(
                List.of("pong 1"),
                answers("pong 1", "new", "sd 3", "hard", "usermove e2e4", "ping 1").stream()
                        .filter(line -> !line.startsWith("move "))
                        .toList());
    }

    @Test
    void theEndOfALongLineIsNotQuit() throws IOException {
        answers("pong 1", " ".repeat(EventQueue.MAX_LENGTH) + "quit", "ping 1");
    }

    /** A reading thread would delay the end of the virtual machine by a third of a second. */
    @Test
    void nothingIsReadAfterQuit() throws Exception {
        CountDownLatch readOn = new CountDownLatch(1);
        InputStream rest = new InputStream() {
            @Override
            public int read() {
                readOn.countDown();
                return -1;
            }

            @Override
            public int read(byte[] bytes, int offset, int length) {
                return read();
            }
        };
        InputStream quit = new ByteArrayInputStream("xboard\nquit\n".getBytes(StandardCharsets.US_ASCII));
        try (Engine engine = new Engine()) {
            LineReader in = new LineReader(new SequenceInputStream(quit, rest));
            new CecpSession(engine, in, new ByteArrayOutputStream(), ignored -> {}, Engine.INPUT_END_TIMEOUT).run();
        }
        assertFalse(readOn.await(200, TimeUnit.MILLISECONDS));
    }
}
