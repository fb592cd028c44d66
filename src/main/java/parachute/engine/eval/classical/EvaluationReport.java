package parachute.engine.eval.classical;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parachute.engine.eval.classical.EvaluationTable.Row;
import parachute.engine.eval.classical.EvaluationTable.TaperedScore;
import parachute.engine.eval.endings.FiftyMoveRule;
import parachute.rules.board.Position;

/** An evaluation as lines of text, in pawns, for users of the front ends. */
public final class EvaluationReport {
    private EvaluationReport() {}

    /**
     * Returns the evaluation of a position: a table of its terms, and in the last line its value from White's side. If
     * the side to move is in check, where the search does not evaluate, a single line says so.
     */
    public static List<String> lines(Position position) {
        if (position.inCheck()) {
            return List.of("Evaluation: none (in check)");
        }
        EvaluationTable table = new ClassicalEvaluator(position.variant()).explain(position);
        List<String> lines = new ArrayList<>();
        if (table.variant().hasDrops()) {
            lines.add("Scores in pawns with few and with many pieces in hand");
            addTable(lines, table, "few", "many");
        } else {
            lines.add("Scores in pawns in the middlegame (mg) and in the endgame (eg)");
            addTable(lines, table, "mg", "eg");
        }
        if (table.value() != table.tapered()) {
            int correction = table.value() - table.tapered();
            lines.add(String.format(Locale.ROOT, "Correction of the ending: %+.2f", correction / 100.0));
        }
        int damped = FiftyMoveRule.damp(position, table.value());
        if (damped != table.value()) {
            lines.add(String.format(Locale.ROOT, "Fifty-move rule: %+.2f", (damped - table.value()) / 100.0));
        }
        lines.add(String.format(Locale.ROOT, "Evaluation (classical): %+.2f (White's side)", damped / 100.0));
        return lines;
    }

    private static void addTable(List<String> lines, EvaluationTable table, String early, String late) {
        lines.add(String.format("%-15s %15s %15s %15s", "", "White    ", "Black    ", "Difference"));
        lines.add(String.format("%-15s %7s %7s %7s %7s %7s %7s", "Term", early, late, early, late, early, late));
        for (Row row : table.rows()) {
            lines.add(line(row.term().label(), row.white(), row.black()));
        }
        lines.add(line("Total", table.white(), table.black()));
        int full = EvaluationTable.ENDGAME_PHASE;
        int phase = table.phase();
        lines.add(String.format(
                Locale.ROOT,
                "Phase %d of %d: (%d * %s + %d * %s) / %d = %+.2f",
                phase,
                full,
                full - phase,
                early,
                phase,
                late,
                full,
                table.tapered() / 100.0));
    }

    private static String line(String label, TaperedScore white, TaperedScore black) {
        TaperedScore difference = white.minus(black);
        return String.format(
                Locale.ROOT,
                "%-15s %7.2f %7.2f %7.2f %7.2f %+7.2f %+7.2f",
                label,
                white.middlegame() / 100.0,
                white.endgame() / 100.0,
                black.middlegame() / 100.0,
                black.endgame() / 100.0,
                difference.middlegame() / 100.0,
                difference.endgame() / 100.0);
    }
}
