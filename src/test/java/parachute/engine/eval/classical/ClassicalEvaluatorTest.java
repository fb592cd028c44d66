package parachute.engine.eval.classical;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.engine.eval.Evaluator;
import parachute.property.Property;
import parachute.rules.board.ColourFlip;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomGame;
import parachute.rules.notation.Fen;

class ClassicalEvaluatorTest {
    private static int evaluate(Variant variant, String fen) {
        return new ClassicalEvaluator(variant).evaluate(Fen.parse(fen, variant));
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void theStartPositionIsWorthTheRightToMove(Variant variant) {
        int score = new ClassicalEvaluator(variant).evaluate(Position.start(variant));
        assertTrue(score > 0 && score <= 40, "score " + score);
    }

    @Property(tries = 200)
    void thePositionIsTheSameForBothColours(Variant variant, long seed) {
        Position position = RandomGame.play(variant, seed, 60);
        ClassicalEvaluator evaluator = new ClassicalEvaluator(variant);
        assertEquals(evaluator.evaluate(position), evaluator.evaluate(ColourFlip.of(position)), Fen.format(position));
    }

    @Property(tries = 200)
    void neverLooksLikeMate(Variant variant, long seed) {
        int score = new ClassicalEvaluator(variant).evaluate(RandomGame.play(variant, seed, 60));
        assertTrue(Math.abs(score) <= Evaluator.LIMIT);
    }

    @ParameterizedTest
    @CsvSource({
        "a queen up,              CHESS,      4k3/8/8/8/8/8/8/Q3K3 w - - 0 1,                             700",
        "a knight in hand up,     CRAZYHOUSE, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[N] w KQkq - 0 1, 150"
    })
    void materialCounts(String what, Variant variant, String fen, int min) {
        assertTrue(evaluate(variant, fen) >= min, what);
        assertTrue(evaluate(variant, fen.replace(" w ", " b ")) <= -min + 80, what);
    }

    @Test
    void knightsInHandAreWorthMoreAgainstAKingThatTheyCanCheck() {
        String open = "rnbq1bnr/ppp2kpp/8/8/8/8/PPPPPPPP/R1BQKB1R[%sppp] w KQ - 0 1";
        String closed = "rnbqkbnr/ppp2ppp/8/8/8/8/PPPPPPPP/R1BQKB1R[%sppp] w KQkq - 0 1";
        int againstOpen = worthOfTwoKnights(open);
        int againstClosed = worthOfTwoKnights(closed);
        assertTrue(againstOpen > againstClosed + 100, againstOpen + " and " + againstClosed);
    }

    private static int worthOfTwoKnights(String fen) {
        return evaluate(Variant.CRAZYHOUSE, String.format(fen, "NN"))
                - evaluate(Variant.CRAZYHOUSE, String.format(fen, ""));
    }

    @Test
    void aSingleMinorPieceDoesNotWin() {
        assertTrue(Math.abs(evaluate(Variant.CHESS, "4k3/8/8/8/8/8/8/B3K2n w - - 0 1")) < 50);
        assertTrue(evaluate(Variant.CHESS, "4k3/8/8/8/8/8/8/B3K3 w - - 0 1") < 100);
    }

    @Test
    void twoKnightsDoNotWinAgainstABareKing() {
        assertTrue(evaluate(Variant.CHESS, "8/8/8/4k3/8/8/8/1NN1K3 w - - 0 1") < 120);
        assertTrue(evaluate(Variant.CHESS, "8/8/8/4k3/8/8/8/1NB1K3 w - - 0 1") > 500);
    }

    @Test
    void aHandWithMorePiecesThanAnyGameHasStillCountsForItsOwner() {
        String men = "Q".repeat(60) + "R".repeat(60);
        assertTrue(evaluate(Variant.CRAZYHOUSE, "4k3/8/8/8/8/8/8/4K3[" + men + "] w - - 0 1") > 5000);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"8/8/8/2K5/8/6k1/R7/8[P] b - - 0 1, true", "8/8/8/2K5/8/8/6k1/R7[P] b - - 0 1, false"})
    void aPawnThreatensToCheckOnlyFromWhereItMayBeDropped(String fen, boolean threatens) {
        WeightTable table = WeightTable.of(Variant.CRAZYHOUSE);
        WeightTable raised = WeightTable.parse(table.format().replaceFirst("safe check: \\d+", "safe check: 1500"));
        int usual = evaluate(Variant.CRAZYHOUSE, fen);
        int changed = new ClassicalEvaluator(Variant.CRAZYHOUSE, raised).evaluate(Fen.parse(fen, Variant.CRAZYHOUSE));
        assertEquals(threatens, changed < usual - 100, usual + " and " + changed);
    }

    @Test
    void theBareKingIsDrivenToTheEdge() {
        int centre = evaluate(Variant.CHESS, "8/8/8/3k4/8/8/8/R3K3 w - - 0 1");
        int edge = evaluate(Variant.CHESS, "8/8/8/8/7k/8/8/R3K3 w - - 0 1");
        assertTrue(edge > centre);
    }
}
