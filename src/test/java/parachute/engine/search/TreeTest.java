package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
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

    @Test
    void everyVisitCountsANode() {
        tree.visit(tree.stack(0));
        tree.visit(tree.stack(0));
        assertEquals(2, tree.nodes());
    }
}
