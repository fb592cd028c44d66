package parachute.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the command line of the gauntlet makes of its words. */
class GauntletCommandTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {"--games 0", "--concurrency 0", "--games many", "--nodes 0", "--table nowhere", "--rivals all"})
    void mistakesAreSaidInOneLine(String words) {
        assertEquals(FrontEnds.USAGE, run("gauntlet " + words));
        assertEquals(1, err.toString(StandardCharsets.UTF_8).lines().count());
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
        assertEquals(FrontEnds.OK, run("gauntlet --table " + folder));
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals("parachute in crazyhouse", lines.get(0));
        assertTrue(lines.get(2)
                .startsWith("fairy-stockfish  20000 nodes   2000 nodes        1     0     1     0   50.0%"));
        assertEquals("No crashes, stalls, illegal moves or time losses.", lines.get(3));
        out.reset();
        assertEquals(FrontEnds.OK, run("gauntlet --json --table " + folder));
        assertTrue(out.toString(StandardCharsets.UTF_8).startsWith("{\n  \"variant\": \"crazyhouse\""));
    }

    private int run(String words) {
        List<String> list = Stream.of(words.split(" ")).toList();
        return ParachuteCommand.run(list, new RecordingFrontEnds(), settings -> FrontEnds.FAILURE, out, err);
    }
}
