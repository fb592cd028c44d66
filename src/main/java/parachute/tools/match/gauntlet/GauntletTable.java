package parachute.tools.match.gauntlet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import parachute.tools.match.file.MatchJson;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.StandingsJson;
import parachute.tools.match.statistics.StandingsTable;

/** The results of a gauntlet, for people and for programs. */
final class GauntletTable {
    private GauntletTable() {}

    /** One line a rung, and the faults in words. */
    static List<String> lines(List<RungResult> results) {
        List<String> lines = new ArrayList<>();
        lines.add(engines(results) + " in crazyhouse");
        lines.add(String.format(
                Locale.ROOT,
                "%-16s %-13s %-13s %5s %5s %5s %5s %7s %8s %8s %11s %11s",
                "Rival",
                "Own limit",
                "Its limit",
                "Games",
                "Won",
                "Drawn",
                "Lost",
                "Score",
                "Elo",
                "+/-",
                "Own faults",
                "Its faults"));
        results.forEach(result -> lines.add(row(result)));
        List<String> faults =
                results.stream().flatMap(result -> result.faultLines().stream()).toList();
        lines.addAll(faults.isEmpty() ? List.of(StandingsTable.NO_FAULTS) : faults);
        return lines;
    }

    private static String row(RungResult result) {
        MatchScore score = result.score();
        return String.format(
                Locale.ROOT,
                "%-16s %-13s %-13s %5d %5d %5d %5d %6.1f%% %8s %8s %11d %11d",
                result.rival(),
                result.limit(),
                result.rivalLimit(),
                score.games(),
                score.wins(),
                score.draws(),
                score.losses(),
                100 * score.mean(),
                StandingsTable.elo("%+.1f", score.elo()),
                StandingsTable.elo("%.1f", score.eloError()),
                result.faults(result.engine()),
                result.faults(result.rival()));
    }

    /** One, unless files of several gauntlets were put together. */
    private static String engines(List<RungResult> results) {
        return results.stream().map(RungResult::engine).distinct().collect(Collectors.joining(", "));
    }

    /** The same as JSON. */
    static String json(List<RungResult> results) {
        List<Object> rungs = new ArrayList<>();
        for (RungResult result : results) {
            Map<String, Object> rung = new LinkedHashMap<>();
            rung.put("engine", result.engine());
            rung.put("limit", result.limit());
            rung.put("rival", result.rival());
            rung.put("rivalLimit", result.rivalLimit());
            StandingsJson.putScore(rung, result.score());
            rung.put("faults", StandingsJson.faults(result.standings(), result.engine()));
            rung.put("rivalFaults", StandingsJson.faults(result.standings(), result.rival()));
            rungs.add(rung);
        }
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("variant", "crazyhouse");
        report.put("rungs", rungs);
        return MatchJson.format(report);
    }
}
