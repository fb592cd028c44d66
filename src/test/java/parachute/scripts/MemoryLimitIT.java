package parachute.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.Program;

/** The program with little memory. */
@EnabledOnOs(OS.LINUX)
class MemoryLimitIT {
    private static final String GO = "uci\nsetoption name Hash value 16\ngo depth 3\nisready\nquit\n";

    @TempDir
    private Path parent;

    private Checkout checkout;

    private Program.Finished within(int megabytes, String input, String arguments) throws Exception {
        checkout = new Checkout(parent.resolve("project"), parent);
        checkout.build();
        checkout.set("PARACHUTE_JAVA_OPTS", "");
        return checkout.run(
                input, "sh", "-c", "ulimit -v " + 1024L * megabytes + "; exec scripts/parachute " + arguments);
    }

    @ParameterizedTest
    @ValueSource(ints = {600, 2000, 20000})
    void aLimitOfAddressesIsKept(int megabytes) throws Exception {
        Program.Finished answer = within(megabytes, GO, "uci");
        assertTrue(answer.out().contains("readyok"), answer.toString());
        assertFalse(answer.out().contains("VM"), answer.out());
        assertEquals(0, answer.status(), answer.toString());
    }

    @Test
    void allMovesAreFoundWithinALimitOfAddresses() throws Exception {
        Program.Finished answer = within(600, "", "TEST <src/site/resources/boards/start.txt");
        assertEquals(20, answer.out().split("~").length, answer.toString());
    }

    @Test
    void xboardIsToldThatThereIsTooLittleMemory() throws Exception {
        Program.Finished answer = within(300, "xboard\nprotover 2\nquit\n", "xboard");
        assertEquals(1, answer.status());
        assertEquals("", answer.err());
        assertEquals(
                "feature done=0\ntellusererror Parachute: the JVM does not start with 300 MB of address space (ulimit -v)\n",
                answer.out());
    }

    @Test
    void aLegalMoveIsPlayedWhereThereIsNoMemoryForASearch() throws Exception {
        checkout = new Checkout(parent.resolve("project"), parent);
        checkout.build();
        checkout.set("PARACHUTE_JAVA_OPTS", "-Xms4m -Xmn2m -Xmx9m");
        String input = "uci\nisready\nposition startpos moves e2e4\ngo movetime 200\nquit\n";
        Program.Finished answer =
                checkout.run(input, checkout.script("parachute").toString(), "uci");
        assertTrue(answer.out().contains("\nreadyok\n"), answer.out());
        assertTrue(answer.out().contains("info string out of memory: a legal move is played"), answer.out());
        assertTrue(answer.out().contains("\nbestmove "), answer.out());
    }

    @Test
    void theJvmComplainsOnStandardErrorOnly() throws Exception {
        checkout = new Checkout(parent.resolve("project"), parent);
        checkout.build();
        checkout.set("PARACHUTE_JAVA_OPTS", "-Xmx90000g");
        Program.Finished answer = checkout.run(GO, checkout.script("parachute").toString(), "uci");
        assertEquals(1, answer.status());
        assertEquals("", answer.out());
        assertTrue(answer.err().contains("heap"), answer.err());
    }

    @Test
    void theJvmCrashesWithoutAWordInTheProtocol() throws Exception {
        checkout = new Checkout(parent.resolve("project"), parent);
        checkout.build();
        // A core file would only take time.
        Process engine = checkout.start("sh", "-c", "ulimit -c 0; exec scripts/parachute uci");
        try (var in = engine.outputWriter();
                var out = engine.inputReader()) {
            in.write("isready\n");
            in.flush();
            assertEquals("readyok", out.readLine());
            checkout.run("", "kill", "-SEGV", String.valueOf(engine.pid()));
            assertEquals(List.of(), out.readAllLines());
        }
    }
}
