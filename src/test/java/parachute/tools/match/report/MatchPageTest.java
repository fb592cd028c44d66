package parachute.tools.match.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.rules.notation.PgnReader;
import parachute.tools.match.statistics.Sprt;
import parachute.tools.match.statistics.StandingsTable;

/** The page of a match: what its tables say, and that its charts show something. */
class MatchPageTest {
    private static final Pattern CELL = Pattern.compile("<t[dh][^>]*>([^<]*)</t[dh]>");
    private static final Pattern IMAGE = Pattern.compile("(?:src|srcset)=\"data:image/png;base64,([^\"]*)\"");
    private static final Pattern CAPTION = Pattern.compile("<figcaption>([^<]*[^< ])");

    private static final String MATE = "1. f3 {0.5s} e5 {+0.1/3 1.5s} 2. g4 {0.7s} Qh4# {9.5s, Black mates} 0-1";
    private static final String DRAW = "1. e4 {0.1s} e5 {0.2s} 1/2-1/2";
    private static final String LOSS_ON_TIME = "1. e4 1-0";

    /** The games of a match, each pair given by its two engines; the first game is lost, drawn or won. */
    private static PlayedGames games(String... pairs) {
        PlayedGames games = new PlayedGames(List.of());
        for (int i = 0; i < pairs.length; i++) {
            String[] names = pairs[i].split(" ");
            String first = i % 3 == 0 ? MATE : i % 3 == 1 ? DRAW : "[Termination \"time forfeit\"]\n\n" + LOSS_ON_TIME;
            add(games, names[0], names[1], i + 1 + ".1", first);
            add(games, names[1], names[0], i + 1 + ".2", DRAW);
        }
        return games;
    }

    private static void add(PlayedGames games, String white, String black, String round, String rest) {
        String tags = "[White \"%s\"]\n[Black \"%s\"]\n[Round \"%s\"]\n[TimeControl \"1+0.1\"]\n"
                .formatted(white, black, round);
        games.add(PgnReader.readAll(tags + rest).get(0));
    }

    static PlayedGames twelvePairs() {
        return games(IntStream.range(0, 12).mapToObj(i -> "A B").toArray(String[]::new));
    }

    static PlayedGames threeEngines() {
        return games("A B", "A C", "B C", "A B", "A C", "B C");
    }

    static String page(PlayedGames games) {
        return MatchPage.format(games, Optional.empty());
    }

    private static List<String> found(Pattern pattern, String page) {
        return pattern.matcher(page).results().map(match -> match.group(1)).toList();
    }

    @Test
    void theNumbersAreThoseOfTheTable() {
        for (PlayedGames games : List.of(twelvePairs(), threeEngines())) {
            String page = page(games);
            List<String> words = new ArrayList<>();
            for (String row : page.split("</tr>")) {
                words.add(String.join(" ", found(CELL, row)).replaceFirst("^\\d+\\. ", ""));
            }
            List<String> engines = games.standings().engines();
            for (String line :
                    StandingsTable.lines(games.standings(), Optional.empty()).subList(1, 1 + engines.size())) {
                String row = line.strip().replaceAll(" +", " ");
                assertTrue(words.stream().anyMatch(text -> text.startsWith(row + " ")), () -> row + " in " + words);
            }
            StandingsTable.remarks(games.standings(), Optional.empty())
                    .forEach(remark -> assertTrue(page.contains("<p>" + remark + "</p>"), remark));
        }
    }

    @Test
    void thePointsAgainstEachOpponentStandInItsColumn() {
        List<String> cells = found(CELL, page(threeEngines()));
        int row = cells.indexOf("1. A");
        assertEquals(List.of("·", "1.0/4", "2.0/4"), cells.subList(row + 11, row + 14));
    }

    @Test
    void endingsAreCountedByWinner() {
        List<String> cells = found(CELL, page(twelvePairs()));
        int mate = cells.indexOf("mate");
        assertEquals(List.of("4", "16.7%", "", "", "4"), cells.subList(mate + 1, mate + 6));
        int agreement = cells.indexOf("agreement");
        assertEquals(List.of("16", "66.7%", "16", "", ""), cells.subList(agreement + 1, agreement + 6));
        int timeLoss = cells.indexOf("time loss");
        assertEquals(List.of("4", "16.7%", "", "4", ""), cells.subList(timeLoss + 1, timeLoss + 6));
    }

    @Test
    void twoEnginesAreSeenFromOneSideAndMoreFromEach() {
        assertEquals(
                List.of(
                        "Elo of A to its opponents, with the interval of 95 %",
                        "Lengths of the games of A:", "Endings of the games of A:", "Mean time of a move:"),
                found(CAPTION, page(twelvePairs())));
        List<String> captions = found(CAPTION, page(threeEngines()));
        for (String engine : List.of("A", "B", "C")) {
            assertTrue(captions.contains("Endings of the games of " + engine + ":"), captions::toString);
        }
    }

    @Test
    void thereIsNoChartOfWhatIsNotKnown() {
        PlayedGames one = new PlayedGames(List.of());
        add(one, "A", "B", "1.1", LOSS_ON_TIME);
        assertEquals(
                List.of("Lengths of the games of A:", "Endings of the games of A:"),
                found(CAPTION, page(one)),
                "nothing but wins has no Elo, and there are no times");
    }

    @Test
    void everyChartIsDrawnForLightAndDark() throws IOException {
        List<BufferedImage> images = new ArrayList<>();
        for (String image : found(IMAGE, page(twelvePairs()))) {
            images.add(ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode(image))));
        }
        assertEquals(8, images.size());
        for (int i = 0; i < images.size(); i++) {
            BufferedImage image = images.get(i);
            assertEquals(ChartFigure.WIDTH * 2, image.getWidth());
            boolean isLight = (image.getRGB(2, 2) & 0xff) > 128;
            assertEquals(i % 2 == 1, isLight, "the dark one comes first");
            long colours = IntStream.range(0, image.getWidth() * image.getHeight())
                    .map(pixel -> image.getRGB(pixel % image.getWidth(), pixel / image.getWidth()))
                    .distinct()
                    .count();
            assertTrue(colours > 4, colours + " colours");
        }
    }

    @Test
    void aMatchWithoutGamesHasNoCharts() {
        String page = page(new PlayedGames(List.of("A", "B")));
        assertTrue(page.contains("<p>No game has been finished.</p>"));
        assertTrue(found(CELL, page).contains("1. A"));
        assertFalse(page.contains("<figure>"));
    }

    @Test
    void namesAreTextAndNothingElse() {
        String hostile = "<script>alert(1)</script>&\\\"'$x$%s";
        PlayedGames games = new PlayedGames(List.of());
        add(games, hostile, "<!--body-->", "1.1", MATE);
        add(games, "<!--body-->", hostile, "1.2", DRAW);
        String page = page(games);
        assertFalse(page.contains("<script"));
        assertFalse(page.contains("<!--body"));
        assertTrue(page.contains("1. &lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;'$x$%s</th>"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"http:", "https:", "<link", "@import", "url(", "<script"})
    void nothingIsFetched(String reference) {
        String page = page(twelvePairs());
        assertFalse(page.contains(reference));
        assertTrue(page.contains("default-src 'none'"));
        assertTrue(Stream.of(page.split("<(?=img|source)")).skip(1).allMatch(tag -> tag.contains("\"data:image/png;")));
    }

    @Test
    void theTestIsToldAsInTheTable() {
        PlayedGames games = twelvePairs();
        Sprt sprt = Sprt.parse(Map.of());
        String line = sprt.describe(games.standings().score("A").pairs());
        assertTrue(MatchPage.format(games, Optional.of(sprt)).contains("<p>" + line + "</p>"), line);
    }

    @Test
    void theOrderIsThatOfTheScheduleWhicheverGameEndsFirst() {
        PlayedGames games = new PlayedGames(List.of("A", "B"));
        add(games, "B", "A", "1.2", DRAW);
        add(games, "A", "B", "10.1", DRAW);
        add(games, "A", "B", "1.1", MATE);
        assertEquals(
                List.of("1.1", "1.2", "10.1"),
                games.inOrder().stream().map(game -> game.result().round()).toList());
    }

    @Test
    void movesAreCountedForTheSideThatMakesThem() {
        PlayedGames games = new PlayedGames(List.of());
        add(games, "A", "B", "1.1", "[FEN \"7k/8/5K2/8/8/8/8/R7 b - - 0 1\"]\n\n1... Kg8 {2s} 2. Ra8# {3s} 1-0");
        assertEquals(3, games.times().get("A").means(1).get(2));
        assertEquals(2, games.times().get("B").means(1).get(1));
    }
}
