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

/** The evaluation as its readers see it. */
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
        assertTrue(last(lines(Variant.CHESS, "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1")).startsWith("Evaluation: +"));
        assertTrue(last(lines(Variant.CHESS, "3k4/8/8/8/8/8/8/Q3K3 b - - 0 1")).startsWith("Evaluation: +"));
        assertTrue(last(lines(Variant.CHESS, "q3k3/8/8/8/8/8/8/5K2 b - - 0 1")).startsWith("Evaluation: -"));
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
    void inCheckThereIsNoEvaluation() {
        assertEquals(List.of("Evaluation: none (in check)"), lines(Variant.CHESS, "k7/8/8/8/8/8/8/Q3K3 b - - 0 1"));
    }

    private static String last(List<String> lines) {
        return lines.get(lines.size() - 1);
    }
}
