package parachute.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the command line of the suites makes of its words. */
class SuiteCommandTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @ParameterizedTest(name = "suite {0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            kings                                    | mates or moves, not "kings"
            mates --nodes 0                          | expected a number from 1 on, not "0"
            mates --threads 0                        | expected a number from 1 to
            make mates                               | missing required
            make kings file --checker x              | mates or moves, not "kings"
            make mates file --checker no-such-engine | no-such-engine cannot be started
            """)
    void mistakesAreSaidInOneLine(String words, String complaint) {
        assertEquals(FrontEnds.USAGE, run("suite " + words));
        String said = err.toString(StandardCharsets.UTF_8);
        assertTrue(said.toLowerCase(Locale.ROOT).contains(complaint), said);
        assertEquals(1, said.lines().count(), said);
    }

    @Test
    void theTableAndTheMissedPositionsArePrinted() {
        assertEquals(FrontEnds.OK, run("suite moves --nodes 100 --threads 2 --missed"));
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals("moves with 100 nodes", lines.get(0));
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("all ")), lines::toString);
        assertTrue(lines.stream().anyMatch(line -> line.contains("id \"moves.") && line.contains("answer \"")));
    }

    private int run(String words) {
        List<String> list = Stream.of(words.strip().split("\\s+")).toList();
        return ParachuteCommand.run(list, new RecordingFrontEnds(), settings -> FrontEnds.FAILURE, out, err);
    }
}
