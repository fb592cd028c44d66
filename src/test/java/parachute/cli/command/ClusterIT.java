package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parachute.cli.command.ClusterProcesses.Running;
import parachute.cli.start.FrontEnds;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.PgnReader;

/** Matches over a driver and workers, each in a process of its own. */
@EnabledOnOs(OS.LINUX)
@Timeout(150)
class ClusterIT {
    /** What the time of a move and of a day have to do with a game. */
    private static final Pattern TIMES = Pattern.compile(" \\d+\\.\\d{3}s");

    @TempDir
    private Path folder;

    private ClusterProcesses processes;

    @BeforeEach
    void makeTheSecret() throws Exception {
        processes = new ClusterProcesses(folder);
    }

    @AfterEach
    void endAll() {
        processes.close();
    }

    @Test
    void theTableIsThatOfOneMachineThoughWorkersComeAndGo() throws Exception {
        Running killed = processes.worker("killed");
        // The workers alone, one after the other, so that both have something to do, however slow this machine is.
        Running driver = processes.driver("games.pgn", "--slots", "0");
        awaitGames("games.pgn", 2);
        killed.kill();
        Running late = processes.worker("late");
        assertEquals(FrontEnds.OK, driver.await(), driver::errText);

        Running alone = processes.start("alone", processes.match("alone.pgn", "--concurrency", "2"));
        assertEquals(FrontEnds.OK, alone.await(), alone::errText);
        assertSameGames("alone.pgn", "games.pgn");
        assertEquals(alone.outText(), driver.outText());
        String told = driver.errText();
        assertEquals(
                ClusterProcesses.GAMES,
                told.lines()
                        .filter(line -> line.startsWith("Finished game "))
                        .distinct()
                        .count(),
                told);
        assertTrue(told.contains("killed takes part: 1 slot"), told);
        assertTrue(Pattern.compile("killed has gone").matcher(told).find(), told);
        assertTrue(
                Pattern.compile("late: 1 slot, [1-9]\\d* results?")
                        .matcher(told)
                        .find(),
                told);
        assertEquals("", late.errText());
        assertEquals("", killed.errText());
        ClusterProcesses.assertIsQuiet(driver);
    }

    @Test
    void aDriverThatIsKilledGoesOnWithTheSameWorkers() throws Exception {
        Running worker = processes.worker("worker");
        Running first = processes.driver("games.pgn");
        awaitGames("games.pgn", 8);
        first.kill();
        Running second = processes.driver("games.pgn", "--resume", "--slots", "0");
        assertEquals(FrontEnds.OK, second.await(), second::errText);

        Running alone = processes.start("alone", processes.match("alone.pgn", "--concurrency", "2"));
        assertEquals(FrontEnds.OK, alone.await(), alone::errText);
        assertEquals(games("alone.pgn"), games("games.pgn"), "nothing is lost, nothing is there twice");
        assertEquals(alone.outText(), second.outText());
        assertTrue(second.errText().contains("worker takes part: 1 slot"), second::errText);
        assertTrue(worker.outText().contains(" is lost; what was in work is broken off"), worker::outText);
        assertEquals("", worker.errText());
        ClusterProcesses.assertIsQuiet(second);
    }

    @Test
    void whatAStoppedWorkerHadIsDoneElsewhere() throws Exception {
        Running worker = processes.worker("worker");
        // Nobody else works until the worker has been stopped, however slow it is to begin.
        Running driver = processes.driver("games.pgn", "--slots", "0");
        ClusterProcesses.await("nobody joins", () -> driver.errText().contains("worker takes part"));
        signal("-STOP", worker);
        processes.worker("other");
        assertEquals(FrontEnds.OK, driver.await(), driver::errText);
        signal("-CONT", worker);
        assertEquals(ClusterProcesses.GAMES, games("games.pgn").size());
        assertTrue(
                driver.errText().contains("worker has gone; what it had in work is done elsewhere: "), driver::errText);
        ClusterProcesses.assertIsQuiet(driver);
    }

    @Test
    void aFileOfTrainingGamesHasTheSameBytesThoughAWorkerIsKilled() throws Exception {
        Running killed = processes.worker("killed");
        Path file = folder.resolve("games");
        List<String> arguments = play(file, processes.driverOptions("--slots", "0"));
        Running driver = processes.start("driver", arguments);
        ClusterProcesses.await("nobody joins", () -> driver.outText().contains("killed takes part"));
        killed.kill();
        Running other = processes.worker("other");
        assertEquals(FrontEnds.OK, driver.await(), driver::errText);

        Path alone = folder.resolve("alone");
        assertEquals(FrontEnds.OK, processes.start("alone", play(alone)).await());
        assertArrayEquals(Files.readAllBytes(alone), Files.readAllBytes(file));
        assertTrue(driver.outText().contains("killed has gone"), driver::outText);
        assertEquals("", driver.errText() + killed.errText() + other.errText());
    }

    private static List<String> play(Path file, String... more) {
        return ClusterProcesses.with(
                List.of("train", "play", "crazyhouse", file.toString(), "--games", "200", "--nodes", "200"), more);
    }

    @Test
    void nothingGoesOverTheWireInPlainText() throws Exception {
        try (RecordingRelay relay = new RecordingRelay(processes.port())) {
            Running worker = processes.worker("worker", relay.port(), processes.secret());
            Running driver = processes.driver("games.pgn");
            assertEquals(FrontEnds.OK, driver.await(), driver::errText);
            assertTrue(driver.errText().contains("worker: 1 slot"), driver::errText);
            assertEquals("", worker.errText());
            String wire = relay.recorded();
            assertTrue(wire.length() > 20_000, () -> "only " + wire.length() + " bytes");
            for (String word : List.of("parachute", "driver", "round", "crazyhouse", "Event", "nodes", "jobs")) {
                assertFalse(wire.contains(word), word);
            }
        }
        // The relay would have seen it.
        try (PlainTextServer server = new PlainTextServer();
                RecordingRelay relay = new RecordingRelay(server.port())) {
            server.exchange(relay.port(), "round=1.1 parachute");
            assertTrue(relay.recorded().contains("round=1.1 parachute"));
        }
    }

    // ---- games ----------------------------------------------------------------------------------------------------

    private void awaitGames(String pgn, int count) throws InterruptedException {
        ClusterProcesses.await("no " + count + " games", () -> games(pgn).size() >= count);
    }

    private void assertSameGames(String expected, String actual) {
        Map<String, String> games = games(actual);
        games(expected).forEach((round, game) -> assertEquals(game, games.get(round), () -> "game " + round));
        assertEquals(ClusterProcesses.GAMES, games.size());
    }

    /** The finished games by their rounds, without what depends on the machine; one that is there twice is marked. */
    private Map<String, String> games(String pgn) {
        Map<String, String> games = new TreeMap<>();
        for (PgnGame game : PgnReader.readAll(ClusterProcesses.read(folder.resolve(pgn)))) {
            if (!game.result().equals("*")) {
                String moves = game.moves().stream()
                        .map(move -> move.san() + " {"
                                + TIMES.matcher(move.comment()).replaceAll("") + "}")
                        .toList()
                        .toString();
                Map<String, String> tags = new TreeMap<>(game.tags());
                tags.remove("Date");
                games.merge(game.tag("Round").orElseThrow(), tags + moves, (before, after) -> "twice");
            }
        }
        return games;
    }

    private static void signal(String signal, Running running) throws IOException, InterruptedException {
        new ProcessBuilder("kill", signal, "" + running.process().pid()).start().waitFor();
    }
}
