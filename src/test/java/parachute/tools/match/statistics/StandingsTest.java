package parachute.tools.match.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.tools.match.PgnStandings;

/** The table of the games in a file. */
class StandingsTest {
    @TempDir
    private Path folder;

    @Test
    void theEnginesStandInTheOrderOfTheScheduleHoweverTheGamesEnded() throws Exception {
        assertEquals(
                List.of("A", "B", "C"),
                engines(game("10.1", "A", "C"), game("2.2", "C", "A"), game("1.2", "B", "A"), game("1.1", "A", "B")));
    }

    @Test
    void aPairWithoutItsFirstGameIsNotTurnedRound() throws Exception {
        assertEquals(List.of("A", "B"), engines(game("1.2", "B", "A")));
    }

    @Test
    void gamesWithoutRoundsStayInTheirOrder() throws Exception {
        assertEquals(List.of("B", "A", "C"), engines(game("?", "B", "A"), game("-", "A", "C")));
    }

    @Test
    void whatIsNotKnownIsNotGivenAsANumber() {
        List<String> lines = StandingsTable.lines(new Standings(List.of("A", "B")), Optional.empty());
        assertEquals(
                List.of("A", "0", "0.0", "0", "0", "0", "-", "-", "-", "-", "-"),
                List.of(lines.get(1).split(" +")));
    }

    @Test
    void afterNothingButWinsTheTableHasTheBound() throws Exception {
        List<String> lines = PgnStandings.table(Files.writeString(
                folder.resolve("games.pgn"), game("1.1", "A", "B") + game("2.1", "A", "B") + game("3.1", "A", "B")));
        assertTrue(lines.get(1).matches("A +3 +3\\.0 +3 +0 +0 +100\\.0% +0\\.0% +- +> -42\\.9 +95\\.8%"), lines.get(1));
        assertTrue(lines.get(2).matches("B +3 +0\\.0 +0 +0 +3 +0\\.0% +0\\.0% +- +< \\+42\\.9 +4\\.2%"), lines.get(2));
    }

    @Test
    void theStatusLineHasTheBoundAsWell() {
        Standings standings = new Standings(List.of("A", "B"));
        assertEquals(
                "Elo -", StandingsTable.summary(standings, Optional.empty()).get(2));
    }

    private List<String> engines(String... games) throws Exception {
        Path pgn = Files.writeString(folder.resolve("games.pgn"), String.join("", games));
        List<String> table = PgnStandings.table(pgn);
        return table.stream()
                .skip(1)
                .takeWhile(line -> !line.isEmpty() && !line.startsWith("Pairs"))
                .map(line -> line.split(" ")[0])
                .toList();
    }

    private static String game(String round, String white, String black) {
        return """
                [White "%s"]
                [Black "%s"]
                [Round "%s"]

                1. e4 1-0

                """.formatted(white, black, round);
    }
}
