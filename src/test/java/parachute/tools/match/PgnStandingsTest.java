package parachute.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The standings of games that other programs have written. */
class PgnStandingsTest {
    @TempDir
    private Path folder;

    @Test
    void resultsCountInEveryForm() throws IOException {
        Path games = Files.writeString(folder.resolve("games.pgn"), """
                [White "A"]
                [Black "B"]

                1. e4 e5 ½–½

                [White "A"]
                [Black "B"]
                [Result "0-1"]

                1. e4 e5

                [white "B"]
                [black "A"]
                [result "1:0"]

                1. d4
                """);
        List<String> table = PgnStandings.table(games);
        assertTrue(table.stream().anyMatch(line -> line.matches(".*\\bB\\b.*2\\.5.*")), table::toString);
        assertEquals(List.of(), PgnStandings.damaged(games));
    }
}
