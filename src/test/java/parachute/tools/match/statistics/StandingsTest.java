package parachute.tools.match.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.tools.match.game.MatchGames;

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
    void resultsOfOtherProgramsCountInEveryForm() throws Exception {
        List<String> table = table("""
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
        assertTrue(table.stream().anyMatch(line -> line.matches(".*\\bB\\b.*2\\.5.*")), table::toString);
        assertEquals(List.of(), MatchGames.read(folder.resolve("games.pgn")).problems());
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
        List<String> lines = table(game("1.1", "A", "B") + game("2.1", "A", "B") + game("3.1", "A", "B"));
        assertTrue(lines.get(1).matches("A +3 +3\\.0 +3 +0 +0 +100\\.0% +0\\.0% +- +> -42\\.9 +95\\.8%"), lines.get(1));
        assertTrue(lines.get(2).matches("B +3 +0\\.0 +0 +0 +3 +0\\.0% +0\\.0% +- +< \\+42\\.9 +4\\.2%"), lines.get(2));
    }

    @Test
    void theStatusLineHasTheBoundAsWell() {
        Standings standings = new Standings(List.of("A", "B"));
        assertEquals(
                "Elo -", StandingsTable.summary(standings, Optional.empty()).get(2));
    }

    /** No pair of the second machine is level, every other one of the first is; the last one has few pairs. */
    @Test
    void theTableOfTheMachinesNamesTheOneThatDiffers() throws Exception {
        StringBuilder games = new StringBuilder();
        for (int pair = 1; pair <= 90; pair++) {
            String machine = pair <= 40 ? "fast" : pair <= 80 ? "slow" : "late";
            int other = machine.equals("slow") ? pair % 2 : pair % 4;
            String result = other == 0 ? "0-1" : other == 1 ? "1-0" : "1/2-1/2";
            games.append(game(machine, pair + ".1", "A", "B", result, "+0.10/5 0.1s, n=300"));
            games.append(game(machine, pair + ".2", "B", "A", "1/2-1/2", "n=100, sd=5"));
        }
        Path pgn = Files.writeString(folder.resolve("games.pgn"), games);
        List<String> lines = StandingsTable.lines(Standings.read(pgn), Optional.empty());
        List<String> machines =
                lines.subList(lines.indexOf("") + 1, lines.size()).stream().toList();
        assertTrue(machines.get(0).startsWith("Machine "), machines::toString);
        assertTrue(machines.get(1).matches("fast +80 .* 2\\.00 +200 +0 +\\S+"), machines.get(1));
        assertTrue(machines.get(2).matches("late +20 .* 2\\.00 +200 +0 +-"), machines.get(2));
        assertTrue(machines.get(3).matches("slow +80 .* 2\\.00 +200 +0 +0\\.000"), machines.get(3));
        assertEquals(
                List.of(
                        "fast differs from the other machines; --resume --drop-machine fast plays its games again.",
                        "slow differs from the other machines; --resume --drop-machine slow plays its games again."),
                machines.subList(4, machines.size()));
        assertTrue(
                StandingsJson.format(Standings.read(pgn), Optional.empty()).contains("\"nodesAMove\": 200.0"),
                StandingsJson.format(Standings.read(pgn), Optional.empty()));
    }

    /** Lost, level and won pairs; computed by hand: expected 15, 20, 25 in the first two cases. */
    @ParameterizedTest
    @CsvSource(textBlock = """
                    10 20 30, 20 20 20, 0.06948
                    20 20 20, 10 20 30, 0.06948
                    20 20 20, 40 40 40, 1
                    15 30 15, 5 30 25, 0.02352
                    0 10 10, 20 10 10, 0.00055
                    """)
    void machinesAreComparedByTheirPairs(String own, String others, double probability) {
        PairCounts counts = counts(own);
        PairCounts all = counts(own, others);
        assertEquals(probability, counts.homogeneity(all).orElseThrow(), 1e-5);
    }

    @ParameterizedTest
    @CsvSource({"0 0 0, 0 0 0", "10 20 30, 0 0 0", "0 0 0, 10 20 30", "1 10 1, 20 20 20", "30 30 0, 30 30 0"})
    void fewPairsAreNotCompared(String own, String others) {
        assertEquals(Optional.empty(), counts(own).homogeneity(counts(own, others)));
    }

    private static PairCounts counts(String... lostLevelWon) {
        PairCounts counts = new PairCounts();
        for (String text : lostLevelWon) {
            String[] numbers = text.split(" ");
            for (int outcome = 0; outcome < 3; outcome++) {
                for (int i = 0; i < Integer.parseInt(numbers[outcome]); i++) {
                    counts.add(outcome, i % 2 == 0 ? outcome : 1);
                }
            }
        }
        return counts;
    }

    private static String game(
            String machine, String round, String white, String black, String result, String comment) {
        return """
                [White "%s"]
                [Black "%s"]
                [Round "%s"]
                [Machine "%s"]
                [ReferenceSpeed "100"]
                [ClockScale "2.0000"]

                1. e4 {book} e5 {%s} %s

                """.formatted(white, black, round, machine, comment, result);
    }

    private List<String> table(String games) throws Exception {
        Path pgn = Files.writeString(folder.resolve("games.pgn"), games);
        return StandingsTable.lines(Standings.read(pgn), Optional.empty());
    }

    private List<String> engines(String... games) throws Exception {
        return table(String.join("", games)).stream()
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
