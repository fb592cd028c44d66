package parachute.tools.match.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.Sprt;
import parachute.tools.match.statistics.Standings;
import parachute.tools.match.statistics.StandingsTable;
import parachute.tools.page.HtmlPage;
import parachute.tools.page.Markup;
import parachute.tools.page.PageResource;

/** A match as one page for browsers, which needs no other file and no network. */
public final class MatchPage {
    private final List<String> engines;
    private final List<GameSummary> games;
    private final Map<String, MoveTimes> times;
    private final Standings standings;

    private MatchPage(PlayedGames played) {
        this.standings = played.standings();
        this.engines = standings.engines();
        this.games = played.inOrder();
        this.times = played.times();
    }

    /**
     * The text of the page.
     *
     * @param test the test that may end the match
     */
    public static String format(PlayedGames games, Optional<Sprt> test) {
        MatchPage page = new MatchPage(games);
        String style =
                ":root {\n" + ChartTheme.LIGHT.variables() + "}\n@media (prefers-color-scheme: dark) {\n:root {\n"
                        + ChartTheme.DARK.variables() + "}\n}\n" + PageResource.read(MatchPage.class, "match.css");
        return HtmlPage.format(page.title(), style, page.body(test));
    }

    private String title() {
        return engines.size() == 2
                ? engines.get(0) + " – " + engines.get(1)
                : "Match of " + engines.size() + " engines";
    }

    private String body(Optional<Sprt> test) {
        StringBuilder body = new StringBuilder();
        body.append("<h1>").append(Markup.escape(title())).append("</h1>\n");
        body.append(paragraphs(settings()));
        body.append("<h2>Cross table</h2>\n").append(MatchTables.crossTable(standings));
        body.append(paragraphs(StandingsTable.remarks(standings, test)));
        if (!games.isEmpty()) {
            body.append("<h2>Endings</h2>\n").append(MatchTables.endings(engines, games));
            body.append("<h2>Charts</h2>\n<div class=\"figures\">\n");
            figures().forEach(body::append);
            body.append("</div>\n");
        }
        return body.toString();
    }

    private static String paragraphs(List<String> lines) {
        return lines.stream()
                .map(line -> "<p>" + Markup.escape(line) + "</p>\n")
                .collect(Collectors.joining());
    }

    /** What was played, and what each engine could spend. */
    private List<String> settings() {
        if (games.isEmpty()) {
            return List.of("No game has been finished.");
        }
        String variants =
                distinct(games.stream().map(game -> game.result().opening().variant()));
        List<String> lines = new ArrayList<>(List.of(games.size() + " games of " + variants + "."));
        for (String engine : engines) {
            List<GameResult> own =
                    ofEngine(engine).stream().map(GameSummary::result).toList();
            lines.add(engine + ": " + distinct(own.stream().map(game -> game.limitOf(engine))));
        }
        return lines;
    }

    private static String distinct(Stream<String> texts) {
        return texts.distinct().collect(Collectors.joining(", "));
    }

    private List<GameSummary> ofEngine(String engine) {
        return games.stream().filter(game -> game.result().involves(engine)).toList();
    }

    /** Those of one kind stand together, so that engines can be compared. */
    private List<String> figures() {
        // Two engines have the same games, and what one wins the other one loses.
        List<String> shown = (engines.size() == 2 ? engines.subList(0, 1) : engines)
                .stream().filter(engine -> !ofEngine(engine).isEmpty()).toList();
        List<String> figures = new ArrayList<>();
        shown.forEach(engine -> elo(engine).ifPresent(figures::add));
        List<LegendEntry> results =
                Stream.of(ResultKind.values()).map(ChartTheme::legend).toList();
        for (String engine : shown) {
            List<GameSummary> own = ofEngine(engine);
            figures.add(ChartFigure.format(
                    "Lengths of the games of " + engine + ":",
                    results,
                    theme -> new MatchCharts(theme).lengths(engine, own)));
        }
        for (String engine : shown) {
            List<GameSummary> own = ofEngine(engine);
            figures.add(ChartFigure.format(
                    "Endings of the games of " + engine + ":",
                    results,
                    theme -> new MatchCharts(theme).endings(engine, own)));
        }
        if (!times.isEmpty()) {
            figures.add(times());
        }
        return figures;
    }

    private Optional<String> elo(String engine) {
        List<MatchScore> course = EloCourse.of(
                engine, ofEngine(engine).stream().map(GameSummary::result).toList());
        return course.isEmpty()
                ? Optional.empty()
                : Optional.of(ChartFigure.format(
                        "Elo of " + engine + " to its opponents, with the interval of 95 %",
                        List.of(),
                        theme -> new MatchCharts(theme).elo(engines.indexOf(engine), course)));
    }

    private String times() {
        List<LegendEntry> legend = IntStream.range(0, engines.size())
                .filter(i -> times.containsKey(engines.get(i)))
                .mapToObj(i -> ChartTheme.legend(i, engines.get(i)))
                .toList();
        return ChartFigure.format(
                "Mean time of a move:", legend, theme -> new MatchCharts(theme).times(engines, times));
    }
}
