package parachute.tools.match.statistics;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import parachute.tools.match.game.SearchedNodes;

/**
 * The games of a match that one machine played.
 *
 * @param name the machine
 * @param score the first engine's
 * @param nodes what all engines searched, as far as the games tell
 * @param scale by which limits in time were multiplied, on average
 * @param faults games that ended by a fault
 * @param probability that the first engine's pairs would differ by chance as much from those of the other machines, 0 to 1;
 *     empty if there are too few
 */
record MachineStandings(
        String name, MatchScore score, SearchedNodes nodes, double scale, long faults, Optional<Double> probability) {
    /** How text aligns the columns of {@link #values}. */
    static final String FORMAT = "%-20s %6s " + ScoreColumns.FORMAT + " %8s %11s %6s %6s";

    /** What stands above the columns of {@link #values}. */
    static final List<String> HEADINGS =
            row("Machine", "Games", ScoreColumns.NAMES, "Times x", "Nodes/move", "Faults", "p");

    /** Returns the machine as a row of a table. */
    List<String> values() {
        return row(
                name,
                Integer.toString(score.games()),
                ScoreColumns.values(score),
                String.format(Locale.ROOT, "%.2f", scale),
                nodes.moves() == 0 ? ScoreColumns.UNKNOWN : String.format(Locale.ROOT, "%.0f", nodes.mean()),
                Long.toString(faults),
                probability
                        .map(value -> String.format(Locale.ROOT, "%.3f", value))
                        .orElse(ScoreColumns.UNKNOWN));
    }

    private static List<String> row(String name, String games, List<String> score, String... rest) {
        return Stream.of(List.of(name, games), score, List.of(rest))
                .flatMap(List::stream)
                .toList();
    }

    /**
     * Whether it differs from the others by a test with an error probability of 5 % for all machines together, by Bonferroni's
     * inequality.
     */
    boolean isDifferent(List<String> machines) {
        return probability.filter(value -> value * machines.size() < 0.05).isPresent();
    }
}
