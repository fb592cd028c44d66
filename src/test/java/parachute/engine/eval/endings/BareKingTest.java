package parachute.engine.eval.endings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.eval.Evaluator;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

/** What a position with a bare king is worth. */
class BareKingTest {
    private static int evaluate(String fen) {
        return BareKing.evaluate(Fen.parse(fen, Variant.CHESS));
    }

    @ParameterizedTest
    @ValueSource(strings = {"8/8/8/3k4/8/8/8/R3K3", "8/8/8/3k4/8/8/PP6/4K3", "8/8/8/3k4/8/8/P7/N3K3"})
    void theOtherSideLeadsWhoeverIsToMove(String board) {
        int value = evaluate(board + " w - - 0 1");
        assertTrue(value > 0, () -> "" + value);
        assertEquals(-value, evaluate(board + " b - - 0 1"));
    }

    @Test
    void blackLeadsAgainstAWhiteKing() {
        assertEquals(evaluate("8/8/8/3k4/8/8/8/R3K3 w - - 0 1"), evaluate("r3k3/8/8/8/3K4/8/8/8 b - - 0 1"));
    }

    @Test
    void aPawnIsWorthMoreTheFurtherItIsButLessThanAQueen() {
        int atHome = evaluate("8/8/8/8/5k2/8/PP6/4K3 w - - 0 1");
        int onTheSixth = evaluate("8/8/P7/8/5k2/8/1P6/4K3 w - - 0 1");
        int queen = evaluate("Q7/8/8/8/5k2/8/1P6/4K3 w - - 0 1");
        assertTrue(atHome < onTheSixth && onTheSixth < queen, atHome + " " + onTheSixth + " " + queen);
    }

    @Test
    void noLeadExceedsTheLimit() {
        assertEquals(-Evaluator.LIMIT, evaluate("QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/8/8/8/8/k1K5 b - - 0 1"));
    }

    @Test
    void twoBareKingsAreEqual() {
        assertEquals(0, evaluate("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    }
}
