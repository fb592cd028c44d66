package parachute.engine.eval.choice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.engine.eval.endings.FiftyMoveRule;
import parachute.engine.eval.network.SmallNetwork;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

/** The evaluation as it is explained to users. */
class ExplanationTest {
    private static final Evaluation EVALUATION =
            Evaluation.DEFAULT.with(SmallNetwork.of(Variant.CHESS, 3)).with(SmallNetwork.of(Variant.CRAZYHOUSE, 3));

    private static Explanation explain(Variant variant, String fen) {
        return EVALUATION.explain(Fen.parse(fen, variant));
    }

    private static List<String> names(Explanation explanation) {
        return explanation.parts().stream()
                .map(Explanation.ExplanationPart::name)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "CHESS,      rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "CHESS,      rn2k3/8/8/8/8/8/8/4K2R b - - 90 70",
        "CHESS,      4k3/p7/2b5/8/8/4B3/PP6/4K3 b - - 0 1",
        "CHESS,      8/8/8/3k4/8/8/8/R3K3 b - - 95 70",
        "CRAZYHOUSE, 4k3/8/8/8/8/8/8/3Q~K3[PPn] b - - 0 1"
    })
    void thePartsAddUpToWhatASearchGets(Variant variant, String fen) {
        Position position = Fen.parse(fen, variant);
        int value = FiftyMoveRule.damp(position, EVALUATION.apply(variant).evaluate(position));
        assertEquals(
                position.sideToMove() == Side.WHITE ? value : -value,
                explain(variant, fen).value());
    }

    @Test
    void thePartsAreThePiecesTheHandsTheTempoAndTheRest() {
        assertEquals(
                List.of(
                        "Pieces on the board",
                        "White's hand",
                        "Black's hand",
                        "Tempo",
                        "What the pieces do not account for"),
                names(explain(Variant.CRAZYHOUSE, "4k3/8/8/8/8/8/8/3QK3[P] w - - 0 1")));
    }

    @Test
    void anEndingAndTheFiftyMoveRuleArePartsWhereTheyChangeSomething() {
        List<String> names = names(explain(Variant.CHESS, "4k3/p7/2b5/8/8/4B3/PP6/4K3 w - - 90 70"));
        assertEquals(List.of("Correction of the ending", "Fifty-move rule"), names.subList(3, 5));
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/8/3k4/8/8/8/R3K3 w - - 0 1,    is driven to the edge",
        "8/8/8/3K4/8/8/8/2nbk3 w - - 0 1,   is driven to a corner of the bishop's colour",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1,   against a single pawn (every position is known)",
        "8/8/3k4/8/P7/8/3K4/2B5 b - - 0 1,  that cannot be driven from the pawn's corner (a draw)",
        "4k3/8/8/8/8/8/8/3NKN2 w - - 0 1,   against too little to mate (the lead counts an eighth)",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1,     against a bare king (a draw)"
    })
    void withABareKingOfChessTheRuleIsNamed(String fen, String rule) {
        Explanation explanation = explain(Variant.CHESS, fen);
        assertEquals(List.of("A bare king " + rule), names(explanation));
        assertTrue(explanation.pieces().isEmpty());
    }

    @Test
    void inCrazyhouseABareKingIsNothingSpecial() {
        Explanation explanation = explain(Variant.CRAZYHOUSE, "8/8/8/3k4/8/8/8/R3K3[] w - - 0 1");
        assertEquals("Pieces on the board", names(explanation).getFirst());
    }

    @Test
    void theReportHasTheWorthBelowEachPieceButTheKings() {
        Position position = Fen.parse("4k3/8/8/8/8/8/8/3Q~K3[PPn] b - - 0 1", Variant.CRAZYHOUSE);
        Explanation explanation = EVALUATION.explain(position);
        List<String> lines = EVALUATION.report(position);
        assertEquals("|       |       |       |       |  k    |       |       |       |", lines.get(2));
        assertEquals("|       |       |       |       |       |       |       |       |", lines.get(3));
        assertEquals("|       |       |       |  Q~   |  K    |       |       |       |", lines.get(23));
        String queen = "|       |       |       | " + pawns(explanation.pieces().get(Square.D1)) + " |";
        assertTrue(lines.get(24).startsWith(queen), lines.get(24));
        for (int i = 0; i < explanation.parts().size(); i++) {
            Explanation.ExplanationPart part = explanation.parts().get(i);
            assertEquals(part.name() + ": " + pawns(part.value()), lines.get(26 + i));
        }
        assertEquals("Evaluation: " + pawns(explanation.value()) + " (White's side)", lines.getLast());
    }

    private static String pawns(int centipawns) {
        return String.format(Locale.ROOT, "%+.2f", centipawns / 100.0);
    }
}
