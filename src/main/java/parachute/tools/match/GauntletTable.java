package parachute.tools.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parachute.tools.json.Json;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.ScoreColumns;
import parachute.tools.match.statistics.StandingsJson;
import parachute.tools.match.statistics.StandingsTable;
import parachute.tools.progress.ProgressPart;

/** The results of a gauntlet, as a table of text and as JSON. */
final class GauntletTable {
    /** The name of a field that only this table has. */
    static final String FAULTS_OF_OPPONENT = "opponentFaults";

    private static final String FORMAT = "%-16s %-13s %-13s %5s " + ScoreColumns.FORMAT + " %11s %11s";

    private static final List<String> HEADINGS = ScoreColumns.row(
            List.of("Opponent", "Own limit", "Its limit", "Games"), ScoreColumns.NAMES, "Own faults", "Its faults");

    private GauntletTable() {}

    /** Returns a line for each opponent, and the faults in words. */
    static List<String> lines(List<GauntletResult> results) {
        List<String> lines = new ArrayList<>();
        lines.add(engines(results) + " in " + Gauntlet.VARIANT.uciName());
        ProgressPart.Table table = table(results);
        Stream.concat(Stream.of(HEADINGS), table.rows().stream())
                .forEach(row -> lines.add(String.format(FORMAT, row.toArray())));
        lines.addAll(table.notes());
        return lines;
    }

    /** Returns the same for those who watch. */
    static ProgressPart.Table table(List<GauntletResult> results) {
        List<String> faults =
                results.stream().flatMap(result -> result.faultLines().stream()).toList();
        return new ProgressPart.Table(
                HEADINGS,
                results.stream().map(GauntletTable::values).toList(),
                faults.isEmpty() ? List.of(StandingsTable.NO_FAULTS) : faults);
    }

    private static List<String> values(GauntletResult result) {
        MatchScore score = result.score();
        return ScoreColumns.row(
                List.of(result.opponent(), result.limit(), result.opponentLimit(), Integer.toString(score.games())),
                ScoreColumns.values(score),
                String.valueOf(result.faults(result.engine())),
                String.valueOf(result.faults(result.opponent())));
    }

    /** Returns the names of the measured engines: one, unless files of several gauntlets were combined. */
    private static String engines(List<GauntletResult> results) {
        return results.stream().map(GauntletResult::engine).distinct().collect(Collectors.joining(", "));
    }

    /** Returns the same as JSON. */
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
