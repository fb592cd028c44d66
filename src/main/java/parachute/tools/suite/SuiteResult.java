package parachute.tools.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * The attempts to solve the positions of a suite, and tables that count them.
 *
 * @param attempts one for each position, in their order
 */
public record SuiteResult(List<SuiteAttempt> attempts) {
    /** The first bounds; each further one is ten times the last, until all are solved that were solved at all. */
    private static final long FIRST_NODES = 1_000, FIRST_MILLISECONDS = 10;

    public SuiteResult {
        attempts = List.copyOf(attempts);
    }

    /**
     * A search's attempt to solve a position.
     *
     * @param problem the position
     * @param solved whether it was solved, as {@link SuiteScorer} defines it
     * @param exact whether a mate was reported with its true length
     * @param firstNodes nodes from which on the solution was reported until the end; 0 if it was not solved
     * @param firstMilliseconds the time that they took; 0 if it was not solved
     * @param answer move and score at the end of the search, such as "N@f3 +4.12" or "N@f3 mate in 4"
     */
    public record SuiteAttempt(
            SuitePosition problem,
            boolean solved,
            boolean exact,
            long firstNodes,
            long firstMilliseconds,
            String answer) {}

    /** Returns the positions that were not solved as lines of EPD, with what was played as a further operation. */
    public List<String> missed() {
        return attempts.stream()
                .filter(attempt -> !attempt.solved)
                .map(attempt -> attempt.problem.format() + " answer \"" + attempt.answer + "\";")
                .toList();
    }

    // ---- how many were solved -------------------------------------------------------------------------------------

    /**
     * A row of the table of scores.
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
        List<SuiteAttempt> of =
                attempts.stream().filter(one -> which.test(one.problem)).toList();
        int solved = (int) of.stream().filter(SuiteAttempt::solved).count();
        int exact = (int) of.stream().filter(SuiteAttempt::exact).count();
        long mean = Math.round(of.stream()
                .filter(SuiteAttempt::solved)
                .mapToLong(SuiteAttempt::firstNodes)
                .average()
                .orElse(0));
        return new ScoreRow(of.size(), solved, exact, mean);
    }

    /** Returns the lines of a table with the solved of all positions, for mates by length. */
    public List<String> scores() {
        List<String> lines = new ArrayList<>();
        lines.add("           positions  solved            exact   mean nodes");
        NavigableSet<Integer> lengths = new TreeSet<>();
        attempts.forEach(one -> one.problem.mate().ifPresent(lengths::add));
        for (int length : lengths) {
            lines.add(line("mate in " + length, one -> one.mate().orElse(0) == length));
        }
        if (lengths.size() > 1 && lengths.first() < SuiteGoals.SHORT && lengths.last() > SuiteGoals.SHORT) {
            lines.add(line("up to " + SuiteGoals.SHORT, one -> one.mate().orElse(0) <= SuiteGoals.SHORT));
        }
        lines.add(line("all", one -> true));
        return lines;
    }

    private String line(String name, Predicate<SuitePosition> which) {
        ScoreRow row = row(which);
        boolean mates = attempts.stream().anyMatch(one -> one.problem.mate().isPresent());
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

    // ---- within what effort ---------------------------------------------------------------------------------------

    /** Returns the lines of a table with the positions solved within a number of nodes, and within a time. */
    public List<String> efforts() {
        List<String> lines = new ArrayList<>();
        addRows(lines, "nodes", FIRST_NODES, SuiteAttempt::firstNodes, Long::toString);
        addRows(lines, "time", FIRST_MILLISECONDS, SuiteAttempt::firstMilliseconds, SuiteResult::seconds);
        return lines;
    }

    private void addRows(
            List<String> lines,
            String title,
            long first,
            ToLongFunction<SuiteAttempt> effort,
            LongFunction<String> name) {
        lines.add(String.format(Locale.ROOT, "%-12s %7s", title, "solved"));
        long all = attempts.stream().filter(SuiteAttempt::solved).count();
        long within = -1;
        for (long bound = first; within < all; bound *= 10) {
            long max = bound;
            within = attempts.stream()
                    .filter(one -> one.solved && effort.applyAsLong(one) <= max)
                    .count();
            double percent = 100.0 * within / Math.max(1, attempts.size());
            lines.add(String.format(Locale.ROOT, "%-12s %7d %7.1f%%", name.apply(bound), within, percent));
        }
    }

    /** Formats seconds, such as "0.01 s". */
    private static String seconds(long milliseconds) {
        return (milliseconds < 1_000 ? Double.toString(milliseconds / 1_000.0) : Long.toString(milliseconds / 1_000))
                + " s";
    }
}
