package parachute.tools.train.play;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parachute.Await;
import parachute.Program;
import parachute.rules.board.Variant;
import parachute.tools.train.data.GameReader;

/** Games made by the program as a user starts it. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class GenerationIT {
    /** Longest wait for anything, in seconds. */
    private static final long TIMEOUT = 300;

    private static final int KILLED = 128 + 9;

    /** More bytes than the header and the first games take. */
    private static final int SOME_GAMES = 2_000;

    @TempDir
    private Path folder;

    private Process play(Path file, long games) throws IOException {
        return command(file, games).start();
    }

    private ProcessBuilder command(Path file, long games) {
        return Program.launcher(
                        "train",
                        "play",
                        "crazyhouse",
                        file.toString(),
                        "--games",
                        String.valueOf(games),
                        "--nodes",
                        "40",
                        "--seed",
                        "9",
                        "--concurrency",
                        "2")
                .redirectErrorStream(true)
                .redirectOutput(Redirect.appendTo(folder.resolve("out").toFile()));
    }

    private void assertPlays(Path file, long games) throws IOException, InterruptedException {
        assertEquals(0, end(play(file, games)), () -> "status; it said " + said());
    }

    private static int end(Process process) throws InterruptedException {
        try {
            assertTrue(process.waitFor(TIMEOUT, TimeUnit.SECONDS), "runs on");
            return process.exitValue();
        } finally {
            process.destroyForcibly();
        }
    }

    private String said() {
        try {
            return Files.readString(folder.resolve("out"));
        } catch (IOException e) {
            return e.toString();
        }
    }

    private static long count(Path file) throws IOException {
        long count = 0;
        try (GameReader reader = GameReader.open(file, Variant.CRAZYHOUSE)) {
            while (reader.next().isPresent()) {
                count++;
            }
        }
        return count;
    }

    /** Where the launcher asks for the Vector API, which its own tests do without. */
    @Test
    void theNetworkComesToTheSameWithAndWithoutVectors() throws IOException, InterruptedException {
        Path plain = folder.resolve("plain.pgf");
        assertPlays(plain, 3);
        Path vectors = folder.resolve("vectors.pgf");
        ProcessBuilder builder = command(vectors, 3);
        builder.environment().keySet().removeAll(List.of("PARACHUTE_JAVA_OPTS", "PARACHUTE_VECTORS"));
        assertEquals(0, end(builder.start()), () -> "status; it said " + said());
        assertTrue(said().contains("jdk.incubator.vector"), this::said);
        assertArrayEquals(Files.readAllBytes(plain), Files.readAllBytes(vectors));
    }

    @Test
    void aKilledRunIsContinuedAsIfNothingHadHappened() throws Exception {
        Path file = folder.resolve("killed");
        Process endless = play(file, 1_000_000);
        try {
            Await.until("no games", () -> file.toFile().length() >= SOME_GAMES || !endless.isAlive());
            assertTrue(endless.isAlive(), this::said);
            assertEquals(2, end(play(file, 1_000_000)), "status of a second run");
            assertTrue(said().contains(file + " is being written by another run"), this::said);
        } finally {
            endless.destroyForcibly();
        }
        assertEquals(KILLED, endless.waitFor());
        long begun = count(file);
        assertTrue(begun > 0);
        Path whole = folder.resolve("whole");
        assertPlays(whole, begun + 5);
        assertPlays(file, begun + 5);
        assertArrayEquals(Files.readAllBytes(whole), Files.readAllBytes(file));
    }
}
