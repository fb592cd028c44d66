package parachute.tools.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnReader;
import parachute.tools.match.MatchHeader;
import parachute.tools.match.game.GamePgn;
import parachute.tools.match.game.MatchEvent.GameCounted;
import parachute.tools.match.statistics.Sprt;
import parachute.tools.match.statistics.Standings;
import parachute.tools.match.statistics.StandingsTable;
import parachute.tools.progress.ProgressPart;
import parachute.tools.progress.ProgressPart.HistogramBar;

/** What the page of a match that is over shows. */
class MatchPageTest {
    private static final String MATE = "1. f3 {0.5s} e5 {+0.1/3 1.5s} 2. g4 {0.7s} Qh4# {9.5s, Black mates} 0-1";
    private static final String DRAW = "1. e4 {0.1s} e5 {0.2s} 1/2-1/2";
    private static final String LOSS_ON_TIME = "[Termination \"time forfeit\"]\n\n1. e4 1-0";

    private static final String ELO = "Elo, with the interval of 95 %";

    private static GameTree game(String white, String black, String round, String rest) {
        String tags = "[White \"%s\"]\n[Black \"%s\"]\n[Round \"%s\"]\n[TimeControl \"1+0.1\"]\n"
                .formatted(white, black, round);
        return PgnReader.readAll(tags + rest).getFirst();
    }

    /** The games of a match, each pair given by its two engines; the first game is lost, drawn or won. */
    private static List<GameTree> games(String... pairs) {
        List<GameTree> games = new ArrayList<>();
        for (int i = 0; i < pairs.length; i++) {
            String[] names = pairs[i].split(" ");
            games.add(game(
                    names[0],
                    names[1],
                    i + 1 + ".1",
                    List.of(MATE, DRAW, LOSS_ON_TIME).get(i % 3)));
            games.add(game(names[1], names[0], i + 1 + ".2", DRAW));
        }
        return games;
    }

    static List<GameTree> twelvePairs() {
        return games(IntStream.range(0, 12).mapToObj(i -> "A B").toArray(String[]::new));
    }

    static List<GameTree> threeEngines() {
        return games("A B", "A C", "B C", "A B", "A C", "B C");
    }

    private static MatchPage page(List<String> engines, Optional<Sprt> test, int games) {
        return new MatchPage(new MatchHeader("", engines, test, games));
    }

    static MatchPage page(List<GameTree> games) {
        MatchPage page = page(List.of(), Optional.empty(), 0);
        games.forEach(game -> page.accept(GameCounted.of(game)));
        return page;
    }

    private static Map<String, ProgressPart> parts(MatchPage page) {
        Map<String, ProgressPart> parts = new LinkedHashMap<>();
        ((List<?>) page.watch().json().get("parts"))
                .forEach(part -> parts.put(
                        (String) ((Map<?, ?>) part).get("title"), (ProgressPart) ((Map<?, ?>) part).get("content")));
        return parts;
    }

    private static ProgressPart part(MatchPage page, String title) {
        return Optional.ofNullable(parts(page).get(title)).orElseThrow();
    }

    private static ProgressPart.Table table(MatchPage page, String title) {
        return (ProgressPart.Table) part(page, title);
    }

    @Test
    void theNumbersAreThoseOfTheTableOfText() {
        for (List<GameTree> games : List.of(twelvePairs(), threeEngines())) {
            Standings standings = new Standings(List.of());
            games.forEach(game -> standings.add(GamePgn.tags(game).orElseThrow()));
            ProgressPart.Table table = table(page(games), "Table");
            List<String> lines = StandingsTable.lines(standings, Optional.empty());
            for (int i = 0; i < table.rows().size(); i++) {
                String row = String.join(" ", table.rows().get(i)).replaceFirst("^\\d+\\. ", "");
                String line = lines.get(i + 1).strip().replaceAll(" +", " ");
                assertTrue(row.startsWith(line), () -> line + " in " + row);
            }
            assertTrue(table.notes().containsAll(StandingsTable.remarks(standings, Optional.empty())), table::toString);
        }
    }

    @Test
    void itSaysWhatWasPlayedAndWhatTheEnginesCouldSpend() {
        assertEquals(
                List.of("24 games of ?.", "A: 1+0.1", "B: 1+0.1"),
                table(page(twelvePairs()), "Table").notes().subList(0, 3));
    }

    @Test
    void thePointsAgainstEachOpponentStandInItsColumn() {
        ProgressPart.Table table = table(page(threeEngines()), "Table");
        int column = table.headings().indexOf("vs 1");
        assertEquals(List.of("·", "1.0/4", "2.0/4"), table.rows().getFirst().subList(column, column + 3));
        assertEquals(
                List.of("A - B", "A - C", "B - C"),
                table(page(threeEngines()), "Pairings").rows().stream()
                        .map(List::getFirst)
                        .toList());
    }

    @Test
    void endingsAreCountedByWinnerTheMostFrequentFirst() {
        ProgressPart.Table table = table(page(twelvePairs()), "Endings");
        assertEquals(List.of("Ending", "Games", "Share", "Drawn", "Won by A", "Won by B"), table.headings());
        assertEquals(
                List.of(
                        List.of("agreement", "16", "66.7%", "16", "", ""),
                        List.of("mate", "4", "16.7%", "", "", "4"),
                        List.of("time loss", "4", "16.7%", "", "4", "")),
                table.rows());
    }

    @Test
    void lengthsAreCountedByResult() {
        ProgressPart.Histogram lengths =
                (ProgressPart.Histogram) part(page(twelvePairs()), "Lengths of the games of A");
        assertEquals(List.of("won", "drawn", "lost"), lengths.names());
        assertEquals(List.of(new HistogramBar("0–4 moves", List.of(4, 16, 4))), lengths.bars());
    }

    @Test
    void theTimeOfAMoveIsItsMeanOverAllGames() {
        ProgressPart.Diagram times = (ProgressPart.Diagram) part(page(games("A B")), "Mean seconds of a move");
        assertEquals("A", times.lines().getFirst().name());
        assertEquals(
                List.of(new ProgressPart.DiagramPoint(1, 0.35), new ProgressPart.DiagramPoint(2, 0.7)),
                times.lines().getFirst().points());
    }

    @Test
    void movesAreCountedForTheSideThatMakesThem() {
        GameTree game =
                game("A", "B", "1.1", "[FEN \"7k/8/5K2/8/8/8/8/R7 b - - 0 1\"]\n\n1... Kg8 {2s} 2. Ra8# {3s} 1-0");
        ProgressPart.Diagram times = (ProgressPart.Diagram) part(page(List.of(game)), "Mean seconds of a move");
        assertEquals(
                List.of(List.of(new ProgressPart.DiagramPoint(2, 3)), List.of(new ProgressPart.DiagramPoint(1, 2))),
                times.lines().stream().map(ProgressPart.DiagramLine::points).toList());
    }

    @Test
    void twoEnginesAreSeenFromOneSideAndMoreFromEach() {
        assertEquals(
                List.of("Match", "Table", ELO, "Mean seconds of a move", "Endings", "Lengths of the games of A"),
                List.copyOf(parts(page(twelvePairs())).keySet()));
        Map<String, ProgressPart> parts = parts(page(threeEngines()));
        for (String engine : List.of("A", "B", "C")) {
            assertTrue(parts.containsKey("Endings of the games of " + engine), parts::toString);
        }
        assertEquals(
                3,
                ((ProgressPart.Diagram) part(page(threeEngines()), ELO)).lines().size());
    }

    @Test
    void afterNothingButWinsNoEloIsKnown() {
        MatchPage page = page(List.of(game("A", "B", "1.1", LOSS_ON_TIME)));
        assertEquals(
                List.of(),
                ((ProgressPart.Diagram) part(page, ELO)).lines().getFirst().points());
        assertFalse(parts(page).containsKey("Mean seconds of a move"), "and no times");
        assertEquals("Finished: 1 games, > -233.8 Elo", page.watch().json().get("summary"));
    }

    @Test
    void aMatchWithoutGamesHasItsEngines() {
        MatchPage page = page(List.of("A", "B"), Optional.empty(), 4);
        assertEquals("Ended early: 0 of 4 games", page.watch().json().get("summary"));
        assertEquals(2, table(page, "Table").rows().size());
    }

    @Test
    void aMatchEndsEarlyUnlessItsTestHasDecided() {
        MatchPage page = page(List.of("A", "B"), Optional.of(Sprt.parse(Map.of())), 1_000);
        twelvePairs().forEach(game -> page.accept(GameCounted.of(game)));
        assertEquals(
                "Ended early: 24 of 1000 games, +0.0 ± 82 Elo",
                page.watch().json().get("summary"));
        MatchPage decided = page(List.of("A", "B"), Optional.of(Sprt.parse(Map.of("elo1", "200"))), 1_000);
        games(Stream.generate(() -> "A B").limit(40).toArray(String[]::new))
                .forEach(game -> decided.accept(GameCounted.of(game)));
        assertEquals(
                "Finished: 80 of 1000 games, -4.3 ± 44 Elo",
                decided.watch().json().get("summary"));
        assertEquals(
                Sprt.parse(Map.of()).describe(standings(twelvePairs()).firstPairs()),
                ((ProgressPart.BoundedRatio) part(page, "Test")).text());
    }

    private static Standings standings(List<GameTree> games) {
        Standings standings = new Standings(List.of());
        games.forEach(game -> standings.add(GamePgn.tags(game).orElseThrow()));
        return standings;
    }

    @Test
    void theOrderIsThatOfTheScheduleWhicheverGameEndsFirst() {
        List<GameTree> games = twelvePairs();
        assertEquals(page(games).html(), page(games.reversed()).html());
    }

    @Test
    void namesAreTextAndNothingElse() {
        String hostile = "<script>alert(1)</script>&\\\"'$x$%s";
        String page = page(List.of(
                        game(hostile, "<!-- include pieces.xml -->", "1.1", MATE),
                        game("<!-- include pieces.xml -->", hostile, "1.2", DRAW)))
                .html();
        assertFalse(page.contains("<script>alert"));
        assertFalse(page.contains("<!-- include"));
        assertTrue(page.contains("1. \\u003cscript>alert(1)\\u003c/script>&\\\"'$x$%s"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"http:", "https:", "<link rel=\"stylesheet\"", "@import", "url("})
    void nothingIsFetched(String reference) {
        String page = page(twelvePairs()).html();
        assertFalse(page.replace("http://www.w3.org/2000/svg", "").contains(reference), reference);
        assertTrue(page.contains("default-src 'none'"));
    }

    @Test
    void aGameTakesAFewBytesAMove() {
        String moves = "Nf3 {+0.25/12 0.345s [%clk 0:00:09.655]} Nf6 {-0.25/12 0.345s [%clk 0:00:09.655]} "
                + "Ng1 {+0.25/12 0.345s [%clk 0:00:09.655]} Ng8 {-0.25/12 0.345s [%clk 0:00:09.655]} ";
        List<GameTree> games = IntStream.range(0, 100)
                .mapToObj(i -> game("A", "B", i / 2 + 1 + "." + (i % 2 + 1), moves.repeat(50) + "1/2-1/2"))
                .toList();
        int bytes = page(games).html().length();
        assertTrue(bytes < 1_600_000, bytes + " bytes for 100 games of 100 moves");
    }
}
