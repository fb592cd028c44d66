package parachute.tools.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;

/** Counts how many positions were solved within how many nodes, and within what time. */
public final class EffortTable {
    /** The first bounds; each further one is ten times the last, until all are solved that were solved at all. */
    private static final long FIRST_NODES = 1_000, FIRST_MILLISECONDS = 10;

    private final List<Attempt> attempts;

    /** Creates a table of attempts. */
    public EffortTable(List<Attempt> attempts) {
        this.attempts = List.copyOf(attempts);
    }

    /** Returns the lines of the table. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(Locale.ROOT, "%-12s %7s", "nodes", "solved"));
        addRows(lines, FIRST_NODES, Attempt::firstNodes, Long::toString);
        lines.add(String.format(Locale.ROOT, "%-12s %7s", "time", "solved"));
        addRows(lines, FIRST_MILLISECONDS, Attempt::firstMilliseconds, EffortTable::seconds);
        return lines;
    }

    private void addRows(List<String> lines, long first, ToLongFunction<Attempt> effort, LongFunction<String> name) {
        long all = attempts.stream().filter(Attempt::solved).count();
        long within = -1;
        for (long bound = first; within < all; bound *= 10) {
            long most = bound;
            within = attempts.stream()
                    .filter(one -> one.solved() && effort.applyAsLong(one) <= most)
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
