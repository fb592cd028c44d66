package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

class ReductionsTest {
    @Test
    void laterMovesAndDeeperNodesAreReducedMore() {
        ReductionTable table = new ReductionTable(0.6, 2.1);
        assertEquals(0, table.plies(1, 1));
        assertTrue(table.plies(10, 30) > table.plies(10, 5));
        assertTrue(table.plies(20, 30) > table.plies(5, 30));
    }

    @Test
    void beyondItsSizeTheTableReturnsItsLastEntries() {
        ReductionTable table = new ReductionTable(0.6, 2.1);
        assertEquals(table.plies(127, 127), table.plies(200, 400));
    }

    @Test
    void pliesAreCountedInHundredths() {
        ReductionTable table = new ReductionTable(0.6, 2.1);
        assertEquals(60, table.hundredths(1, 1));
        assertEquals((int) (100 * (0.6 + Math.log(8) * Math.log(10) / 2.1)), table.hundredths(8, 10));
        assertEquals(table.hundredths(8, 10) / 100, table.plies(8, 10));
    }

    /** The table's fraction of a ply and that of the history add up to a whole one. */
    @Test
    void fractionsOfPliesAddUp() {
        Position position = Position.start(Variant.CHESS);
        Tree tree = TestTrees.of(position);
        SearchParameters parameters = SearchParameters.of(Variant.CHESS);
        Reductions reductions = new Reductions(tree, parameters);
        StackEntry node = tree.stack(1);
        node.generator.prepare();
        int move = CoordinateMove.parse("a2a3");
        int usual = reductions.ofQuiet(node, move, 10, false, 8, NodeKind.ALL);
        int missing = 100 - parameters.reductions.hundredths(8, 10) % 100;
        int history = -parameters.lmrHistoryDivisor * missing / 100;
        int index = Histories.butterflyIndex(position.sideToMove(), move);
        tree.histories.updateButterfly(index, history * 9 / 10);
        assertEquals(usual, reductions.ofQuiet(node, move, 10, false, 8, NodeKind.ALL));
        tree.histories.updateButterfly(index, history * 2 / 10);
        assertEquals(usual + 1, reductions.ofQuiet(node, move, 10, false, 8, NodeKind.ALL));
    }

    @ParameterizedTest
    @CsvSource({
        "far from everything,                      P@a3, 0",
        "near the king without support,            N@h6, 0",
        "near the king with the bishop's support,  N@h7, 1",
        "king and rook attacked from far away,     B@d5, 1",
        "king and rook attacked with support,      Q@g6, 2",
    })
    void urgentDropsAreReducedLess(String what, String move, int plies) {
        Position position = Fen.parse("r4rk1/8/r7/8/8/3B4/8/4K3[PNBQ] w - - 0 1", Variant.CRAZYHOUSE);
        int drop = CoordinateMove.parse(move);
        Reductions reductions = new Reductions(TestTrees.of(position), SearchParameters.of(Variant.CRAZYHOUSE));
        assertEquals(plies, reductions.lessForDrop(drop), what);
    }

    @Nested
    class QuietMovesInChess {
        private final Tree tree = TestTrees.of(Position.start(Variant.CHESS));
        private final Reductions reductions = new Reductions(tree, SearchParameters.of(Variant.CHESS));
        private final StackEntry node = tree.stack(1);

        @BeforeEach
        void prepare() {
            node.generator.prepare();
        }

        private int plies(NodeKind kind) {
            return reductions.ofQuiet(node, CoordinateMove.parse("a2a3"), 10, false, 8, kind);
        }

        @Test
        void loseMoreWithoutAHashMoveWhereACutoffIsExpected() {
            node.hasHashMove = true;
            int all = plies(NodeKind.ALL);
            int cut = plies(NodeKind.CUT);
            node.hasHashMove = false;
            assertEquals(all, plies(NodeKind.ALL));
            assertEquals(cut + 1, plies(NodeKind.CUT));
        }

        @Test
        void loseMoreWhereTheHashMoveIsACaptureAndWhereRepliesKeepCausingCutoffs() {
            int usual = plies(NodeKind.ALL);
            node.hashMoveTactical = true;
            assertEquals(usual + 1, plies(NodeKind.ALL));
            tree.stack(2).cutoffs = 4;
            assertEquals(usual + 2, plies(NodeKind.ALL));
        }
    }
}
