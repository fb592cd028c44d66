package parachute.tools.match.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Standings as a table of text. */
public final class StandingsTable {
    /** The line of a table without faults. */
    public static final String NO_FAULTS = "No crashes, stalls, illegal moves or time losses.";

    /** The heading of the names of engines. */
    public static final String NAME_HEADING = "Engine";

    /** The formats of the columns after the name. */
    private static final String COLUMNS = "%6s %8s " + ScoreColumns.FORMAT + " %6s";

    private static final String MACHINE_COLUMNS = "%-20s %6s " + ScoreColumns.FORMAT + " %8s %11s %6s %6s";
    private static final List<String> MACHINE_HEADINGS =
            ScoreColumns.row(List.of("Machine", "Games"), ScoreColumns.NAMES, "Times x", "Nodes/move", "Faults", "p");

    private StandingsTable() {}

    /**
     * Returns the table, as lines: the score of each engine, of each pairing if there are several, pairs of games,
     * and faults.
     *
     * @param test the test that may end the match
     */
    public static List<String> lines(Standings standings, Optional<Sprt> test) {
        List<String> lines = new ArrayList<>();
        int width = Math.max(
                NAME_HEADING.length(),
                standings.engines().stream().mapToInt(String::length).max().orElse(0));
        lines.add(aligned(width, ScoreColumns.row(List.of(NAME_HEADING), headings())));
        for (String engine : standings.engines()) {
            lines.add(aligned(width, ScoreColumns.row(List.of(engine), values(standings.score(engine)))));
        }
        if (standings.engines().size() > 2) {
            lines.add("");
            pairings(standings).forEach(row -> lines.add(aligned(2 * width + 3, row)));
            lines.add("");
        }
        lines.addAll(remarks(standings, test));
        List<List<String>> machines = machines(standings);
        if (!machines.isEmpty()) {
            lines.add("");
            machines.forEach(row -> lines.add(String.format(MACHINE_COLUMNS, row.toArray())));
            lines.addAll(differences(standings));
        }
        return lines;
    }

    /** Returns the headings of {@link #values}. */
    public static List<String> headings() {
        return ScoreColumns.row(List.of("Games", "Points"), ScoreColumns.NAMES, "LOS");
    }

    /**
     * Returns the columns of a score: games, points, those of {@link ScoreColumns}, and the likelihood of superiority.
     */
    public static List<String> values(MatchScore score) {
        return ScoreColumns.row(
                List.of(Integer.toString(score.games()), points(score)),
                ScoreColumns.values(score),
                ScoreColumns.percent(score, score.superiority()));
    }

    /** Returns the points of a score, such as "12.5". */
    public static String points(MatchScore score) {
        return String.format(Locale.ROOT, "%.1f", score.points());
    }

    private static String aligned(int width, List<String> row) {
        return String.format("%-" + width + "s " + COLUMNS, row.toArray());
    }

    /** Returns the lines below the scores: the results of pairs, faults, duplicate games, and the test. */
    public static List<String> remarks(Standings standings, Optional<Sprt> test) {
        List<String> lines = new ArrayList<>();
        PairCounts pairs = standings.firstPairs();
        lines.add("Pairs of " + standings.engines().getFirst() + " with 0, 1/2, 1, 1 1/2, 2 points: "
                + pairs.counts().stream().map(String::valueOf).collect(Collectors.joining(" ")));
        if (pairs.pairs() > 0) {
            lines.add(String.format(
                    Locale.ROOT,
                    "Normalised Elo %s +/- %.2f, draw ratio of pairs %.2f%%, pair ratio %s",
                    finite("%+.2f", pairs.normalizedElo()),
                    pairs.normalizedEloError(),
                    100 * pairs.drawRatio(),
                    finite("%.2f", pairs.pairRatio())));
        }
        List<String> faults = standings.engines().stream()
                .filter(engine -> !standings.faults(engine).isEmpty())
                .map(engine -> "Faults of " + engine + ": " + faults(standings, engine))
                .toList();
        lines.addAll(faults.isEmpty() ? List.of(NO_FAULTS) : faults);
        int repeated = standings.repeatedRounds();
        if (repeated > 0) {
            lines.add(repeated + " games have the same round and players as another one: two matches may have written"
                    + " to the file.");
        }
        test.ifPresent(sprt -> lines.add(sprt.describe(pairs)));
        return lines;
    }

    /** Returns the headings and the first engine's score on each machine; nothing if no machines are known. */
    public static List<List<String>> machines(Standings standings) {
        List<String> machines = standings.machines();
        return machines.isEmpty()
                ? List.of()
                : Stream.concat(
                                Stream.of(MACHINE_HEADINGS),
                                machines.stream().map(name -> values(standings.machine(name))))
                        .toList();
    }

    private static List<String> values(Standings.MachineStandings machine) {
        return ScoreColumns.row(
                List.of(machine.name(), Integer.toString(machine.score().games())),
                ScoreColumns.values(machine.score()),
                String.format(Locale.ROOT, "%.2f", machine.scale()),
                machine.nodes().moves() == 0
                        ? ScoreColumns.UNKNOWN
                        : String.format(Locale.ROOT, "%.0f", machine.nodes().mean()),
                Long.toString(machine.faults()),
                machine.probability()
                        .map(value -> String.format(Locale.ROOT, "%.3f", value))
                        .orElse(ScoreColumns.UNKNOWN));
    }

    /** Returns which machines differ from the others. */
    public static List<String> differences(Standings standings) {
        List<String> machines = standings.machines();
        return machines.stream()
                .filter(name -> standings.machine(name).isDifferent(machines))
                .map(name -> name + " differs from the other machines; --resume --drop-machine " + name
                        + " plays its games again.")
                .toList();
    }

    private static String finite(String format, double value) {
        return Double.isFinite(value) ? String.format(Locale.ROOT, format, value) : ScoreColumns.UNKNOWN;
    }

    /** Returns the score of each pairing that was played, after the names of the two. */
    public static List<List<String>> pairings(Standings standings) {
        List<String> engines = standings.engines();
        List<List<String>> pairings = new ArrayList<>();
        for (int i = 0; i < engines.size(); i++) {
            for (int j = i + 1; j < engines.size(); j++) {
                MatchScore score = standings.score(engines.get(i), engines.get(j));
                if (score.games() > 0) {
                    pairings.add(ScoreColumns.row(List.of(engines.get(i) + " - " + engines.get(j)), values(score)));
                }
            }
        }
        return pairings;
    }

    /** Returns the number of each fault of an engine, in words. */
    public static String faults(Standings standings, String engine) {
        return standings.faults(engine).entrySet().stream()
                .map(entry -> entry.getValue() + " " + entry.getKey().plural())
                .collect(Collectors.joining(", "));
    }

    /**
     * Returns the state of a match from the first engine's view, in parts for one line, the most important first.
     *
     * @param test the test that may end the match
     */
    public static List<String> summary(Standings standings, Optional<Sprt> test) {
        String first = standings.engines().getFirst();
        MatchScore score = standings.score(first);
        List<String> parts = new ArrayList<>();
        parts.add(first);
        parts.add(ScoreColumns.percent(score, score.mean()));
        parts.add(ScoreColumns.eloWithError(score));
        test.ifPresent(sprt -> parts.add(sprt.describeRatio(score.pairs())));
        parts.add("+" + score.wins() + " =" + score.draws() + " -" + score.losses());
        test.flatMap(sprt -> sprt.describeRest(score.pairs())).ifPresent(parts::add);
        return parts;
    }
}
