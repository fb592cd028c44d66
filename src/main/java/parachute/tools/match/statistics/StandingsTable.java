package parachute.tools.match.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Standings as a table of text. */
public final class StandingsTable {
    /** What a table says if no engine committed a fault. */
    public static final String NO_FAULTS = "No crashes, stalls, illegal moves or time losses.";

    private static final String NAME_HEADING = "Engine";

    private StandingsTable() {}

    /** The table, as lines: each engine's score, each pairing's if there are several, pairs of games and faults. */
    public static List<String> lines(Standings standings) {
        List<String> lines = new ArrayList<>();
        int width = Math.max(
                NAME_HEADING.length(),
                standings.engines().stream().mapToInt(String::length).max().orElse(0));
        lines.add(String.format(
                Locale.ROOT,
                "%-" + width + "s %6s %8s %s %6s",
                NAME_HEADING,
                "Games",
                "Points",
                ScoreColumns.HEADINGS,
                "LOS"));
        for (String engine : standings.engines()) {
            lines.add(row(engine, width, standings.score(engine)));
        }
        if (standings.engines().size() > 2) {
            addPairings(standings, width, lines);
        }
        MatchScore first = standings.score(standings.engines().get(0));
        lines.add("Pairs of " + standings.engines().get(0) + " with 0, 1/2, 1, 1 1/2, 2 points: " + pairs(first));
        addFaults(standings, lines);
        int repeated = standings.repeatedRounds();
        if (repeated > 0) {
            lines.add(
                    repeated + " games have the round and the players of another one: two matches may have written the"
                            + " file.");
        }
        return lines;
    }

    private static String row(String name, int width, MatchScore score) {
        return String.format(
                Locale.ROOT,
                "%-" + width + "s %6d %8.1f %s %5.1f%%",
                name,
                score.games(),
                score.points(),
                ScoreColumns.format(score),
                100 * score.superiority());
    }

    private static void addPairings(Standings standings, int width, List<String> lines) {
        List<String> engines = standings.engines();
        lines.add("");
        for (int i = 0; i < engines.size(); i++) {
            for (int j = i + 1; j < engines.size(); j++) {
                MatchScore score = standings.score(engines.get(i), engines.get(j));
                if (score.games() > 0) {
                    lines.add(row(engines.get(i) + " - " + engines.get(j), 2 * width + 3, score));
                }
            }
        }
        lines.add("");
    }

    private static void addFaults(Standings standings, List<String> lines) {
        boolean any = false;
        for (String engine : standings.engines()) {
            if (!standings.faults(engine).isEmpty()) {
                any = true;
                lines.add("Faults of " + engine + ": " + faults(standings, engine));
            }
        }
        if (!any) {
            lines.add(NO_FAULTS);
        }
    }

    /** How often an engine committed each fault, in words. */
    public static String faults(Standings standings, String engine) {
        return standings.faults(engine).entrySet().stream()
                .map(entry -> entry.getValue() + " " + entry.getKey().plural())
                .collect(Collectors.joining(", "));
    }

    static String pairs(MatchScore score) {
        List<String> counts = new ArrayList<>();
        for (int halves = 0; halves < PairCounts.SUMS; halves++) {
            counts.add(Long.toString(score.pairs().count(halves)));
        }
        return String.join(" ", counts);
    }

    /**
     * The state of a match from the first engine's side, in parts for one line.
     *
     * @param test the state of the test that may end the match
     */
    public static List<String> summary(Standings standings, Optional<String> test) {
        String first = standings.engines().get(0);
        MatchScore score = standings.score(first);
        List<String> parts = new ArrayList<>();
        parts.add(first);
        parts.add("+" + score.wins() + " =" + score.draws() + " -" + score.losses());
        parts.add(String.format(Locale.ROOT, "%.1f%%", 100 * score.mean()));
        test.ifPresent(parts::add);
        parts.add("Elo " + ScoreColumns.elo(score) + " +/- " + ScoreColumns.error(score));
        parts.add(String.format(Locale.ROOT, "LOS %.1f%%", 100 * score.superiority()));
        return parts;
    }
}
