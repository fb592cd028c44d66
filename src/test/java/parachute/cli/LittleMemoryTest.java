package parachute.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.Program;

/** The protocols in a Java heap that has hardly any room for tables. */
@Timeout(120)
class LittleMemoryTest {
    @ParameterizedTest
    @ValueSource(ints = {32, 64, 128})
    void whatUciDeclaresByDefaultIsHad(int megabytes) throws Exception {
        String out = linesUntil("bestmove", megabytes, "uci", "uci\nisready\ngo depth 5\n");
        assertTrue(out.contains("readyok\n"), out);
        assertFalse(out.contains("info string"), out);
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64, 128})
    void xboardsProtocolPlaysToo(int megabytes) throws Exception {
        String out =
                linesUntil("pong 1", megabytes, "xboard", "xboard\nprotover 2\nnew\nsd 5\nusermove e2e4\nping 1\n");
        assertTrue(out.contains("move "), out);
        assertFalse(out.contains("Error"), out);
    }

    @Test
    void aTableThatDoesNotFitBecomesSmallerAndIsReportedOnce() throws Exception {
        // A third of this heap is for young objects, so that less is left for a table than the program can know.
        String input = "uci\nsetoption name Hash value 200\nisready\ngo depth 5\n";
        String out = linesUntil("bestmove", 256, "uci", input);
        List<String> reports =
                out.lines().filter(line -> line.startsWith("info string")).toList();
        assertEquals(1, reports.size(), out);
        assertTrue(reports.get(0).matches("info string Hash is 1\\d\\d MB, not 200 MB: .*"), reports.get(0));
        assertTrue(out.contains("readyok\n"), out);
    }

    @Test
    void aSizeBeyondReasonIsReportedOnceAndHarmless() throws Exception {
        String huge = "memory 99999999999\n";
        String out = linesUntil("pong 1", 256, "xboard", "xboard\n" + huge + "new\n" + huge + "new\nping 1\n");
        assertTrue(out.matches("(?s)# Hash is \\d+ MB, not 99999999999 MB: .*"), out);
        assertEquals(2, out.split("not 99999999999 MB", -1).length, out);
        String hash = linesUntil("readyok", 256, "uci", "setoption name Hash value 99999999999\nisready\n");
        assertTrue(hash.matches("(?s)info string Hash is \\d+ MB, not 99999999999 MB: .*"), hash);
    }

    @Test
    void noMoreThreadsAreDeclaredThanThereIsMemoryFor() throws Exception {
        assertEquals(1, mostThreads(64));
        assertEquals(256, mostThreads(8000));
    }

    @Test
    void threadsWithoutMemoryAreReported() throws Exception {
        String uci = linesUntil("readyok", 128, "uci", "uci\nsetoption name Threads value 2\nisready\n");
        assertTrue(uci.contains("info string Threads is 1, not 2: "), uci);
        String xboard = linesUntil("pong 1", 128, "xboard", "xboard\nnew\ncores 2\nmemory 5000\nping 1\n");
        assertTrue(xboard.matches("(?s).*# Threads is 1, not 2: .*# Hash is \\d+ MB, not 5000 MB: .*"), xboard);
    }

    private static int mostThreads(int megabytes) throws IOException {
        String out = linesUntil("uciok", megabytes, "uci", "uci\n");
        Matcher option = Pattern.compile("option name Threads .* max (\\d+)").matcher(out);
        assertTrue(option.find(), out);
        return Integer.parseInt(option.group(1));
    }

    /**
     * Returns what the program says, up to a line that begins with {@code end}; nothing may come on its error stream.
     */
    private static String linesUntil(String end, int megabytes, String protocol, String input) throws IOException {
        Process program = new ProcessBuilder(Program.command(List.of("-Xmx" + megabytes + "m"), protocol)).start();
        StringBuilder lines = new StringBuilder();
        try (Writer in = program.outputWriter(StandardCharsets.UTF_8);
                BufferedReader out = program.inputReader(StandardCharsets.UTF_8);
                BufferedReader err = program.errorReader(StandardCharsets.UTF_8)) {
            in.write(input);
            in.flush();
            Optional<String> line = Optional.of("");
            while (line.isPresent() && !line.get().startsWith(end)) {
                line = Optional.ofNullable(out.readLine());
                line.ifPresent(text -> lines.append(text).append('\n'));
            }
            if (line.isPresent()) {
                in.write("quit\n");
                in.flush();
            }
            assertEquals(Optional.empty(), Optional.ofNullable(err.readLine()), lines.toString());
        }
        return lines.toString();
    }
}
