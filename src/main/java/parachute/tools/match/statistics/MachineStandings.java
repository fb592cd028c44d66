package parachute.tools.match.statistics;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
    private static final String COLUMNS = "%-20s %6s %s %8s %11s %6s %6s";

    /** What stands above the columns of {@link #row}. */
    static final String HEADINGS = String.format(
            Locale.ROOT, COLUMNS, "Machine", "Games", ScoreColumns.HEADINGS, "Times x", "Nodes/move", "Faults", "p");

    /** The machine as a row of a table. */
    String row() {
        return String.format(
                Locale.ROOT,
                COLUMNS,
                name,
                score.games(),
                ScoreColumns.format(score),
                String.format(Locale.ROOT, "%.2f", scale),
                nodes.moves() == 0 ? ScoreColumns.UNKNOWN : String.format(Locale.ROOT, "%.0f", nodes.mean()),
                faults,
                probability
                        .map(value -> String.format(Locale.ROOT, "%.3f", value))
                        .orElse(ScoreColumns.UNKNOWN));
    }

    /**
     * Whether it differs from the others by a test with an error probability of 5 % for all machines together, by Bonferroni's
     * inequality.
     */
    boolean isDifferent(List<String> machines) {
        return probability.filter(value -> value * machines.size() < 0.05).isPresent();
    }
}
