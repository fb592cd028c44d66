package parachute.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parachute.Await;
import parachute.Program;

/** Programs that run while they are built anew. */
@EnabledOnOs(OS.LINUX)
@Tag("release")
class RebuildIT {
    @TempDir
    private Path parent;

    private Checkout checkout;

    @BeforeEach
    void checkOut() throws Exception {
        checkout = new Checkout(parent.resolve("project"), parent);
    }

    @Test
    void aMatchKeepsItsResult() throws Exception {
        checkout.build();
        checkout.changeTheJar();
        int games = 6;
        String engine = "cmd=\"" + checkout.script("parachute") + "\" uci";
        Process match = checkout.start(
                checkout.script("parachute").toString(),
                "match",
                "--engine",
                engine,
                "name=A",
                "--engine",
                engine,
                "name=B",
                "--each",
                "nodes=1000",
                "--games=" + games,
                "--pgn=games.pgn");
        Path pgn = checkout.folder().resolve("games.pgn");
        Await.until("no game", () -> pgn.toFile().length() > 0);
        checkout.build();
        assertTrue(
                Files.readString(pgn).split("\\[Event ").length < games,
                "the match was over before the program was built");
        String table = new String(match.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String err = new String(match.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(match.waitFor(5, TimeUnit.MINUTES));
        assertEquals(0, match.exitValue(), err);
        assertTrue(table.contains("Elo"), table + err);
    }

    /** Setting a position by "edit" needs classes that the start-up cache does not hold. */
    @Test
    void anEnginePlaysOnWithoutItsFiles() throws Exception {
        checkout.takeTheCache();
        checkout.build();
        Process engine = checkout.start(checkout.script("parachute").toString(), "xboard");
        try (var in = engine.outputWriter();
                var out = engine.inputReader()) {
            in.write("xboard\nprotover 2\nnew\nping 1\n");
            in.flush();
            readUntil(out, "pong 1");
            Await.until("the jar is not opened, which happens in the background", () -> hasOpenedItsJar(engine));
            assertEquals(
                    0, checkout.run("", checkout.script("clean").toString()).status());
            in.write("force\nedit\n#\nKe1\nPe2\nc\nKe8\n.\nusermove e2e4\nping 2\nquit\n");
            in.flush();
            assertEquals("pong 2", readUntil(out, "pong 2"), "an illegal move, or an engine that is gone");
        }
        assertTrue(engine.waitFor(1, TimeUnit.MINUTES));
        assertEquals(0, engine.exitValue());
    }

    private static boolean hasOpenedItsJar(Process engine) {
        try (Stream<Path> files = Files.list(Path.of("/proc", String.valueOf(engine.pid()), "fd"))) {
            return files.anyMatch(RebuildIT::isJar);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isJar(Path descriptor) {
        try {
            return Files.readSymbolicLink(descriptor).endsWith("parachute.jar");
        } catch (IOException e) {
            // It was closed meanwhile.
            return false;
        }
    }

    /** Reads up to a line, or to one that says that something went wrong, and returns it. */
    private static String readUntil(BufferedReader out, String last) throws IOException {
        while (true) {
            String line = out.readLine();
            if (line == null || line.equals(last) || line.startsWith("Illegal") || line.contains("rror")) {
                return String.valueOf(line);
            }
        }
    }

    @Test
    void whoeverStartsMeanwhileFindsAWholeProgram() throws Exception {
        checkout.build();
        Process builds = checkout.start("sh", "-c", "for i in 1 2 3 4 5; do scripts/build; done");
        while (builds.isAlive()) {
            Program.Finished answer =
                    checkout.run("uci\nquit\n", checkout.script("parachute").toString(), "uci");
            assertEquals("", answer.err());
            assertTrue(answer.out().endsWith("uciok\n"), answer.out());
        }
        assertEquals(0, builds.exitValue());
    }
}
