package parachute.tools.mate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.function.Predicate;

/** Counts the mates of many positions by length, with the time taken. */
public final class MateTable {
    private final List<AnsweredProblem> results = new ArrayList<>();

    private record AnsweredProblem(MateProblem problem, MateAnswer answer) {
        /** Returns the length that the problem states, or else that found; 0 if there is neither. */
        int length() {
            return problem.length().orElse(answer.length());
        }

        boolean isAsGiven() {
            return answer.isMate() && problem.length().orElse(0) == answer.length();
        }
    }

    /** Creates an empty table. */
    public MateTable() {}

    /** Counts a position: by the length that the problem states, or else by that found. */
    public void add(MateProblem problem, MateAnswer answer) {
        results.add(new AnsweredProblem(problem, answer));
    }

    /** Returns the lines of the table; empty without positions. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        if (!results.isEmpty()) {
            lines.add("             positions  proved  shortest  as given  mean time    longest");
            results.stream()
                    .mapToInt(AnsweredProblem::length)
                    .distinct()
                    .sorted()
                    .forEach(length -> {
                        String title = length == 0 ? "none proved" : "mate in " + length;
                        lines.add(row(title, one -> one.length() == length));
                    });
            lines.add(row("all", one -> true));
        }
        return lines;
    }

    private String row(String title, Predicate<AnsweredProblem> which) {
        List<AnsweredProblem> rows = results.stream().filter(which).toList();
        LongSummaryStatistics times =
                rows.stream().mapToLong(one -> one.answer.milliseconds()).summaryStatistics();
        return String.format(
                Locale.ROOT,
                "%-12s %9d %7d %9d %9d %8.3f s %8.3f s",
                title,
                rows.size(),
                rows.stream().filter(one -> one.answer.isMate()).count(),
                rows.stream().filter(one -> one.answer.isShortest()).count(),
                rows.stream().filter(AnsweredProblem::isAsGiven).count(),
                times.getSum() / 1e3 / rows.size(),
                times.getMax() / 1e3);
    }
}
