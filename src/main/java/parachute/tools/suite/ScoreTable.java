package parachute.tools.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Counts attempts: solved of all, for mates by length. */
public final class ScoreTable {
    private final List<Attempt> attempts;

    /** Creates a table of attempts at one suite. */
    public ScoreTable(List<Attempt> attempts) {
        this.attempts = List.copyOf(attempts);
    }

    /**
     * A row of the table.
     *
     * @param positions number of positions
     * @param solved how many were solved
     * @param exact how many mates were reported with their true length
     * @param meanNodes mean of the nodes that the solved ones took; 0 if there are none
     */
    record ScoreRow(int positions, int solved, int exact, long meanNodes) {
        double percent() {
            return positions == 0 ? 0 : 100.0 * solved / positions;
        }
    }

    /** Counts the attempts at some positions. */
    ScoreRow row(Predicate<SuitePosition> which) {
        List<Attempt> of =
                attempts.stream().filter(one -> which.test(one.problem())).toList();
        int solved = (int) of.stream().filter(Attempt::solved).count();
        int exact = (int) of.stream().filter(Attempt::exact).count();
        long mean = Math.round(of.stream()
                .filter(Attempt::solved)
                .mapToLong(Attempt::firstNodes)
                .average()
                .orElse(0));
        return new ScoreRow(of.size(), solved, exact, mean);
    }

    /** Returns the lines of the table. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT, "%-10s %9s %7s %8s %7s %12s", "", "positions", "solved", "", "exact", "mean nodes"));
        SortedMap<Integer, Boolean> lengths = new TreeMap<>();
        attempts.forEach(one -> one.problem().mate().ifPresent(length -> lengths.put(length, true)));
        for (int length : lengths.keySet()) {
            lines.add(line("mate in " + length, one -> one.mate().orElse(0) == length));
        }
        if (lengths.size() > 1 && lengths.firstKey() < SuiteGoals.SHORT && lengths.lastKey() > SuiteGoals.SHORT) {
            lines.add(line("up to " + SuiteGoals.SHORT, one -> one.mate().orElse(0) <= SuiteGoals.SHORT));
        }
        lines.add(line("all", one -> true));
        return lines;
    }

    private String line(String name, Predicate<SuitePosition> which) {
        ScoreRow row = row(which);
        boolean mates = attempts.stream().anyMatch(one -> one.problem().mate().isPresent());
        return String.format(
                Locale.ROOT,
                "%-10s %9d %7d %7.1f%% %7s %12s",
                name,
                row.positions(),
                row.solved(),
                row.percent(),
                mates ? Integer.toString(row.exact()) : "-",
                row.solved() == 0 ? "-" : Long.toString(row.meanNodes()));
    }
}
