package parachute.tools.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import parachute.tools.json.Json;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.ScoreColumns;
import parachute.tools.match.statistics.StandingsJson;
import parachute.tools.match.statistics.StandingsTable;

/** The results of a gauntlet, as a table of text and as JSON. */
final class GauntletTable {
    /** The name of a field that no other table has. */
    static final String FAULTS_OF_OPPONENT = "opponentFaults";

    private GauntletTable() {}

    /** One line for each opponent, and the faults in words. */
    static List<String> lines(List<GauntletResult> results) {
        List<String> lines = new ArrayList<>();
        lines.add(engines(results) + " in " + Gauntlet.VARIANT.uciName());
        lines.add(String.format(
                Locale.ROOT,
                "%-16s %-13s %-13s %5s %s %11s %11s",
                "Opponent",
                "Own limit",
                "Its limit",
                "Games",
                ScoreColumns.HEADINGS,
                "Own faults",
                "Its faults"));
        results.forEach(result -> lines.add(row(result)));
        List<String> faults =
                results.stream().flatMap(result -> result.faultLines().stream()).toList();
        lines.addAll(faults.isEmpty() ? List.of(StandingsTable.NO_FAULTS) : faults);
        return lines;
    }

    private static String row(GauntletResult result) {
        MatchScore score = result.score();
        return String.format(
                Locale.ROOT,
                "%-16s %-13s %-13s %5d %s %11d %11d",
                result.opponent(),
                result.limit(),
                result.opponentLimit(),
                score.games(),
                ScoreColumns.format(score),
                result.faults(result.engine()),
                result.faults(result.opponent()));
    }

    /** One, unless files of several gauntlets were put together. */
    private static String engines(List<GauntletResult> results) {
        return results.stream().map(GauntletResult::engine).distinct().collect(Collectors.joining(", "));
    }

    /** The same as JSON. */
    static String json(List<GauntletResult> results) {
        List<Object> matches = new ArrayList<>();
        for (GauntletResult result : results) {
            Map<String, Object> match = new LinkedHashMap<>();
            match.put("engine", result.engine());
            match.put("limit", result.limit());
            match.put("opponent", result.opponent());
            match.put("opponentLimit", result.opponentLimit());
            StandingsJson.putScore(match, result.score());
            match.put("faults", StandingsJson.faults(result.standings(), result.engine()));
            match.put(FAULTS_OF_OPPONENT, StandingsJson.faults(result.standings(), result.opponent()));
            matches.add(match);
        }
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("variant", Gauntlet.VARIANT.uciName());
        report.put("matches", matches);
        return Json.format(report);
    }
}
