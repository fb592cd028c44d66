package parachute.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The scripts as a user calls them, with the jar that this build has just made. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class LauncherIT {
    private static final Path ROOT = Path.of("").toAbsolutePath();
    private static final Path START = ROOT.resolve("src/site/resources/boards/start.txt");

    /** What whoever runs the tests may have set, and what decides about vectors. */
    private static final List<String> SETTINGS = List.of("PARACHUTE_JAVA_OPTS", "PARACHUTE_VECTORS");

    @TempDir
    private Path elsewhere;

    private record Answer(int status, String out, String err) {}

    private Answer call(String input, Path program, String... arguments) throws IOException, InterruptedException {
        return call(input, Map.of(), program, arguments);
    }

    private Answer call(String input, Map<String, String> environment, Path program, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(List.of(arguments));
        Path in = Files.writeString(elsewhere.resolve("in"), input);
        Path out = elsewhere.resolve("out");
        Path err = elsewhere.resolve("err");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(elsewhere.toFile())
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().keySet().removeAll(SETTINGS);
        builder.environment().putAll(environment);
        Process process = builder.start();
        assertTrue(process.waitFor(5, TimeUnit.MINUTES), "still running");
        return new Answer(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    private static Path script(String name) {
        return ROOT.resolve("scripts").resolve(name);
    }

    @Test
    void testModePrintsTwentyBoardsAndNothingElse() throws Exception {
        Answer answer = call(Files.readString(START), script("parachute"), "TEST");
        assertEquals(20, answer.out().split("~").length);
        assertEquals("", answer.err());
        assertEquals(0, answer.status());
    }

    @Test
    void aSymbolicLinkLeadsToTheProgram() throws Exception {
        Path link = Files.createSymbolicLink(elsewhere.resolve("engine"), script("parachute"));
        assertTrue(call("", link, "--version").out().startsWith("Parachute "));
        Files.delete(link);
    }

    @Test
    void theGauntletIsACommandOfItsOwn() throws Exception {
        Path link = Files.createSymbolicLink(elsewhere.resolve("gauntlet"), script("gauntlet"));
        Answer answer = call("", link, "--table", elsewhere.toString());
        Files.delete(link);
        assertEquals(2, answer.status());
        assertTrue(answer.err().startsWith("parachute: " + elsewhere + " holds no finished games"), answer.err());
    }

    @Test
    void theLocaleDoesNotMatter() throws Exception {
        Answer plain = call(Files.readString(START), Map.of("LC_ALL", "C"), script("parachute"), "TEST");
        assertTrue(plain.out().contains("♜♞♝♛♚♝♞♜"), plain.out());
    }

    /** Of cron jobs and containers, and of ssh from macOS. */
    @ParameterizedTest
    @ValueSource(strings = {"", "C", "POSIX", "UTF-8"})
    void fileNamesHaveAnyCharactersInEachLocale(String locale) throws Exception {
        Path games = Files.writeString(elsewhere.resolve("Müller.pgn"), "1. e4 *\n");
        Map<String, String> environment = Map.of("LC_ALL", "", "LC_CTYPE", "", "LANG", locale);
        Answer answer = call("", environment, script("parachute"), "analyse", "--nodes", "10", games.toString());
        Files.delete(games);
        assertEquals(0, answer.status(), answer.err());
        assertTrue(answer.out().contains("1. e4"), answer.out());
    }

    @Test
    void theCourseHarnessFindsItsProlog() throws Exception {
        String[] flags = {"-f", "-q", "-t", "halt(1)", "-O", "../../src/main.pl"};
        Answer move = call(Files.readString(START).stripTrailing(), script("swipl"), flags);
        assertEquals(9, move.out().lines().count());
        assertEquals(0, move.status());
    }

    /** A course's test program may ask whether a program can be loaded at all before it gives it a board. */
    @ParameterizedTest
    @ValueSource(strings = {"-s src/main.pl", "--version"})
    void thePrologOfACourseLoadsAProgramWithoutABoard(String arguments) throws Exception {
        Answer answer = call("", script("swipl"), arguments.split(" "));
        assertEquals("", answer.err());
        assertEquals(0, answer.status());
        assertEquals(arguments.equals("--version"), answer.out().startsWith("Parachute "), answer.out());
    }

    @Test
    void anOutputWithoutSpaceIsAnError() throws Exception {
        for (String arguments : List.of("TEST", "--help", "eval", "uci", "xboard")) {
            Answer answer = call(
                    "TEST".equals(arguments) ? Files.readString(START) : "uci\nprotover 2\nquit\n",
                    Path.of("/bin/sh"),
                    "-c",
                    script("parachute") + " " + arguments + " >/dev/full");
            assertEquals(1, answer.status(), arguments);
            assertTrue(answer.err().startsWith("parachute: the "), arguments + ": " + answer.err());
            assertEquals(1, answer.err().lines().count(), answer.err());
        }
    }

    @Test
    void anEngineStartsInAFolderThatHasBeenRemoved() throws Exception {
        String removed = "cd \"$(mktemp -d)\" && rmdir \"$PWD\" && exec " + script("parachute") + " uci";
        Answer answer = call("uci\nquit\n", Path.of("/bin/sh"), "-c", removed);
        assertTrue(answer.out().contains("uciok"), answer.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"train play -h", "train rescore --version"})
    void aPageOfHelpIsAllThatIsPrinted(String arguments) throws Exception {
        Answer answer = call("", script("parachute"), arguments.split(" "));
        assertEquals("", answer.err());
        assertEquals(0, answer.status());
    }

    @Test
    void aMalformedBoardGetsOneLineAndStatusTwo() throws Exception {
        Answer answer = call("8 ♜♞♝♛♚♝♞♜ [♛♚]\n", script("parachute"));
        assertEquals(2, answer.status());
        assertEquals("", answer.out());
        assertEquals(1, answer.err().lines().count(), answer.err());
    }

    @Test
    void theFirstLineChoosesTheProtocol() throws Exception {
        assertTrue(call("xboard\nprotover 2\nquit\n", script("parachute")).out().contains("done=1"));
        assertTrue(call("uci\nquit\n", script("parachute")).out().contains("uciok"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "uci", "xboard", "--hash=8"})
    void aClosedInputIsNamed(String argument) throws Exception {
        String command = "exec \"$0\" " + argument + " <&-";
        Answer answer =
                call("", Path.of("/bin/sh"), "-c", command, script("parachute").toString());
        assertEquals("parachute: the input cannot be read: Bad file descriptor\n", answer.err());
        assertEquals(argument.equals("xboard") ? "feature done=0\n" : "", answer.out());
        assertEquals(2, answer.status());
    }

    @Test
    void optionsOfTheEnvironmentMakeNoNoise() throws Exception {
        Answer answer = call("uci\nquit\n", Map.of("JAVA_TOOL_OPTIONS", "-Dx=y"), script("parachute"), "uci");
        assertEquals("", answer.err());
    }

    /** What an engine says of a search, without times and without the moves that only a long one names. */
    private List<String> search(Map<String, String> environment) throws Exception {
        String go = "uci\nisready\nposition startpos moves e2e4\ngo nodes 20000\n";
        Answer answer = call(go, environment, script("parachute"), "uci");
        assertEquals("", answer.err());
        assertEquals(0, answer.status());
        return answer.out()
                .lines()
                .filter(line -> line.contains(" multipv ") || line.startsWith("bestmove "))
                .map(line -> line.replaceAll(" (time|nps) \\d+", ""))
                .toList();
    }

    @Test
    void anEngineSearchesTheSameWithAndWithoutVectors() throws Exception {
        List<String> said = search(Map.of());
        assertEquals(search(Map.of("PARACHUTE_VECTORS", "no")), said);
        assertTrue(said.getLast().startsWith("bestmove "), said.toString());
    }

    @ParameterizedTest
    @CsvSource({"exec scripts/parachute uci, true", "exec scripts/parachute uci 2>&-, false"})
    void anEngineHasVectorsIfItsStandardErrorCanBeOpenedAnew(String command, boolean vectors) throws Exception {
        ProcessBuilder builder = new ProcessBuilder("/bin/sh", "-c", command).directory(ROOT.toFile());
        builder.environment().keySet().removeAll(SETTINGS);
        Process engine = builder.start();
        try (var in = engine.outputWriter();
                var out = engine.inputReader()) {
            in.write("isready\n");
            in.flush();
            assertEquals("readyok", out.readLine());
            String flags = engine.info().commandLine().orElseThrow();
            assertEquals(vectors, flags.contains("jdk.incubator.vector"), flags);
        }
        assertEquals(0, engine.waitFor());
    }
}
