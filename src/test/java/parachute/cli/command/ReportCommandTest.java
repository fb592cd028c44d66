package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.Program;
import parachute.cli.start.FrontEnds;

/** What can be wrong before anything is measured. */
class ReportCommandTest {
    private final Terminal terminal = new Terminal();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"--concurrency 0", "--output", "--output nowhere/report.pdf", "--fast"})
    void mistakesAreSaidInOneLine(String words) {
        assertEquals(FrontEnds.USAGE, terminal.run("report " + words));
        assertEquals(1, terminal.complaint().lines().count());
    }

    /** As in the jar alone, which does not hold them. */
    @Test
    void withoutItsLibrariesItSaysHowToStartIt() throws Exception {
        List<String> command = new ArrayList<>(Program.command("report", "--output", folder + "/report.pdf"));
        command.replaceAll(word -> List.of(word.split(":")).stream()
                .filter(entry -> !entry.contains("openhtmltopdf"))
                .collect(Collectors.joining(":")));
        Program.Finished finished = Program.run(folder, "", command);
        assertEquals(FrontEnds.USAGE, finished.status());
        assertTrue(finished.err().contains("start it with scripts/report"), finished.err());
    }
}
