package parachute.tools.match.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Standings as a table of text. */
public final class StandingsTable {
    /** What a table says if no engine committed a fault. */
    public static final String NO_FAULTS = "No crashes, stalls, illegal moves or time losses.";

    private static final String NAME_HEADING = "Engine";

    /** The widths of the columns behind the name. */
    private static final String COLUMNS = "%6s %8s %6s %6s %6s %7s %7s %8s %9s %6s";

    private StandingsTable() {}

    /**
     * The table, as lines: each engine's score, each pairing's if there are several, pairs of games and faults.
     *
     * @param test the test that may end the match
     */
    public static List<String> lines(Standings standings, Optional<Sprt> test) {
        List<String> lines = new ArrayList<>();
        int width = Math.max(
                NAME_HEADING.length(),
                standings.engines().stream().mapToInt(String::length).max().orElse(0));
        lines.add(aligned(NAME_HEADING, width, headings()));
        for (String engine : standings.engines()) {
            lines.add(aligned(engine, width, values(standings.score(engine))));
        }
        if (standings.engines().size() > 2) {
            addPairings(standings, width, lines);
        }
        lines.addAll(remarks(standings, test));
        addMachines(standings, lines);
        return lines;
    }

    /** What stands above the columns of {@link #values}. */
    public static List<String> headings() {
        return columns("Games", "Points", ScoreColumns.NAMES, "LOS");
    }

    /** The columns of a score: games, points, those of {@link ScoreColumns}, and the likelihood of superiority. */
    public static List<String> values(MatchScore score) {
        return columns(
                Integer.toString(score.games()),
                points(score),
                ScoreColumns.values(score),
                ScoreColumns.percent(score, score.superiority()));
    }

    private static List<String> columns(String games, String points, List<String> score, String superiority) {
        List<String> columns = new ArrayList<>(List.of(games, points));
        columns.addAll(score);
        columns.add(superiority);
        return columns;
    }

    /** The points of a score, such as "12.5". */
    public static String points(MatchScore score) {
        return String.format(Locale.ROOT, "%.1f", score.points());
    }

    private static String aligned(String name, int width, List<String> columns) {
        return String.format(
                "%-" + width + "s " + COLUMNS,
                Stream.concat(Stream.of(name), columns.stream()).toArray());
    }

    /** What is said below the scores: the results of pairs of games, faults, games that are there twice, and the test. */
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
            lines.add(
                    repeated + " games have the round and the players of another one: two matches may have written the"
                            + " file.");
        }
        test.ifPresent(sprt -> lines.add(sprt.describe(pairs)));
        return lines;
    }

    /** The first engine's score on each machine, and which of them differs from the others. */
    private static void addMachines(Standings standings, List<String> lines) {
        List<String> machines = standings.machines();
        List<MachineStandings> all = machines.stream().map(standings::machine).toList();
        if (!all.isEmpty()) {
            lines.add("");
            lines.add(MachineStandings.HEADINGS);
            all.forEach(one -> lines.add(one.row()));
        }
        all.stream()
                .filter(one -> one.isDifferent(machines))
                .forEach(one -> lines.add(one.name() + " differs from the other machines; --resume --drop-machine "
                        + one.name() + " plays its games again."));
    }

    private static String finite(String format, double value) {
        return Double.isFinite(value) ? String.format(Locale.ROOT, format, value) : ScoreColumns.UNKNOWN;
    }

    private static void addPairings(Standings standings, int width, List<String> lines) {
        List<String> engines = standings.engines();
        lines.add("");
        for (int i = 0; i < engines.size(); i++) {
            for (int j = i + 1; j < engines.size(); j++) {
                MatchScore score = standings.score(engines.get(i), engines.get(j));
                if (score.games() > 0) {
                    lines.add(aligned(engines.get(i) + " - " + engines.get(j), 2 * width + 3, values(score)));
                }
            }
        }
        lines.add("");
    }

    /** How often an engine committed each fault, in words. */
    public static String faults(Standings standings, String engine) {
        return standings.faults(engine).entrySet().stream()
                .map(entry -> entry.getValue() + " " + entry.getKey().plural())
                .collect(Collectors.joining(", "));
    }

    /**
     * The state of a match from the first engine's side, in parts for one line, the most important first.
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
