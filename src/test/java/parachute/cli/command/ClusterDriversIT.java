package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parachute.Await;
import parachute.cli.command.ClusterProcesses.Running;
import parachute.cli.start.FrontEnds;
import parachute.engine.eval.network.BuiltInNetworks;
import parachute.engine.eval.network.NetworkFile;
import parachute.rules.board.Variant;

/** Two workers that work for one driver after another, each in a process of its own. */
@EnabledOnOs(OS.LINUX)
@Timeout(600)
class ClusterDriversIT {
    /** Games of three kinds, with mistakes that are searched again, and one that is not legal. */
    private static final String GAMES = """
            [White "A"]

            1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0

            [White "B"]
            [Variant "crazyhouse"]

            1. d4 h5 2. e3 Nc6 3. Bd2 g5 4. Bc3 e6 5. g4 Nf6 6. gxh5 g4 7. P@e5 Nxh5
            8. Qxg4 d6 9. Nd2 P@g7 10. Ngf3 Bd7 11. P@b5 Ne7 12. exd6 cxd6 13. Rg1 Nd5 *

            [White "C"]

            1. e4 {good} 1... e4 1-0

            [White "D"]
            [Variant "Chess960"]
            [FEN "rkbbnnqr/pppppppp/8/8/8/8/PPPPPPPP/RKBBNNQR w HAha - 0 1"]

            1. e4 e5 2. Ng3 Ng6 3. Nd3 {natural} (3. Bg4) 3... d6 4. h4 h6 1/2-1/2

            """;

    /** Where the file of a network has its scale. */
    private static final int SCALE = 12;

    @TempDir
    private static Path folder;

    private static ClusterProcesses processes;
    private static Path noEngines;
    private static Running one, two;

    @BeforeAll
    static void startTheWorkers() throws Exception {
        processes = new ClusterProcesses(folder);
        noEngines = Files.writeString(folder.resolve("none.json"), "[]");
        one = worker("one");
        two = worker("two");
    }

    private static Running worker(String name) throws Exception {
        return processes.worker(name, "--engines", noEngines.toString());
    }

    @AfterEach
    void theWorkersDoNotComplain() {
        assertEquals("", one.errText() + two.errText());
    }

    @AfterAll
    static void endAll() throws Exception {
        processes.close();
    }

    @Test
    void aMatchGoesOnWhenItsDriverIsKilledAndAWorkerIsStopped() throws Exception {
        Running first = processes.driver("games.pgn", "--slots", "0");
        processes.awaitGames("games.pgn", 2);
        first.kill();
        // One after the other, so that both have something to do, however slow this machine is.
        ClusterProcesses.signal("-STOP", two);
        Running second = processes.driver("games.pgn", "--resume", "--slots", "0");
        Await.until("nobody joins", () -> second.errText().contains("one takes part: 1 slot"));
        ClusterProcesses.signal("-STOP", one);
        ClusterProcesses.signal("-CONT", two);
        assertEquals(FrontEnds.OK, second.await(), second::errText);
        ClusterProcesses.signal("-CONT", one);
        Await.until(
                "the first driver is not missed",
                () -> one.outText().contains(" is lost; running tasks are interrupted"));
        assertTrue(second.errText().contains("two takes part: 1 slot"), second::errText);
        assertTrue(
                second.errText().contains("one has left; its unfinished tasks are done elsewhere: "), second::errText);
        ClusterProcesses.assertIsQuiet(second);
        assertTrue(second.outText().contains("\nMachine "), second::outText);
        Map<String, String> games = processes.games("games.pgn");
        assertEquals(ClusterProcesses.GAMES, games.size(), "nothing is lost");
        assertFalse(games.containsValue(ClusterProcesses.TWICE), "nothing is there twice");
    }

    /** By a network that the workers get from their driver: it is not built in. */
    @Test
    void trainingGamesAreTheSameThoughAWorkerIsKilled() throws Exception {
        Path network = anotherNetwork();
        Path together = folder.resolve("together.pgf");
        Path alone = folder.resolve("alone.pgf");
        ClusterProcesses.signal("-STOP", one);
        Running driver = processes.start("trainer", play(together, network, processes.driverOptions("--slots", "0")));
        Await.until("nobody joins", () -> driver.outText().contains("two takes part"));
        two.kill();
        ClusterProcesses.signal("-CONT", one);
        two = worker("two");
        assertEquals(FrontEnds.OK, driver.await(), driver::errText);
        Terminal terminal = new Terminal();
        assertEquals(FrontEnds.OK, terminal.run(play(alone, network)), terminal::complaint);
        assertArrayEquals(Files.readAllBytes(alone), Files.readAllBytes(together));
        assertTrue(driver.outText().contains("two has left"), driver::outText);
        assertEquals("", driver.errText());
    }

    /** Returns the file of a network as large as those that are built in, but with another checksum. */
    private static Path anotherNetwork() throws Exception {
        byte[] network = NetworkFile.format(BuiltInNetworks.of(Variant.CHESS));
        network[SCALE]++;
        CRC32 crc = new CRC32();
        crc.update(network, 0, network.length - Integer.BYTES);
        ByteBuffer.wrap(network).order(ByteOrder.LITTLE_ENDIAN).putInt(network.length - Integer.BYTES, (int)
                crc.getValue());
        return Files.write(folder.resolve("another.net"), network);
    }

    private static List<String> play(Path games, Path network, String... more) {
        List<String> words = List.of("train", "play", "chess", games.toString(), "--games", "20", "--nodes", "60");
        return ClusterProcesses.with(ClusterProcesses.with(words, "--evaluation", network.toString()), more);
    }

    @Test
    void theAnalysisOfTwoWorkersHasTheBytesOfThatOfOneMachine() throws Exception {
        Path games = Files.writeString(folder.resolve("finished.pgn"), GAMES);
        Path alone = folder.resolve("analysed-alone.pgn");
        Running analyst = processes.start("analyst-alone", analyse(games, alone));

        Path file = folder.resolve("analysed.pgn");
        Running driver = processes.start("analyst", analyse(games, file, processes.driverOptions("--slots", "0")));
        assertEquals(FrontEnds.FAILURE, driver.await(), driver::errText);
        assertEquals(FrontEnds.FAILURE, analyst.await(), analyst::errText);
        assertArrayEquals(Files.readAllBytes(alone), Files.readAllBytes(file));
        assertTrue(Files.readString(file).contains("Blunder."), "a mistake was searched again");
        String problem = "parachute: " + games
                + " game 3 (line 11): \"1... e4\" is not a legal move; the game is analysed up to it\n";
        assertEquals(problem, analyst.errText());
        String told = driver.errText();
        assertTrue(told.startsWith(problem), told);
        assertTrue(told.contains(" takes part: 1 slot"), told);
    }

    private static List<String> analyse(Path games, Path file, String... more) {
        return ClusterProcesses.with(
                List.of("analyse", games.toString(), "--nodes", "1000", "--pgn", file.toString()), more);
    }

    @Test
    void anEngineThatAWorkerDoesNotHaveIsNamedAndTheMatchPlayedElsewhere() throws Exception {
        Path list = Files.writeString(folder.resolve("engines.json"), """
                [ {"name": "special", "command": "%s uci", "protocol": "uci"} ]
                """.formatted(
                        Path.of("scripts/parachute").toAbsolutePath()));
        List<String> arguments = new ArrayList<>(List.of("match", "--engines", list.toString()));
        arguments.addAll(List.of("--engine", "conf=special", "--engine", "conf=parachute", "--each", "nodes=300"));
        arguments.addAll(List.of(processes.driverOptions("--slots", "0", "--games", "2", "--max-moves", "10")));
        Running driver = processes.start("special", arguments);
        for (String name : List.of("one", "two")) {
            String refused = name + " does not take part: " + noEngines + " does not list an engine \"special\"";
            Await.until(name + " is not refused", () -> driver.errText().contains(refused));
        }
        Running able = processes.worker("able", "--engines", list.toString());
        assertEquals(FrontEnds.OK, driver.await(), driver::errText);
        able.kill();
        assertTrue(driver.errText().contains("able takes part: 1 slot"), driver::errText);
    }
}
