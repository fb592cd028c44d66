package parachute.games.uttt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import parachute.Program;
import parachute.Program.Finished;
import parachute.cli.start.SmallGame;

/** The program as players use it: a process that replies line by line. */
@Timeout(60)
class UtttProgramTest {
    @TempDir
    private Path folder;

    @Test
    void itRepliesToEveryLineBeforeTheNextIsSent() throws Exception {
        try (Client client = new Client("uttt", "--seed", "1")) {
            assertEquals("ok", client.ask("state " + Examples.UTTT_4));
            assertEquals("c", client.ask("available"));
            assertEquals("n ne nw sw w", client.ask("best"));
            assertEquals("ok", client.ask("initial"));
            assertTrue(client.ask("go 0.1").matches("\\w+/\\w+"));
            assertEquals("0", client.ask("next"));
            assertTrue(client.ask("play narrow greedy").endsWith(" winner 0"));
            assertTrue(client.ask("nonsense").startsWith("error: "));
            assertTrue(client.ask("").startsWith("error: "));
            client.send("print");
            int lines = 0;
            while (!client.readLine().isEmpty()) {
                lines++;
            }
            assertEquals(13, lines);
            client.send("quit");
            assertEquals(0, client.status());
            assertEquals("", client.errors());
        }
    }

    @Test
    void theEndOfTheInputEndsIt() throws Exception {
        try (Client client = new Client("uttt")) {
            assertEquals("x", client.ask("next"));
            client.endInput();
            assertEquals(0, client.status());
            assertEquals("", client.errors());
        }
    }

    @Test
    void theSameSeedAndDepthPlayTheSameGame() {
        Finished first = Program.run(SmallGame.UTTT, "play alphaBeta alphaBeta\n", "--seed", "5", "--depth", "4");
        assertTrue(first.out().contains(" winner "), first.out());
        assertEquals(first, Program.run(SmallGame.UTTT, "play alphaBeta alphaBeta\n", "--seed", "5", "--depth", "4"));
    }

    @Test
    void itsHelpNamesEveryRequest() {
        Finished run = Program.run(SmallGame.UTTT, "", "--help");
        assertEquals(0, run.status());
        assertTrue(run.out().startsWith("Usage: parachute uttt"), run.out());
        for (String request :
                ("state initial boards uboard board cell result next available valid move priority individual"
                                + " best narrow greedy first last go play print quit")
                        .split(" ")) {
            assertTrue(run.out().contains(request), request);
        }
    }

    @Test
    void argumentsThatMakeNoSenseGetOneLineAndStatus2() {
        for (String arguments : List.of("--depth 0", "--seed x", "chess")) {
            Finished run = Program.run(SmallGame.UTTT, "", arguments.split(" "));
            assertEquals(2, run.status());
            assertEquals("", run.out());
            assertEquals(1, run.err().lines().count(), run.err());
            assertTrue(run.err().startsWith("parachute: "), run.err());
        }
    }

    @Test
    void itLoadsNothingOfChessNorOfOtherGames() throws Exception {
        try (Client client = new Client(List.of("-verbose:class"), "uttt")) {
            client.send("go 0.05");
            client.endInput();
            // Longer than a pipe's buffer: read before waiting for the end.
            String loaded = client.rest();
            assertEquals(0, client.status());
            assertTrue(loaded.contains(" parachute.games.uttt.UtttBoard "), "the list of loaded classes");
            for (String other : List.of("rules.board", "engine", "games.iade", "games.shogun", "games.tours")) {
                assertFalse(loaded.contains(" parachute." + other + "."), other);
            }
        }
    }

    private final class Client implements AutoCloseable {
        private final Path errors = folder.resolve("errors");
        private final Process process;
        private final Writer in;
        private final BufferedReader out;

        Client(String... arguments) throws IOException {
            this(List.of(), arguments);
        }

        Client(List<String> flags, String... arguments) throws IOException {
            process = new ProcessBuilder(Program.command(flags, arguments))
                    .redirectError(errors.toFile())
                    .start();
            in = process.outputWriter(StandardCharsets.UTF_8);
            out = process.inputReader(StandardCharsets.UTF_8);
        }

        String ask(String line) throws IOException {
            send(line);
            return readLine();
        }

        void send(String line) throws IOException {
            in.write(line + "\n");
            in.flush();
        }

        String readLine() throws IOException {
            return out.readLine();
        }

        void endInput() throws IOException {
            in.close();
        }

        /** Returns the rest of the output. */
        String rest() {
            return String.join("\n", out.lines().toList());
        }

        String errors() throws IOException {
            return Files.readString(errors);
        }

        /** Waits for the end. */
        int status() throws InterruptedException {
            assertTrue(process.waitFor(1, TimeUnit.MINUTES), "the program runs on");
            return process.exitValue();
        }

        @Override
        public void close() throws IOException {
            process.destroy();
            in.close();
            out.close();
        }
    }
}
