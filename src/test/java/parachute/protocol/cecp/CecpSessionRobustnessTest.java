package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.RandomText;
import parachute.engine.Engine;
import parachute.io.LineReader;

/** Whatever comes, the session answers the next ping or ends. */
class CecpSessionRobustnessTest {
    private static final List<String> WORDS = List.of(
            "new",
            "force",
            "go",
            "?",
            "undo",
            "remove",
            "post",
            "nopost",
            "hard",
            "easy",
            "analyze",
            "exit",
            ".",
            "hint",
            "bk",
            "draw",
            "result 1-0 {x}",
            "computer",
            "random",
            "white",
            "black",
            "playother",
            "pause",
            "resume",
            "edit",
            "#",
            "c",
            "Pa4",
            "usermove e2e4",
            "e7e5",
            "usermove N@f3",
            "variant crazyhouse",
            "variant",
            "setboard x",
            "setboard 8/8/8/8/8/8/8/8 w - - 0 1",
            "setboard r3k2r/8/8/8/8/8/8/R3K2R[QPnp] b KQkq - 0 1",
            "setboard 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",
            "time 3",
            "otim",
            "level 0 0:01 0",
            "level",
            "st 0.01",
            "sd 1",
            "sd -5",
            "nps 1000",
            "memory 4",
            "cores 1",
            "option =",
            "option MultiPV=3",
            "option ClearHash",
            "exclude e2e4",
            "include all",
            "exclude all",
            "xboard",
            "protover",
            "holding [P] []");

    @Test
    void tenThousandLinesOfGarbageAndTheNextPingIsAnswered() throws Exception {
        RandomText random = new RandomText(7);
        try (Dialogue client = new Dialogue()) {
            client.say("sd 1", "level 0 0:01 0");
            for (int i = 0; i < 10_000; i++) {
                client.sayRaw(random.bytes(60)).sayRaw(new byte[] {'\n'});
            }
            client.say(".", "exit", "resume", "new", "force", "e2e4", "e7e5");
            client.say("ping 1");
            assertFalse(client.until("pong 1").stream().anyMatch(line -> line.startsWith("Error (internal)")));
            assertEquals(List.of(), client.say("g1f3").answers());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void commandsInAnyOrderNeverConfuseIt(int seed) throws Exception {
        RandomText random = new RandomText(seed);
        try (Dialogue client = new Dialogue()) {
            for (int i = 0; i < 3000; i++) {
                client.say(random.word(WORDS));
                if (i % 100 == 99) {
                    client.say(".", "resume", "?", "force", "ping " + i);
                    List<String> lines = client.until("pong " + i);
                    assertFalse(lines.stream().anyMatch(line -> line.startsWith("Error (internal)")), lines.toString());
                }
            }
            client.say(".", "exit", "resume", "new", "force");
            client.answers();
            assertEquals(List.of(), client.say("e2e4", "e7e5").answers());
        }
    }

    @Test
    void aLineOfTenMegabytesIsAnsweredInOneShortLine() throws Exception {
        byte[] line = new byte[10_000_000];
        Arrays.fill(line, (byte) 'x');
        try (Dialogue client = new Dialogue()) {
            client.sayRaw(line).say("");
            List<String> answers = client.answers();
            assertEquals(1, answers.size());
            assertTrue(answers.get(0).startsWith("Error (unknown command): xxx"));
            assertTrue(answers.get(0).length() < 1000);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"force", "st 1000\ngo", "sd 100\npost\nanalyze", "st 1000\ngo\npause"})
    void theEndOfTheInputEndsItWhateverItDoes(String state) throws Exception {
        try (Dialogue client = new Dialogue()) {
            client.say(state);
            Thread.sleep(100);
            client.hangUp();
            assertTimeoutPreemptively(Duration.ofSeconds(2), client::end);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"force", "sd 100\nst 1000\ngo", "sd 100\npost\nanalyze"})
    void quitEndsItWhateverItDoes(String state) throws Exception {
        try (Dialogue client = new Dialogue()) {
            client.say(state);
            Thread.sleep(100);
            client.say("quit");
            assertTimeoutPreemptively(Duration.ofSeconds(2), client::end);
        }
    }

    @Test
    void aClientThatNoLongerListensEndsIt() throws Exception {
        try (PipedOutputStream toEngine = new PipedOutputStream();
                PipedInputStream input = new PipedInputStream(toEngine);
                Engine engine = new Engine()) {
            CecpSession session = new CecpSession(engine, new LineReader(input), new Broken(), ignored -> {});
            toEngine.write("post\nanalyze\n".getBytes(StandardCharsets.UTF_8));
            toEngine.flush();
            assertTimeoutPreemptively(Duration.ofSeconds(10), session::run);
        }
    }

    /** A pipe that nobody reads. */
    private static final class Broken extends OutputStream {
        @Override
        public void write(int b) throws IOException {
            throw new IOException("broken pipe");
        }
    }
}
