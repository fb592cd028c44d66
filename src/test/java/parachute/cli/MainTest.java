package parachute.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import parachute.Program;
import parachute.Program.Finished;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.UnicodeBoard;

/** The program as others see it: a process with arguments, three streams and an exit status. */
@Timeout(60)
class MainTest {
    @TempDir
    private Path folder;

    @Test
    void withoutALogOnlyTheProtocolIsHeard() throws Exception {
        Finished run = run("uci\nposition startpos\ngo depth 3\nnonsense\nisready\nquit\n", "uci");
        assertEquals(0, run.status());
        assertEquals("", run.err());
        assertTrue(run.out().startsWith("id name Parachute"), run.out());
        assertTrue(
                run.out().lines().allMatch(line -> line.matches("(id|option|uciok|info|bestmove|readyok).*")),
                run.out());
    }

    @Test
    void theLogHoldsTheConversationAndNothingOfItLeaksToTheConsole() throws Exception {
        Path log = folder.resolve("parachute.log");
        Finished run = run("uci\nposition startpos moves e2e4\nquit\n", "--log", log.toString(), "uci");
        assertEquals(0, run.status());
        assertEquals("", run.err());
        assertTrue(run.out().endsWith("uciok\n"), run.out());
        assertTrue(Files.readString(log).contains("< uciok"), Files.readString(log));
        assertTrue(Files.readString(log).contains("> quit"), Files.readString(log));
        assertTrue(Files.readString(log).contains("Black is to move, not in check"), Files.readString(log));
    }

    @Test
    void theLogShowsTheBoardAfterEveryMove() throws Exception {
        Path log = folder.resolve("parachute.log");
        String moves = "new\nvariant crazyhouse\nforce\ne2e4\nd7d5\ne4d5\nd8d5\nf1b5\n";
        assertEquals(0, run(moves, "--log", log.toString(), "xboard").status());
        String boards = Files.readString(log);
        assertEquals(1 + 5, boards.split("the board: ", -1).length, boards);
        assertTrue(boards.contains("|   | B |   | q |   |   |   |   | 5"), boards);
        assertTrue(boards.contains("| 8  [p]"), boards);
        assertTrue(boards.contains("Black is to move, in check"), boards);
    }

    @Test
    void xboardsProtocolLeavesTheErrorStreamAloneToo() throws Exception {
        Finished run = run("xboard\nprotover 2\nnew\nnonsense\nping 1\nquit\n");
        assertEquals(0, run.status());
        assertEquals("", run.err());
        assertTrue(run.out().contains("pong 1\n"), run.out());
    }

    @Test
    void theEndOfTheInputEndsTheProgramInTheMiddleOfASearch() throws Exception {
        assertEquals(0, run("uci\ngo infinite\n").status());
        assertEquals(0, run("xboard\nnew\nst 100\ngo\n", "xboard").status());
    }

    @Test
    void aMalformedBoardGetsOneLineAndStatus2() throws Exception {
        Finished run = run("9 ♜♞♝♛♚♝♞♜ [♛♚]\n");
        assertEquals(2, run.status());
        assertEquals("", run.out());
        assertEquals(1, run.err().lines().count(), run.err());
    }

    @Test
    void theSuccessorsOfABoardArePrinted() throws Exception {
        Finished run = run(UnicodeBoard.format(Position.start(Variant.CHESS)) + '\n', "TEST");
        assertEquals(0, run.status());
        assertEquals("", run.err());
        assertEquals(20, run.out().split("\n~\n").length, run.out());
    }

    /** What is started often, which is all without options, loads neither the command line's library nor the log. */
    private Finished run(String input, String... arguments) throws IOException, InterruptedException {
        Path classes = folder.resolve("classes");
        Finished run =
                Program.run(folder, input, Program.command(List.of("-Xlog:class+load:file=" + classes), arguments));
        String loaded = Files.readString(classes);
        boolean hasOptions = arguments.length > 1;
        for (String library : List.of(" picocli.", " ch.qos.logback.")) {
            assertEquals(hasOptions, loaded.contains(library), library);
        }
        return run;
    }
}
