package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Move;
import parachute.rules.notation.CoordinateMove;

/** When the transposition table ends a node, and when it must not. */
class TableCutoffsTest {
    private static final int DEPTH = 2;

    /** Nothing can be captured, and the evaluation is 0. */
    private static final String QUIET = "6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1";

    @ParameterizedTest
    @CsvSource({
        "an exact score above beta,        50,  0, EXACT, true",
        "an exact score below alpha,      -50,  0, EXACT, true",
        "a lower bound at beta,            10, 10, LOWER, true",
        "a lower bound below beta,          9, 10, LOWER, false",
        "an upper bound at alpha,           9, 10, UPPER, true",
        "an upper bound above alpha,       10, 10, UPPER, false",
    })
    void aScoreOutsideTheWindowEndsTheNode(String what, int score, int beta, Bound bound, boolean expected) {
        TestNode node = TestNode.chess(QUIET, "");
        node.store("", score, DEPTH, bound);
        int found = node.search(beta, DEPTH, NodeKind.CUT);
        assertEquals(expected, node.nodes() == 1, what);
        assertEquals(expected ? score : 0, found, what);

        TestNode leaf = TestNode.chess("6k1/5ppp/8/8/8/n7/1P3PPP/6K1 w - - 0 1", "");
        leaf.store("", score, 0, bound);
        leaf.quiescence(beta - 1, beta, 0);
        assertEquals(expected, leaf.hasEvaluatedNothing(), what + " in the quiescence search");
    }

    @Test
    void aShallowerEntryDoesNot() {
        TestNode node = TestNode.chess(QUIET, "");
        node.store("", 50, DEPTH - 1, Bound.EXACT);
        assertEquals(0, node.search(10, DEPTH, NodeKind.CUT));
    }

    @Test
    void onThePrincipalVariationTheLineIsSearched() {
        TestNode node = TestNode.chess(QUIET, "");
        node.store("", 50, DEPTH, Bound.EXACT);
        assertEquals(0, node.search(-100, 100, DEPTH, NodeKind.PV));
        assertTrue(node.entry.lineLength > 0);
        TestNode leaf = TestNode.chess(QUIET, "");
        leaf.store("", 50, DEPTH, Bound.EXACT);
        leaf.quiescence(-100, 100, 0);
        assertEquals(50, leaf.entry.staticEval, "only the evaluation is corrected");
        assertTrue(!leaf.hasEvaluatedNothing());
    }

    /** The table counts mates from the node, the search from the root. */
    @Test
    void matesAreCountedFromTheRoot() {
        TestNode node = TestNode.chess(QUIET, "");
        node.tree.table.store(
                node.position.key(), Move.NONE, Score.mateIn(9), 5, Score.NONE, DEPTH, Bound.LOWER, node.parameters);
        assertEquals(Score.mateIn(5), node.search(100, DEPTH, NodeKind.CUT));
    }

    @ParameterizedTest
    @CsvSource({
        "the draw is far enough, 89, true",
        "the draw is close,      90, false",
    })
    void nearTheFiftyMoveDrawTheTableEndsNoNode(String what, int halfmoveClock, boolean expected) {
        TestNode node =
                TestNode.chess("6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - " + halfmoveClock + " 90", "TABLE_HALFMOVE_CLOCK=90");
        node.store("", 900, DEPTH, Bound.LOWER);
        node.search(600, DEPTH, NodeKind.CUT);
        assertEquals(expected, node.nodes() == 1, what);
    }

    @Test
    void inCrazyhouseThereIsNoSuchDraw() {
        TestNode node = TestNode.crazyhouse("6k1/5ppp/8/8/8/8/5PPP/1R4K1[] w - - 95 90", "");
        node.store("", 900, DEPTH, Bound.LOWER);
        assertEquals(900, node.search(600, DEPTH, NodeKind.CUT));
        assertEquals(1, node.nodes());
    }

    @Test
    void anIllegalMoveIsNotAHashMove() {
        TestNode node = TestNode.chess(QUIET, "");
        node.entry.generator.prepare();
        node.store("e2e4", 0, 1, Bound.LOWER); // of a position that happens to have the same key
        assertEquals(Move.NONE, Tree.hashMove(node.stored(), node.entry));
        node.store("g1f1", 0, 1, Bound.LOWER);
        assertEquals(CoordinateMove.parse("g1f1"), Tree.hashMove(node.stored(), node.entry));
        assertEquals(Move.NONE, Tree.hashMove(0, node.entry));
    }

    @ParameterizedTest
    @CsvSource({
        "a lower bound above it,   70, LOWER, 70",
        "a lower bound below it,   30, LOWER, 50",
        "an upper bound below it,  30, UPPER, 30",
        "an upper bound above it,  70, UPPER, 50",
        "an exact score,           70, EXACT, 70",
        "but no mate,           31500, LOWER, 50",
    })
    void aScoreOfTheTableIsABetterEvaluation(String what, int score, Bound bound, int expected) {
        TestNode node = TestNode.chess(QUIET, "");
        node.tree.table.store(node.position.key(), Move.NONE, score, 1, 50, 1, bound, node.parameters);
        node.entry.generator.prepare();
        node.tree.evaluate(node.entry, node.stored());
        assertEquals(expected, node.entry.staticEval, what);
        assertEquals(50, node.entry.storedEval, what);
        assertTrue(node.hasEvaluatedNothing(), "the table has kept the evaluation, too");
    }
}
