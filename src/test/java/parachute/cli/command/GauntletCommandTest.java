package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.cli.start.FrontEnds;
import parachute.tools.match.Gauntlet;

/** What the command line of the gauntlet makes of its words. */
class GauntletCommandTest {
    private final Terminal terminal = new Terminal();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {"--games 0", "--concurrency 0", "--games many", "--nodes 0", "--table nowhere", "--opponents all"
            })
    void mistakesAreSaidInOneLine(String words) {
        assertEquals(FrontEnds.USAGE, terminal.run("gauntlet " + words));
        assertEquals(1, terminal.complaint().lines().count());
    }

    @Test
    void theTableComesFromTheGamesAlone() throws Exception {
        Files.writeString(folder.resolve("fairy-stockfish-2000.pgn"), """
                [White "fairy-stockfish"]
                [Black "parachute"]
                [Round "1.2"]
                [WhiteTimeControl "2000 nodes"]
                [BlackTimeControl "20000 nodes"]

                1. e4 1/2-1/2
                """);
        assertEquals(FrontEnds.OK, terminal.run("gauntlet --table " + folder));
        List<String> lines = terminal.saidLines();
        assertEquals("parachute in crazyhouse", lines.get(0));
        assertTrue(lines.get(2)
                .startsWith("fairy-stockfish  20000 nodes   2000 nodes        1      0      1      0   50.0%"));
        assertEquals("No crashes, stalls, illegal moves or time losses.", lines.get(3));
        assertEquals(FrontEnds.OK, terminal.run("gauntlet --json --table " + folder));
        assertTrue(terminal.said().startsWith("{\n  \"variant\": \"crazyhouse\""));
        assertTrue(terminal.said().contains(Gauntlet.JSON_MARK));
    }

    @Test
    void gamesThatCannotBeReadDoNotCountAndAreNamed() throws Exception {
        Path file = Files.writeString(folder.resolve("fairy-stockfish-2000.pgn"), """
                [Event "1"]
                [White "fairy-stockfish"]
                [Black "parachute"]

                1. e4 1/2-1/2

                [Event "2"]

                1. e4 {never closed 1-0
                """);
        assertEquals(FrontEnds.FAILURE, terminal.run("gauntlet --table " + folder));
        assertEquals(
                "parachute: " + file + " game 2 (line 7): line 9: a comment that is not closed; it does not count",
                terminal.complaint().strip());
        assertTrue(terminal.said().contains("      1      0      1      0   50.0%"), terminal::said);
    }
}
