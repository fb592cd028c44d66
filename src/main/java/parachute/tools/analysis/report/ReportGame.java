package parachute.tools.analysis.report;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;

/**
 * An analysed game. Control characters of its texts are visible ones.
 *
 * @param white the name of White; may be empty, as all texts but variant and result
 * @param black the name of Black
 * @param event the event
 * @param date the date as PGN has it, without what is unknown, such as "2026.11"
 * @param variant chess or crazyhouse
 * @param result 1-0, 0-1, 1/2-1/2 or *
 * @param whiteAccuracy White's accuracy in percent, empty if it is not known
 * @param blackAccuracy Black's
 * @param moves the first position, then the moves; pages have them in a shorter form
 */
public record ReportGame(
        String white,
        String black,
        String event,
        String date,
        String variant,
        String result,
        String whiteAccuracy,
        String blackAccuracy,
        @JsonIgnore List<ReportMove> moves) {
    /** Copies the list. */
    public ReportGame {
        moves = List.copyOf(moves);
    }
}
