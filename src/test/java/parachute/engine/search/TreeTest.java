package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import parachute.engine.eval.choice.Evaluation;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

class TreeTest {
    private final Position position = Position.start(Variant.CRAZYHOUSE);
    private final Tree tree = TestTrees.of(position);

    @Test
    void aMoveThatIsEnteredAndLeftChangesNothing() {
        tree.enter(tree.stack(0), CoordinateMove.parse("e2e4"), true);
        tree.leave();
        assertEquals(Fen.format(Position.start(Variant.CRAZYHOUSE)), Fen.format(position));
    }

    @Test
    void aNodeKnowsTheMovesBeforeIt() {
        int move = CoordinateMove.parse("e2e4");
        int expected = Histories.pieceTo(position, move);
        tree.enter(tree.stack(0), move, true);
        tree.enterNullMove(tree.stack(1));
        assertEquals(0, tree.pieceToBefore(2, 1));
        assertEquals(expected, tree.pieceToBefore(2, 2));
        assertEquals(0, tree.pieceToBefore(2, 3));
    }

    private Tree correcting() {
        return TestTrees.of(
                position,
                SearchParameters.of(Variant.CRAZYHOUSE).with("CORRECTION_PAWNS", 100),
                Evaluation.DEFAULT.apply(Variant.CRAZYHOUSE));
    }

    private static void evaluate(Tree tree, StackEntry node) {
        node.generator.prepare();
        tree.evaluate(node, 0);
    }

    /**
     * Returns how much a score that differs from the evaluation by an error corrects the next evaluation of the
     * position.
     */
    private int learnt(int error, String move, Bound bound) {
        Tree tree = correcting();
        StackEntry node = tree.stack(1);
        evaluate(tree, node);
        int before = node.correctedEval;
        int best = move.isEmpty() ? Move.NONE : CoordinateMove.parse(move);
        tree.learnCorrection(node, before + error, best, bound, 8);
        evaluate(tree, node);
        assertEquals(before, node.storedEval, "the table keeps what the evaluator says");
        assertEquals(node.correctedEval, node.staticEval);
        return node.correctedEval - before;
    }

    @Test
    void aScoreOfAQuietMoveCorrectsTheEvaluation() {
        assertTrue(learnt(200, "e2e4", Bound.EXACT) > 0);
        assertTrue(learnt(-200, "e2e4", Bound.EXACT) < 0);
        assertTrue(learnt(200, "e2e4", Bound.LOWER) > 0);
        assertTrue(learnt(-200, "", Bound.UPPER) < 0);
    }

    @Test
    void aBoundThatTheEvaluationKeepsToTeachesNothing() {
        assertEquals(0, learnt(-200, "e2e4", Bound.LOWER));
        assertEquals(0, learnt(200, "", Bound.UPPER));
    }

    @Test
    void aCaptureTeachesNothing() {
        position.make(CoordinateMove.parse("e2e4"));
        position.make(CoordinateMove.parse("d7d5"));
        assertEquals(0, learnt(200, "e4d5", Bound.LOWER));
        assertTrue(learnt(200, "e4e5", Bound.LOWER) > 0);
    }

    @Test
    void nothingIsLearntInCheck() {
        Tree tree = TestTrees.of(Fen.parse("4k3/8/8/8/8/8/4r3/4K3[] w - - 0 1", Variant.CRAZYHOUSE));
        StackEntry node = tree.stack(1);
        evaluate(tree, node);
        assertEquals(Score.NONE, node.correctedEval);
        tree.learnCorrection(node, 500, Move.NONE, Bound.LOWER, 8);
        SearchParameters parameters = SearchParameters.of(Variant.CRAZYHOUSE).with("CORRECTION_PAWNS", 100);
        assertEquals(0, tree.corrections.of(tree.position, node.context, parameters));
    }

    @Test
    void everyVisitCountsANode() {
        tree.visit(tree.stack(0));
        tree.visit(tree.stack(0));
        assertEquals(2, tree.nodes());
    }
}
