package parachute.engine.eval.classical;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

/** The evaluation as shown to users. */
class EvaluationReportTest {
    private static List<String> lines(Variant variant, String fen) {
        return EvaluationReport.lines(Fen.parse(fen, variant));
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void everyTermOfTheVariantHasALine(Variant variant) {
        List<String> lines = EvaluationReport.lines(Position.start(variant));
        Arrays.stream(EvaluationTerm.values())
                .forEach(term -> assertEquals(
                        term.isPartOf(variant),
                        lines.stream().anyMatch(line -> line.startsWith(term.label() + " ")),
                        term.label()));
    }

    @Test
    void chessHasNeitherHandsNorPromotedMarks() {
        for (EvaluationTerm term : EvaluationTerm.values()) {
            boolean isOfCrazyhouse = term == EvaluationTerm.HAND || term == EvaluationTerm.PROMOTED;
            assertEquals(!isOfCrazyhouse, term.isPartOf(Variant.CHESS), term.label());
            assertTrue(term.isPartOf(Variant.CRAZYHOUSE), term.label());
        }
    }

    @Test
    void aLineShowsWhiteAndBlackAndTheDifference() {
        WeightTable.WeightRow tempo = WeightTable.of(Variant.CHESS).rows().stream()
                .filter(row -> row.name().equals("tempo"))
                .findFirst()
                .orElseThrow();
        String middlegame = pawns(tempo.middlegame().get(0));
        String endgame = pawns(tempo.endgame().get(0));
        List<String> words = lines(Variant.CHESS, "4k3/8/8/8/8/8/8/4K3 b - - 0 1").stream()
                .filter(line -> line.startsWith("Tempo"))
                .flatMap(line -> Arrays.stream(line.split(" +")))
                .toList();
        assertEquals(List.of("Tempo", "0.00", "0.00", middlegame, endgame, "-" + middlegame, "-" + endgame), words);
    }

    private static String pawns(int centipawns) {
        return String.format(Locale.ROOT, "%.2f", centipawns / 100.0);
    }

    @Test
    void theLastLineIsTheEvaluationForWhite() {
        assertTrue(
                last(lines(Variant.CHESS, "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1")).startsWith("Evaluation (classical): +"));
        assertTrue(
                last(lines(Variant.CHESS, "3k4/8/8/8/8/8/8/Q3K3 b - - 0 1")).startsWith("Evaluation (classical): +"));
        assertTrue(
                last(lines(Variant.CHESS, "q3k3/8/8/8/8/8/8/5K2 b - - 0 1")).startsWith("Evaluation (classical): -"));
    }

    @Test
    void theCorrectionOfAnEndingIsShownWhereThereIsOne() {
        String correction = "Correction of the ending: ";
        assertTrue(lines(Variant.CHESS, "4k3/8/8/8/8/8/8/B3K3 w - - 0 1").stream()
                .anyMatch(line -> line.startsWith(correction + "-")));
        assertTrue(lines(Variant.CHESS, "4k3/8/8/8/8/8/P7/B3K2n w - - 0 1").stream()
                .noneMatch(line -> line.startsWith(correction)));
    }

    @Test
    void theHeadNamesTheColumnsAndThePhaseShowsTheirWeights() {
        List<String> lines = lines(Variant.CHESS, "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        int terms = (int) Arrays.stream(EvaluationTerm.values())
                .filter(term -> term.isPartOf(Variant.CHESS))
                .count();
        assertEquals("Scores in pawns in the middlegame (mg) and in the endgame (eg)", lines.get(0));
        assertEquals(
                List.of("", "White", "Black", "Difference"),
                List.of(lines.get(1).split(" +")));
        assertEquals(
                List.of("Term", "mg", "eg", "mg", "eg", "mg", "eg"),
                List.of(lines.get(2).split(" +")));
        String total = lines.get(3 + terms);
        String phase = lines.get(4 + terms);
        assertTrue(total.startsWith("Total "), total);
        assertTrue(phase.startsWith("Phase 20 of 24: (4 * mg + 20 * eg) / 24 = +"), phase);
        List<String> sums = List.of(total.split(" +"));
        double mixed = (4 * Double.parseDouble(sums.get(5)) + 20 * Double.parseDouble(sums.get(6))) / 24;
        assertEquals(mixed, Double.parseDouble(phase.substring(phase.indexOf('=') + 1)), 0.01);
    }

    @Test
    void inCrazyhouseTheColumnsAreForFewAndForManyPiecesInHand() {
        List<String> lines = lines(Variant.CRAZYHOUSE, "4k3/8/8/8/8/8/8/4K3[Nq] w - - 0 1");
        assertEquals("Scores in pawns with few and with many pieces in hand", lines.get(0));
        assertEquals(
                List.of("Term", "few", "many", "few", "many", "few", "many"),
                List.of(lines.get(2).split(" +")));
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("Phase 4 of 24: (20 * few + 4 * many) / 24 = ")));
    }

    @Test
    void aLineShowsBlacksScoresAfterWhites() {
        WeightTable.WeightRow pieces = WeightTable.of(Variant.CHESS).rows().get(0);
        String rook = pawns(pieces.middlegame().get(3));
        String rookInEndgame = pawns(pieces.endgame().get(3));
        String queen = pawns(pieces.middlegame().get(4));
        String queenInEndgame = pawns(pieces.endgame().get(4));
        List<String> words = lines(Variant.CHESS, "q3k3/8/8/8/8/8/7R/5K2 w - - 0 1").stream()
                .filter(line -> line.startsWith("Material"))
                .flatMap(line -> Arrays.stream(line.split(" +")))
                .toList();
        assertEquals(List.of("Material", rook, rookInEndgame, queen, queenInEndgame), words.subList(0, 5));
    }

    @Test
    void theLastLinesAreTheTaperedScoreTheCorrectionAndTheirSum() {
        List<String> lines = lines(Variant.CHESS, "8/8/8/3k4/8/8/8/R3K3 w - - 0 1");
        double tapered = number(lines.get(lines.size() - 3), " = ");
        double correction = number(lines.get(lines.size() - 2), ": ");
        assertEquals(9 * 6 / 100.0, correction, 0.001); // the kings are nine steps apart from the farthest
        assertEquals(tapered + correction, number(last(lines).replace(" (White's side)", ""), ": "), 0.001);
    }

    private static double number(String line, String before) {
        return Double.parseDouble(line.substring(line.lastIndexOf(before) + before.length()));
    }

    @Test
    void inCheckThereIsNoEvaluation() {
        assertEquals(List.of("Evaluation: none (in check)"), lines(Variant.CHESS, "k7/8/8/8/8/8/8/Q3K3 b - - 0 1"));
    }

    private static String last(List<String> lines) {
        return lines.get(lines.size() - 1);
    }
}
