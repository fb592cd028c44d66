package parachute.tools.analysis.report;

import java.util.List;

/**
 * A move of an analysed game and the position after it; the first of a game is no move, but the first position.
 *
 * @param san number and move, such as "12. N@f3" or "12... Kf8"; empty for the first position
 * @param squares origin and destination, such as "g1f3"; the destination alone for a drop, nothing for no move
 * @param board the pieces and hands of the position, as the first field of a FEN
 * @param score the evaluation for White, such as "+0.31" or "#-4"; empty where there is none
 * @param chance the winning chance of White, 0 to 1; that of the move before where there is no evaluation
 * @param chances the chances of a win of White, a draw and a win of Black in words; empty where there is no evaluation
 * @param mark "??", "?" or "?!"; empty for no mistake
 * @param comment what is said about the move
 * @param better what should have been played, with the positions that arise; empty without a mark
 */
public record ReportMove(
        String san,
        String squares,
        String board,
        String score,
        double chance,
        String chances,
        String mark,
        String comment,
        List<ReportMove> better) {
    /** Copies the list. */
    public ReportMove {
        better = List.copyOf(better);
    }
}
