package parachute.tools.match;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parachute.io.UserException;
import parachute.tools.json.Json;
import parachute.tools.match.game.GameTags;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.ScoreColumns;
import parachute.tools.match.statistics.Standings;
import parachute.tools.match.statistics.StandingsJson;
import parachute.tools.match.statistics.StandingsTable;
import parachute.tools.progress.ProgressPart;

/**
 * The results of a gauntlet, as a table of text and as JSON.
 *
 * @param rows the matches against its opponents
 */
public record GauntletTable(List<GauntletRow> rows) {
    /** The name of a field that only this table has. */
    static final String FAULTS_OF_OPPONENT = "opponentFaults";

    private static final String FORMAT = "%-16s %-13s %-13s %5s " + ScoreColumns.FORMAT + " %11s %11s";
    private static final List<String> HEADINGS = ScoreColumns.row(
            List.of("Opponent", "Own limit", "Its limit", "Games"), ScoreColumns.NAMES, "Own faults", "Its faults");

    /**
     * The match against one opponent.
     *
     * @param engine name of the measured engine
     * @param opponent name of its opponent
     * @param limit the engine's time control
     * @param opponentLimit the opponent's time control
     * @param standings the games
     */
    record GauntletRow(String engine, String opponent, String limit, String opponentLimit, Standings standings) {
        /**
         * Returns the row of at least one game.
         *
         * @param opponent name of the opponent
         * @param file that holds the games, for messages
         * @throws UserException if a game has another opponent or other limits
         */
        static GauntletRow of(String opponent, Path file, List<GameTags> games) {
            GameTags first = games.get(0);
            String engine = first.white().equals(opponent) ? first.black() : first.white();
            Standings standings = new Standings(List.of(engine, opponent));
            GauntletRow row =
                    new GauntletRow(engine, opponent, first.limitOf(engine), first.limitOf(opponent), standings);
            for (GameTags game : games) {
                if (!row.holds(game)) {
                    throw new UserException(file.getFileName() + " holds a game of another match: round " + game.round()
                            + ", " + game.white() + " against " + game.black());
                }
                standings.add(game);
            }
            return row;
        }

        private boolean holds(GameTags game) {
            return game.involves(engine)
                    && game.involves(opponent)
                    && game.limitOf(engine).equals(limit)
                    && game.limitOf(opponent).equals(opponentLimit);
        }

        private int faults(String name) {
            return standings.faults(name).values().stream()
                    .mapToInt(Integer::intValue)
                    .sum();
        }

        private List<String> values() {
            MatchScore score = standings.score(engine);
            return ScoreColumns.row(
                    List.of(opponent, limit, opponentLimit, Integer.toString(score.games())),
                    ScoreColumns.values(score),
                    String.valueOf(faults(engine)),
                    String.valueOf(faults(opponent)));
        }

        /** Returns a line about the faults of each side; none without faults. */
        private Stream<String> faultLines() {
            return Stream.of(engine, opponent)
                    .filter(name -> faults(name) > 0)
                    .map(name -> "Faults of " + name + ", " + opponent + " with " + opponentLimit + ": "
                            + StandingsTable.faults(standings, name));
        }

        private Map<String, Object> json() {
            Map<String, Object> match = new LinkedHashMap<>();
            match.put("engine", engine);
            match.put("limit", limit);
            match.put("opponent", opponent);
            match.put("opponentLimit", opponentLimit);
            StandingsJson.putScore(match, standings.score(engine));
            match.put("faults", StandingsJson.faults(standings, engine));
            match.put(FAULTS_OF_OPPONENT, StandingsJson.faults(standings, opponent));
            return match;
        }
    }

    /** Returns a line for each opponent, and the faults in words. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        // One engine, unless files of several gauntlets were combined.
        lines.add(rows.stream().map(GauntletRow::engine).distinct().collect(Collectors.joining(", ")) + " in "
                + Gauntlet.VARIANT.uciName());
        ProgressPart.Table table = part();
        Stream.concat(Stream.of(HEADINGS), table.rows().stream())
                .forEach(row -> lines.add(String.format(FORMAT, row.toArray())));
        lines.addAll(table.notes());
        return lines;
    }

    /** Returns the same for those who watch. */
    public ProgressPart.Table part() {
        List<String> faults = rows.stream().flatMap(GauntletRow::faultLines).toList();
        return new ProgressPart.Table(
                HEADINGS,
                rows.stream().map(GauntletRow::values).toList(),
                faults.isEmpty() ? List.of(StandingsTable.NO_FAULTS) : faults);
    }

    /** Returns the same as JSON. */
    public String json() {
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("variant", Gauntlet.VARIANT.uciName());
        report.put("matches", rows.stream().map(GauntletRow::json).toList());
        return Json.format(report);
    }
}
