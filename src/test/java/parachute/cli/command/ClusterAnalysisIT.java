package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parachute.cli.command.ClusterProcesses.Running;
import parachute.cli.start.FrontEnds;

/** The analysis of games over a driver and workers, each in a process of its own. */
@EnabledOnOs(OS.LINUX)
@Timeout(150)
class ClusterAnalysisIT {
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

    @TempDir
    private Path folder;

    @Test
    void theAnalysisOfTwoWorkersHasTheBytesOfThatOfOneMachine() throws Exception {
        Path games = Files.writeString(folder.resolve("games.pgn"), GAMES);
        try (ClusterProcesses processes = new ClusterProcesses(folder)) {
            Running one = processes.worker("one");
            Running two = processes.worker("two");
            Path alone = folder.resolve("alone.pgn");
            Terminal terminal = new Terminal();
            assertEquals(FrontEnds.FAILURE, terminal.run(analyse(games, alone)), terminal::complaint);
            for (Running worker : List.of(one, two)) {
                ClusterProcesses.await(
                        "a worker does not start", () -> worker.outText().contains("no driver"));
            }

            Path file = folder.resolve("cluster.pgn");
            Running driver = processes.start("driver", analyse(games, file, processes.driverOptions("--slots", "0")));
            assertEquals(FrontEnds.FAILURE, driver.await(), driver::errText);
            assertArrayEquals(Files.readAllBytes(alone), Files.readAllBytes(file));
            assertTrue(Files.readString(file).contains("Blunder."), "a mistake was searched again");
            String problem = "parachute: " + games
                    + " game 3 (line 11): \"1... e4\" is no legal move; the game is analysed up to it\n";
            assertEquals(problem, terminal.complaint());
            String told = driver.errText();
            assertTrue(told.startsWith(problem), told);
            assertTrue(told.contains(" takes part: 1 slot"), told);
            assertEquals("", one.errText() + two.errText());
        }
    }

    private static List<String> analyse(Path games, Path file, String... more) {
        List<String> arguments = new ArrayList<>(List.of("analyse", "" + games, "--nodes", "3000", "--pgn", "" + file));
        arguments.addAll(List.of(more));
        return arguments;
    }
}
