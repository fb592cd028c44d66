package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

/** Nodes that are draws at once, and nodes that are searched. */
class DrawsTest {
    private static final List<String> THERE_AND_BACK = List.of("g1f3", "g8f6", "f3g1", "f6g8");

    private static int visit(Position position, int ply) {
        Tree tree = TestTrees.of(position);
        return tree.visit(tree.stack(ply));
    }

    private static int visit(Variant variant, String fen) {
        return visit(Fen.parse(fen, variant), 1);
    }

    private static Position after(Variant variant, List<String> moves) {
        Position position = Position.start(variant);
        moves.forEach(move -> position.make(CoordinateMove.parse(move)));
        return position;
    }

    @ParameterizedTest
    @CsvSource({"CHESS", "CRAZYHOUSE"})
    void aPositionThatTheSearchItselfRepeatsIsADraw(Variant variant) {
        assertEquals(Score.DRAW, visit(after(variant, THERE_AND_BACK), 4));
    }

    @ParameterizedTest
    @CsvSource({"CHESS", "CRAZYHOUSE"})
    void oneThatTheGameHasSeenOnceIsNot(Variant variant) {
        assertEquals(Score.NONE, visit(after(variant, THERE_AND_BACK), 3));
    }

    @ParameterizedTest
    @CsvSource({"CHESS", "CRAZYHOUSE"})
    void oneThatTheGameHasSeenTwiceIs(Variant variant) {
        Position position = after(variant, THERE_AND_BACK);
        THERE_AND_BACK.forEach(move -> position.make(CoordinateMove.parse(move)));
        assertEquals(Score.DRAW, visit(position, 1));
    }

    @Test
    void inCrazyhouseCapturesAndDropsMayRepeatAPositionAsWell() {
        Position position = Fen.parse("r3k3/8/8/8/8/8/8/R3K3[] w - - 0 1", Variant.CRAZYHOUSE);
        for (String move : List.of("a1a8", "e8e7", "a8a1", "e7e8", "a1a2", "e8e7", "a2a1", "e7e8")) {
            position.make(CoordinateMove.parse(move));
        }
        assertEquals(Score.DRAW, visit(position, 8));
    }

    @ParameterizedTest
    @CsvSource({
        "the hundredth ply,                       CHESS,      8/8/4k3/8/8/3QK3/8/8 b - - 100 90,        true",
        "the ply before,                          CHESS,      8/8/4k3/8/8/3QK3/8/8 b - - 99 90,         false",
        "a check that can be answered,            CHESS,      8/8/4k3/8/4Q3/4K3/8/8 b - - 100 90,       true",
        "mate on the board comes first,           CHESS,      4k3/4Q3/4K3/8/8/8/8/8 b - - 100 90,       false",
        "crazyhouse does not count,               CRAZYHOUSE, 8/8/4k3/8/8/3QK3/8/8[] b - - 100 90,      false",
        "a bishop alone cannot mate,              CHESS,      8/8/4k3/8/8/3BK3/8/8 b - - 0 1,           true",
        "a pawn may become a queen,               CHESS,      8/8/4k3/8/8/3PK3/8/8 b - - 0 1,           false",
        "in crazyhouse other pieces may come,     CRAZYHOUSE, 8/8/4k3/8/8/3BK3/8/8[] b - - 0 1,         false",
    })
    void theRulesOfChessEndGamesThatCannotBeWon(String what, Variant variant, String fen, boolean drawn) {
        assertEquals(drawn ? Score.DRAW : Score.NONE, visit(variant, fen), what);
    }

    @Test
    void atTheGreatestDepthTheEvaluationHasToDo() {
        Position position = Position.start(Variant.CHESS);
        Tree tree = TestTrees.of(position, SearchParameters.of(Variant.CHESS), node -> 123);
        assertEquals(Score.NONE, tree.visit(tree.stack(SearchLimits.MAX_PLY - 1)));
        assertEquals(123, tree.visit(tree.stack(SearchLimits.MAX_PLY)));
    }

    @Test
    void inCheckTheEvaluationWouldNotHoldThere() {
        Position position = Fen.parse("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", Variant.CHESS);
        Tree tree = TestTrees.of(position, SearchParameters.of(Variant.CHESS), node -> 123);
        assertEquals(Score.DRAW, tree.visit(tree.stack(SearchLimits.MAX_PLY)));
    }

    @Test
    void aStoppedSearchOnlyGoesBack() {
        Tree tree = TestTrees.of(Position.start(Variant.CHESS));
        tree.control.stop();
        assertEquals(Score.DRAW, tree.visit(tree.stack(1)));
    }

    /** After forty moves without progress the evaluation decreases, down to 0 at the draw. */
    @ParameterizedTest
    @CsvSource({"80, 200", "90, 100", "99, 10"})
    void evaluationsFallTowardsTheDraw(int halfmoveClock, int expected) {
        Position position = Fen.parse("8/8/4k3/8/8/3QK3/8/8 w - - " + halfmoveClock + " 95", Variant.CHESS);
        Tree tree = TestTrees.of(position, SearchParameters.of(Variant.CHESS), node -> 200);
        StackEntry node = tree.stack(1);
        node.generator.prepare();
        tree.evaluate(node, 0);
        assertEquals(expected, node.staticEval);
        assertEquals(200, node.storedEval, "the table keeps it as it was");
        assertNotEquals(Score.NONE, node.staticEval);
    }
}
