package parachute.tools.mate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts the mates of many positions by length, with the time taken. */
public final class MateTable {
    private final SortedMap<Integer, MateRow> byLength = new TreeMap<>();
    private final MateRow all = new MateRow();

    /** Creates an empty table. */
    public MateTable() {}

    /** A row of the table. */
    private static final class MateRow {
        private int positions;
        private int proved;
        private int shortest;
        private int asGiven;
        private long milliseconds;
        private long longest;

        void add(MateProblem problem, MateAnswer answer) {
            positions++;
            proved += answer.isMate() ? 1 : 0;
            shortest += answer.isShortest() ? 1 : 0;
            asGiven += answer.isMate() && problem.length().orElse(0) == answer.length() ? 1 : 0;
            milliseconds += answer.milliseconds();
            longest = Math.max(longest, answer.milliseconds());
        }

        String format(String title) {
            return String.format(
                    Locale.ROOT,
                    "%-12s %9d %7d %9d %9d %8.3f s %8.3f s",
                    title,
                    positions,
                    proved,
                    shortest,
                    asGiven,
                    milliseconds / 1e3 / positions,
                    longest / 1e3);
        }
    }

    /** Counts a position: by the length that the problem states, or else by that found. */
    public void add(MateProblem problem, MateAnswer answer) {
        int length = problem.length().orElse(answer.length());
        byLength.computeIfAbsent(length, key -> new MateRow()).add(problem, answer);
        all.add(problem, answer);
    }

    /** Returns the lines of the table; empty without positions. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        if (!byLength.isEmpty()) {
            lines.add("             positions  proved  shortest  as given  mean time    longest");
            byLength.forEach((length, row) -> lines.add(row.format(length == 0 ? "none proved" : "mate in " + length)));
            lines.add(all.format("all"));
        }
        return lines;
    }
}
