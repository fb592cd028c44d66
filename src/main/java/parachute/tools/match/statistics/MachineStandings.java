package parachute.tools.match.statistics;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parachute.tools.match.game.SearchedNodes;

/**
 * The games of a match that were played on one machine.
 *
 * @param name the machine
 * @param score the score of the first engine
 * @param nodes the nodes searched by all engines, as far as the games state them
 * @param scale the mean factor of time limits
 * @param faults number of games that ended by a fault
 * @param probability of a difference at least as large by chance between the first engine's pairs here and those on the
 *     other machines, 0 to 1; empty if there are too few
 */
record MachineStandings(
        String name, MatchScore score, SearchedNodes nodes, double scale, long faults, Optional<Double> probability) {
    /** How text aligns the columns of {@link #values}. */
    static final String FORMAT = "%-20s %6s " + ScoreColumns.FORMAT + " %8s %11s %6s %6s";

    /** The headings of the columns of {@link #values}. */
    static final List<String> HEADINGS =
            ScoreColumns.row(List.of("Machine", "Games"), ScoreColumns.NAMES, "Times x", "Nodes/move", "Faults", "p");

    /** Returns the machine as a row of a table. */
    List<String> values() {
        return ScoreColumns.row(
                List.of(name, Integer.toString(score.games())),
                ScoreColumns.values(score),
                String.format(Locale.ROOT, "%.2f", scale),
                nodes.moves() == 0 ? ScoreColumns.UNKNOWN : String.format(Locale.ROOT, "%.0f", nodes.mean()),
                Long.toString(faults),
                probability
                        .map(value -> String.format(Locale.ROOT, "%.3f", value))
                        .orElse(ScoreColumns.UNKNOWN));
    }

    /**
     * Returns whether it differs significantly from the others, with an error probability of 5 % for all machines
     * together (Bonferroni).
     */
    boolean isDifferent(List<String> machines) {
        return probability.filter(value -> value * machines.size() < 0.05).isPresent();
    }
}
