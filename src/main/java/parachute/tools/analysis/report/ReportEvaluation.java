package parachute.tools.analysis.report;

/**
 * The evaluation of a position for White.
 *
 * @param score in pawns or moves to mate, such as "+0.31" or "#-4"; empty if the game has ended by mate
 * @param win White's chance to win in percent
 * @param draw the chance of a draw in percent, at most what a win leaves
 */
public record ReportEvaluation(String score, int win, int draw) {
    /** The points that White may expect, 0 to 1. */
    double chance() {
        return (win + draw / 2.0) / 100;
    }
}
