package parachute.tools.match.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.Standings;
import parachute.tools.match.statistics.StandingsTable;
import parachute.tools.page.Markup;

/** The tables of a match's page, as HTML. */
final class MatchTables {
    private static final String NOTHING = "";

    private MatchTables() {}

    /** The columns of the table of text, then the points against each opponent, who is given by the number of its row. */
    static String crossTable(Standings standings) {
        List<String> engines = standings.engines();
        StringBuilder rows = new StringBuilder();
        List<String> numbers = Stream.iterate(1, i -> i + 1)
                .limit(engines.size())
                .map(String::valueOf)
                .toList();
        rows.append(row("th", "", joined(List.of("Engine"), joined(StandingsTable.headings(), numbers))));
        for (String engine : engines) {
            List<String> points = engines.stream()
                    .map(opponent -> opponent.equals(engine) ? "·" : points(standings.score(engine, opponent)))
                    .toList();
            String name = numbers.get(engines.indexOf(engine)) + ". " + engine;
            rows.append(row("td", name, joined(StandingsTable.values(standings.score(engine)), points)));
        }
        return table(rows);
    }

    private static String points(MatchScore score) {
        return score.games() == 0 ? NOTHING : StandingsTable.points(score) + "/" + score.games();
    }

    /** How many games ended in which way, all, drawn, and won by each engine. */
    static String endings(List<String> engines, List<GameSummary> games) {
        StringBuilder rows = new StringBuilder();
        List<String> winners =
                engines.stream().map(engine -> "Won by " + engine).toList();
        rows.append(row("th", "", joined(List.of("Ending", "Games", "Share", "Drawn"), winners)));
        for (Ending ending : Ending.values()) {
            List<GameSummary> same =
                    games.stream().filter(game -> game.ending() == ending).toList();
            if (!same.isEmpty()) {
                List<String> counts = List.of(
                        count(same.size()),
                        String.format(Locale.ROOT, "%.1f%%", 100.0 * same.size() / games.size()),
                        count(same.stream()
                                .filter(game -> game.result().result().equals(GameResult.DRAW))
                                .count()));
                rows.append(row(
                        "td",
                        ending.label(),
                        joined(
                                counts,
                                engines.stream()
                                        .map(engine -> count(wins(engine, same)))
                                        .toList())));
            }
        }
        return table(rows);
    }

    private static long wins(String engine, List<GameSummary> games) {
        return games.stream()
                .map(GameSummary::result)
                .filter(game -> game.involves(engine) && ResultKind.of(game, engine) == ResultKind.WON)
                .count();
    }

    private static String count(long games) {
        return games == 0 ? NOTHING : Long.toString(games);
    }

    private static List<String> joined(List<String> first, List<String> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }

    private static String table(StringBuilder rows) {
        return "<div class=\"scroll\" tabindex=\"0\"><table>\n" + rows + "</table></div>\n";
    }

    /** A row of cells behind its name, if it has one. */
    private static String row(String cell, String name, List<String> texts) {
        String first = name.isEmpty() ? "" : "<th scope=\"row\">" + Markup.escape(name) + "</th>";
        return texts.stream()
                .map(text -> "<" + cell + ">" + Markup.escape(text) + "</" + cell + ">")
                .collect(Collectors.joining("", "<tr>" + first, "</tr>\n"));
    }
}
