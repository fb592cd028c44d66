package parachute.tools.analysis.report;

import java.util.List;

/**
 * Moves that might have been played in place of another one.
 *
 * @param comment what is said before the first; may be empty
 * @param moves at least one
 */
public record ReportLine(String comment, List<ReportMove> moves) {
    /** Copies the list. */
    public ReportLine {
        moves = List.copyOf(moves);
    }
}
