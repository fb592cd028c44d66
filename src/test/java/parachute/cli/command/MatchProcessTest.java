package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.Await;
import parachute.Program;
import parachute.Program.Finished;
import parachute.TestScripts;
import parachute.cli.start.FrontEnds;

/** Matches as processes: ended from outside, two at a time, on a disk that gets full, at a terminal. */
@EnabledOnOs(OS.LINUX)
@Timeout(120)
class MatchProcessTest {
    @TempDir
    private Path folder;

    private Path pgn;

    /** While it exists, the engines that do "wait" or worse do not move. */
    private Path gate;

    @BeforeEach
    void nameTheFiles() {
        pgn = folder.resolve("games.pgn");
        gate = folder.resolve("gate");
    }

    // ---- ended from outside ---------------------------------------------------------------------------------------

    @ParameterizedTest(name = "an engine that would {0}")
    @ValueSource(strings = {"wait", "wait-lose-head"})
    void anInterruptFromTheKeyboardCostsNoGame(String deed) throws Exception {
        Files.createFile(gate);
        Process match = start(match(deed, "--games", "4", "--pgn", pgn.toString()));
        awaitWaitingEngine();
        // The engines get the signal first, as may happen on a busy machine.
        for (ProcessHandle engine : match.descendants().toList()) {
            // Some may be gone already: the match ends those that are left of a game.
            assertTrue(kill("-INT", "" + engine.pid()) == 0 || !engine.isAlive());
        }
        Thread.sleep(100);
        signal("-INT", "-" + match.pid());
        assertTrue(match.waitFor(100, TimeUnit.SECONDS));
        assertEquals(MatchRunner.INTERRUPTED, match.exitValue(), this::err);
        assertFalse(Files.readString(pgn).contains("Termination"), "no game is over");

        Files.delete(gate);
        Terminal resumed = new Terminal();
        assertEquals(
                FrontEnds.OK,
                resumed.run(words(deed, "--games", "4", "--pgn", pgn.toString(), "--resume")),
                resumed::complaint);
        assertTrue(resumed.said().contains("No crashes, stalls, illegal moves or time losses."), resumed::said);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-INT", "-TERM"})
    void noEngineStaysBehind(String signal) throws Exception {
        Files.createFile(gate);
        Process match = start(match("wait-deaf", "--games", "4"));
        awaitWaitingEngine();
        assertTrue(engines() > 0);
        signal(signal, "" + match.pid());
        assertTrue(match.waitFor(100, TimeUnit.SECONDS));
        assertEquals(0, engines());
    }

    /** Programs that run with this test's gate on their command line. */
    private long engines() {
        try (Stream<ProcessHandle> all = ProcessHandle.allProcesses()) {
            return all.filter(process -> process.info().commandLine().orElse("").contains(gate.toString()))
                    .filter(ProcessHandle::isAlive)
                    .count();
        }
    }

    private void awaitWaitingEngine() throws InterruptedException {
        Await.until("no engine waits", () -> Files.exists(folder.resolve("gate.waiting")));
    }

    private static void signal(String signal, String process) throws IOException, InterruptedException {
        assertEquals(0, kill(signal, process));
    }

    private static int kill(String signal, String process) throws IOException, InterruptedException {
        return new ProcessBuilder("kill", signal, "--", process).start().waitFor();
    }

    /** Starts a command in a process group of its own, whose number is that of the process. */
    private Process start(List<String> command) throws IOException {
        // A shell that runs the tests in the background has them ignore interrupts, and whatever they start.
        List<String> words = new ArrayList<>(List.of("env", "--default-signal=INT,TERM", "setsid"));
        words.addAll(command);
        return new ProcessBuilder(words)
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile())
                .start();
    }

    private String err() {
        try {
            return Files.readString(folder.resolve("err"));
        } catch (IOException e) {
            return e.toString();
        }
    }

    // ---- the file of the games ------------------------------------------------------------------------------------

    @Test
    void aSecondMatchDoesNotWriteTheSameFile() throws Exception {
        Files.createFile(gate);
        Process first = start(match("wait", "--games", "2", "--pgn", pgn.toString()));
        awaitWaitingEngine();
        Terminal second = new Terminal();
        List<String> words = words("wait", "--games", "2", "--pgn", pgn.toString(), "--resume");
        assertEquals(FrontEnds.USAGE, second.run(words), second::said);
        assertTrue(second.complaint().contains(pgn + " is being written by another match"), second::complaint);
        signal("-KILL", "" + first.pid());
        first.waitFor();

        Files.delete(gate);
        assertEquals(FrontEnds.OK, second.run(words), () -> "the lock ends with its owner: " + second.complaint());
    }

    @Test
    void aDiskThatGetsFullEndsTheMatchWithItsTable() throws Exception {
        // Blocks of 512 bytes: more than what is tried before the first game, less than the games that are to be
        // played.
        List<String> command = new ArrayList<>(List.of("sh", "-c", "ulimit -f 136; exec \"$@\"", "sh"));
        command.addAll(match("resign", "--games", "400", "--pgn", pgn.toString()));
        Finished run = Program.run(folder, "", command);
        assertEquals(FrontEnds.FAILURE, run.status(), run.err());
        assertTrue(run.out().lines().toList().get(1).startsWith("a "), run.out());
        assertTrue(run.err().contains("Aborted: the games cannot be written to " + pgn + ": "), run.err());
        assertTrue(run.err().strip().endsWith("; the same command with --resume continues."), run.err());
    }

    // ---- the terminal ---------------------------------------------------------------------------------------------

    @ParameterizedTest(name = "a terminal of {0} columns")
    @ValueSource(ints = {40, 80})
    void theStatusLineFitsTheTerminal(int columns) throws Exception {
        String shown = atTerminal(columns, "xterm", "");
        assertFalse(shown.contains("\u001B"), shown);
        List<String> states = Stream.of(shown.split("[\r\n]+"))
                .filter(row -> row.contains("/6 a "))
                .map(String::strip)
                .toList();
        assertEquals(6, states.stream().distinct().count(), states::toString);
        List<String> rows = Stream.of(shown.split("\n"))
                .map(row -> row.strip().replaceFirst("(?s).*\r", ""))
                .filter(row -> row.contains("/6 a "))
                .toList();
        assertEquals(1, rows.size(), () -> "it is written over by the lines of games, not repeated: " + shown);
        for (String state : states) {
            assertTrue(state.length() < columns, state);
            assertTrue(state.contains("/6 a 50.0% Elo +0.0 +/- ") && state.contains(" +0 ="), state);
        }
    }

    @Test
    void aTerminalThatCannotMoveItsCursorGetsPlainLines() throws Exception {
        assertPlain(atTerminal(80, "dumb", ""));
    }

    @Test
    void aFileGetsPlainLinesAlsoFromATerminal() throws Exception {
        Path err = folder.resolve("redirected");
        atTerminal(80, "xterm", " 2>'" + err + "'");
        assertPlain(Files.readString(err));
    }

    private static void assertPlain(String shown) {
        assertFalse(shown.replace("\r\n", "\n").matches("(?s).*[\\p{Cntrl}&&[^\n]].*"), shown);
    }

    /** Returns what appears at a terminal while a match of six games is played. */
    private String atTerminal(int columns, String type, String redirection) throws Exception {
        StringBuilder line = new StringBuilder("stty cols " + columns + " rows 24; TERM=" + type + " exec");
        for (String word : match("nothing", "--games", "6")) {
            line.append(" '").append(word.replace("'", "'\\''")).append('\'');
        }
        Finished run = Program.run(
                folder,
                "",
                List.of(
                        "script",
                        "-qec",
                        line + redirection,
                        folder.resolve("typed").toString()));
        assertEquals(0, run.status(), run.out());
        return run.out();
    }

    /** Returns the command that plays a match in another process. */
    private List<String> match(String deed, String... words) {
        return Program.command(List.of("-XX:-UsePerfData"), words(deed, words).toArray(String[]::new));
    }

    /** Returns the words of a match between two engines that do the same on their third move. */
    private List<String> words(String deed, String... words) {
        List<String> all = new ArrayList<>(List.of("match", "--openings", "none", "--each", "depth=3", "proto=xboard"));
        for (String name : List.of("a", "b")) {
            String script = TestScripts.path("tools/match/cecp-engine.sh").toString();
            all.addAll(List.of(
                    "--engine", "cmd=sh '" + script + "' " + deed + " /dev/null '" + gate + "'", "name=" + name));
        }
        all.addAll(List.of(words));
        return all;
    }
}
