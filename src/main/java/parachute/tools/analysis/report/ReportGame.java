package parachute.tools.analysis.report;

import java.util.List;

/**
 * An analysed game.
 *
 * @param white the name of White
 * @param black the name of Black
 * @param place event and date, as far as they are known
 * @param variant chess or crazyhouse
 * @param result 1-0, 0-1, 1/2-1/2 or *
 * @param whiteAccuracy White's accuracy in percent, empty if it is not known
 * @param blackAccuracy Black's
 * @param moves the first position, then the moves
 */
public record ReportGame(
        String white,
        String black,
        String place,
        String variant,
        String result,
        String whiteAccuracy,
        String blackAccuracy,
        List<ReportMove> moves) {
    /** Copies the list. */
    public ReportGame {
        moves = List.copyOf(moves);
    }
}
