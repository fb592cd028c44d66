package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.TestScripts;
import parachute.cli.start.FrontEnds;

/** What the command line of the suites makes of its words. */
class SuiteCommandTest {
    private final Terminal terminal = new Terminal();

    @ParameterizedTest(name = "suite {0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            kings                                    | mates or moves, not "kings"
            mates --nodes 0                          | expected a number of at least 1, not "0"
            mates --concurrency 0                    | expected a number from 1 to
            make mates                               | missing required
            make kings file --checker x              | mates or moves, not "kings"
            make mates file --checker no-such-engine | no-such-engine cannot be started
            make mates none/f --checker x            | none/f cannot be written: there is no folder
            make mates target --checker x            | target is a folder
            """)
    void mistakesAreSaidInOneLine(String words, String complaint) {
        assertEquals(FrontEnds.USAGE, terminal.run("suite " + words));
        String said = terminal.complaint();
        assertTrue(said.toLowerCase(Locale.ROOT).contains(complaint), said);
        assertEquals(1, said.lines().count(), said);
    }

    @Test
    void theTableAndTheMissedPositionsArePrinted() {
        assertEquals(FrontEnds.OK, terminal.run("suite moves --nodes 100 --concurrency 2 --missed"));
        List<String> lines = terminal.saidLines();
        assertEquals("moves with 100 nodes", lines.get(0));
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("all ")), lines::toString);
        assertTrue(lines.stream().anyMatch(line -> line.contains("id \"moves.") && line.contains("answer \"")));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFileThatIsNotFinishedSaysSo(@TempDir Path folder) throws IOException {
        assertEquals(FrontEnds.USAGE, make(folder, "exit"));
        String header = header(folder);
        assertTrue(header.startsWith("# unfinished: scripts/parachute suite make moves "), header);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFinishedFileBeginsWithTheCommandThatMadeIt(@TempDir Path folder) throws IOException {
        assertEquals(FrontEnds.OK, make(folder, "echo bestmove 0000"));
        String header = header(folder);
        assertTrue(header.startsWith("# scripts/parachute suite make moves "), header);
    }

    /** Makes a suite from one game, with a checker that does one thing when it is to search. */
    private int make(Path folder, String search) {
        String checker = "sh '" + TestScripts.path("tools/suite/checker.sh") + "' crazyhouse '" + search + "'";
        String made = folder.resolve("made.epd").toString();
        return terminal.run(List.of("suite", "make", "moves", made, "--checker", checker, "--games", "1"));
    }

    private static String header(Path folder) throws IOException {
        return Files.readAllLines(folder.resolve("made.epd")).get(0);
    }
}
