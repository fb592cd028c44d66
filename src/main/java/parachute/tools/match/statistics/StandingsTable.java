package parachute.tools.match.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Standings for people to read. */
public final class StandingsTable {
    public static final String NO_FAULTS = "No crashes, stalls, illegal moves or time losses.";

    private StandingsTable() {}

    /** The table at the end of a match, as lines. */
    public static List<String> lines(Standings standings) {
        List<String> lines = new ArrayList<>();
        int width = standings.engines().stream().mapToInt(String::length).max().orElse(0);
        lines.add(String.format(
                Locale.ROOT,
                "%-" + Math.max(6, width) + "s %6s %8s %6s %6s %6s %7s %8s %8s %6s",
                "Engine",
                "Games",
                "Points",
                "Won",
                "Drawn",
                "Lost",
                "Score",
                "Elo",
                "+/-",
                "LOS"));
        for (String engine : standings.engines()) {
            lines.add(row(engine, Math.max(6, width), standings.score(engine)));
        }
        if (standings.engines().size() > 2) {
            addPairings(standings, Math.max(6, width), lines);
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
                "%-" + width + "s %6d %8.1f %6d %6d %6d %6.1f%% %8s %8s %5.1f%%",
                name,
                score.games(),
                score.points(),
                score.wins(),
                score.draws(),
                score.losses(),
                100 * score.mean(),
                elo("%+.1f", score.elo()),
                elo("%.1f", score.eloError()),
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

    /** A number of Elo in a format; "inf" or "-inf" where there is no bound. */
    public static String elo(String format, double value) {
        if (Double.isInfinite(value)) {
            return value > 0 ? "inf" : "-inf";
        }
        return String.format(Locale.ROOT, format, value);
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
        parts.add("Elo " + elo("%+.1f", score.elo()) + " +/- " + elo("%.1f", score.eloError()));
        parts.add(String.format(Locale.ROOT, "LOS %.1f%%", 100 * score.superiority()));
        return parts;
    }
}
