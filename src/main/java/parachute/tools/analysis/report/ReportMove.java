package parachute.tools.analysis.report;

import java.util.List;
import java.util.Optional;
import parachute.tools.analysis.MoveMark;

/**
 * A move of an analysed game and the position after it; the first of a game is no move, but the first position.
 *
 * @param number what stands before the move where it stands alone, such as "12. " or "12... "; empty for the first position
 * @param san the move, such as "N@f3" or "Kf8"; empty for the first position
 * @param change what it does on the board, as squares without blanks: origin and destination ("g1f3"); behind them the
 *     letter of the piece that a pawn becomes ("e7e8q"), the square of the pawn captured en passant ("e5d6d5") or, in
 *     castling, the rook's origin and destination ("e1g1h1f1"); "N@f3" for a drop; empty for the first position
 * @param board the pieces and hands of the position, as the first field of a FEN
 * @param evaluation the evaluation, if there is one
 * @param chance the points that White may expect, 0 to 1; after the move before where there is no evaluation
 * @param mark how bad the move was; empty if it was not
 * @param symbols the annotation symbols behind the move, with blanks between them, the mark included
 * @param comment what is said about the move
 * @param better what the analysis found better; empty without a mark
 * @param variations what else was given in place of the move, which may have variations itself
 */
public record ReportMove(
        String number,
        String san,
        String change,
        String board,
        Optional<ReportEvaluation> evaluation,
        double chance,
        Optional<MoveMark> mark,
        String symbols,
        String comment,
        Optional<ReportLine> better,
        List<ReportLine> variations) {
    /** Copies the list. */
    public ReportMove {
        variations = List.copyOf(variations);
    }

    /** Number and move, such as "12. N@f3". */
    String text() {
        return number + san;
    }
}
