package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.CoordinateMove;

/** Tests which moves are searched in a node where none raises alpha. */
class PruningOfMovesTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    /** (3 + depth * depth) moves, twice as many if the side is improving. */
    private static final String MOVE_COUNT =
            "MOVE_COUNT_DEPTH=3,MOVE_COUNT_BASE=3,MOVE_COUNT_FACTOR=8,MOVE_COUNT_FACTOR_IMPROVING=16";

    /** 80 centipawns, and 20 more for each ply left after a reduction that the first moves do not have. */
    private static final String FUTILITY = "FUTILITY_DEPTH=3,FUTILITY_BASE=80,FUTILITY_MARGIN=20,LMR_BASE=0";

    /** A quiet move may lose 30 centipawns for each square of a ply, with no reduction of the first moves. */
    private static final String EXCHANGE =
            "EXCHANGE_DEPTH=5,EXCHANGE_CAPTURE_MARGIN=100,EXCHANGE_QUIET_MARGIN=30,LMR_BASE=0";

    private static final String HISTORY = "HISTORY_PRUNING_DEPTH=2,HISTORY_PRUNING_MARGIN=1000";

    private static final int FAR = 5_000;

    private static TestNode node(Variant variant, String fen, String rules) {
        return variant == Variant.CHESS ? TestNode.chess(fen, rules) : TestNode.crazyhouse(fen, rules);
    }

    /** Returns the number of moves that were searched. */
    private static int tried(TestNode node) {
        return node.entry.quietsTried.size() + node.entry.capturesTried.size();
    }

    private static boolean isTried(TestNode node, String move) {
        return node.entry.quietsTried.toList().contains(CoordinateMove.parse(move))
                || node.entry.capturesTried.toList().contains(CoordinateMove.parse(move));
    }

    /** At ply 3, so that the side to move may be worse than at its last move. */
    @ParameterizedTest
    @CsvSource({
        "the depth 1,                          1, 10,  4",
        "the depth 2,                          2, 10,  7",
        "the depth 3,                          3, 10, 12",
        "the depth 1 if the side is improving, 1, -10, 8",
        "a deeper node,                        4, 10, 20",
    })
    void lateQuietMovesAreNotSearched(String what, int depth, int before, int tried) {
        TestNode node = TestNode.chess(START, MOVE_COUNT);
        node.tree.stack(1).staticEval = before;
        node.tree.stack(2).pieceTo = 1;
        node.alphaBeta.search(FAR, FAR + 1, depth, 3, NodeKind.ALL);
        assertEquals(tried, node.tree.stack(3).quietsTried.size(), what);
    }

    /** The first move is searched in any case. */
    @ParameterizedTest
    @CsvSource({
        "the margin of three plies reaches alpha, 3, 139, true",
        "it does not,                             3, 140, false",
        "with less depth left it is less,         2, 120, false",
        "just enough,                             2, 119, true",
        "too much depth is left,                  6, 900, true",
    })
    void quietMovesThatCannotReachAlphaAreNotSearched(String what, int depth, int alpha, boolean tried) {
        TestNode node = TestNode.chess(START, FUTILITY);
        node.search(alpha + 1, depth, NodeKind.ALL);
        assertEquals(tried, tried(node) > 1, what);
    }

    /** With three plies left, the last moves have only two of them after their reduction. */
    @Test
    void lateMovesHaveLessDepthLeft() {
        TestNode node = TestNode.chess(START, FUTILITY);
        node.search(140, 3, NodeKind.ALL);
        assertTrue(1 < tried(node) && tried(node) < 20, tried(node) + " moves");
    }

    @ParameterizedTest
    @CsvSource({
        "in chess,                                CHESS,      4k3/8/8/8/4r3/8/8/2B1K3 w - - 0 1,     c1e3, true",
        "in crazyhouse where drops are many,       CRAZYHOUSE, 4k3/8/8/8/4r3/8/8/4K3[N] w - - 0 1,    N@e3, false",
    })
    void evasionsThatLoseMaterialAreSearchedInChess(
            String what, Variant variant, String fen, String evasion, boolean tried) {
        TestNode node = node(variant, fen, EXCHANGE + ",EXCHANGE_QUIET_MARGIN=0");
        node.store("e1f1", 0, 0, Bound.UPPER);
        node.search(FAR, 1, NodeKind.ALL);
        assertEquals(tried, isTried(node, evasion), what);
    }

    /** Even the second quiet evasion may be the only one that escapes mate. */
    @Test
    void noEvasionIsLateOrFutile() {
        TestNode node = TestNode.crazyhouse("4k3/8/8/8/4r3/8/8/4K3[QN] w - - 0 1", MOVE_COUNT + "," + FUTILITY);
        node.search(FAR, 1, NodeKind.ALL);
        assertEquals(8, tried(node), "four moves of the king and two drops on each of two squares");
    }

    @ParameterizedTest
    @CsvSource({
        "it has failed enough for two plies,   -2001, 2, false",
        "a point less will not do,             -2000, 2, true",
        "a ply needs less,                     -1001, 1, false",
        "too much depth is left,              -16000, 3, true",
        "a move that was never tried,              0, 1, true",
    })
    void aQuietMoveThatHasFailedTooOftenIsNotSearched(String what, int history, int depth, boolean tried) {
        TestNode node = TestNode.chess(START, HISTORY);
        int index = Histories.butterflyIndex(Side.WHITE, CoordinateMove.parse("a2a3"));
        node.tree.histories.updateButterfly(index, history);
        node.search(FAR, depth, NodeKind.ALL);
        assertEquals(tried, isTried(node, "a2a3"), what);
    }

    @ParameterizedTest
    @CsvSource({
        "a bare king against pawns: zugzwang,     CHESS,      4k3/8/8/8/8/8/4P3/4K3 b - - 0 1,     true",
        "the side with the pawns,                 CHESS,      4k3/8/8/8/8/8/4P3/4K3 w - - 0 1,     false",
        "a bare king against pieces,              CHESS,      4k3/8/8/8/8/8/2R5/4K3 b - - 0 1,     false",
        "a king and its hand,                     CRAZYHOUSE, 4k3/8/8/8/8/8/4P3/4K3[q] b - - 0 1,  false",
    })
    void allMovesOfABareKingAgainstPawnsAreSearched(String what, Variant variant, String fen, boolean all) {
        TestNode node = node(variant, fen, "MOVE_COUNT_DEPTH=3,MOVE_COUNT_BASE=0,MOVE_COUNT_FACTOR_IMPROVING=8");
        node.search(FAR, 1, NodeKind.ALL);
        assertEquals(all, tried(node) == LegalMoves.of(node.position).size(), what);
    }

    /** The king moves first. */
    @ParameterizedTest
    @CsvSource({
        "the queen goes where a pawn takes it,       CHESS, 4k3/8/2p5/8/8/8/3Q4/4K3, e1f1, d2d5, 4, false",
        "but not where nothing does,                 CHESS, 4k3/8/2p5/8/8/8/3Q4/4K3, e1f1, d2d4, 1, true",
        "in a deep node it may win more than that,   CHESS, 4k3/8/2p5/8/8/8/3Q4/4K3, e1f1, d2d5, 6, true",
        "even a check may lose too much,             CHESS, 4k3/3p4/8/8/8/8/Q7/3K4, d1c1, a2e6, 4, false",
        "the queen takes a pawn that has support,    CHESS, 4k3/8/2p5/3p4/8/8/3Q4/4K3, e1f1, d2d5, 4, false",
        "a knight does so with depth enough,         CHESS, 4k3/8/2p5/3p4/8/4N3/8/4K3, e1f1, e3d5, 3, true",
        "and with less depth,                        CHESS, 4k3/8/2p5/3p4/8/4N3/8/4K3, e1f1, e3d5, 2, false",
        "the queen sacrifices itself with check,     CHESS, 3qk3/4pp2/8/8/8/8/4Q3/5K2, f1g1, e2e7, 1, true",
        "the pawn takes the pawn,                    CHESS, 4k3/8/2p5/3p4/4P3/8/8/4K3, e1f1, e4d5, 1, true",
        "a knight is dropped where a pawn takes it,  CRAZYHOUSE, 4k3/8/2p5/8/8/8/8/4K3[N], e1f1, N@d5, 1, false",
        "and where none does,                        CRAZYHOUSE, 4k3/8/2p5/8/8/8/8/4K3[N], e1f1, N@d4, 1, true",
    })
    void lossesOfMaterialAreNotSearched(
            String what, Variant variant, String board, String first, String move, int depth, boolean tried) {
        TestNode node = node(variant, board + " w - - 0 1", EXCHANGE);
        node.store(first, 0, 0, Bound.UPPER);
        node.search(FAR, depth, NodeKind.ALL);
        assertEquals(tried, isTried(node, move), what);
    }

    @ParameterizedTest
    @CsvSource({
        "what it wins and two margins reach alpha,  3k4/8/8/3p4/4P3/8/8/4K3, e1f1, e4d5,    0, 1, true",
        "a centipawn is missing,                    3k4/8/8/3p4/4P3/8/8/4K3, e1f1, e4d5,    1, 1, false",
        "with more depth left the margin is wider,  3k4/8/8/3p4/4P3/8/8/4K3, e1f1, e4d5,    1, 2, true",
        "promotions are searched,                   3n4/2P1k3/8/8/8/8/8/4K3, e1f1, c7d8q, 900, 1, true",
        "so is what may mate sooner,                3k4/8/8/3p4/4P3/8/8/4K3, e1f1, e4d5, 31500, 1, true",
        "too much depth is left,                    3k4/8/8/3p4/4P3/8/8/4K3, e1f1, e4d5, 2000, 3, true",
        "evasions are searched,                     3k4/8/8/8/8/8/4r3/4K3,   e1f1, e1e2,  900, 1, true",
    })
    void capturesThatCannotReachAlphaAreNotSearched(
            String what, String board, String first, String text, int above, int depth, boolean tried) {
        TestNode node =
                TestNode.chess(board + " w - - 0 1", "FUTILITY_DEPTH=2,FUTILITY_BASE=1000,FUTILITY_CAPTURE_MARGIN=100");
        node.store(first, 50, 0, Bound.EXACT);
        int alpha = 50 + node.tree.exchange.captured(CoordinateMove.parse(text)) + 2 * 100 - 1 + above;
        node.search(alpha + 1, depth, NodeKind.ALL);
        assertEquals(tried, isTried(node, text), what);
    }

    /** The queen is lost, which five plies allow, but not the fewer plies of a late move. */
    @ParameterizedTest
    @CsvSource({"16000, true", "-16000, false"})
    void aLateQuietMoveMayLoseLess(int history, boolean tried) {
        TestNode node = TestNode.chess("4k3/8/2p5/8/8/8/3Q4/4K3 w - - 0 1", EXCHANGE + ",EXCHANGE_QUIET_MARGIN=45");
        int index = Histories.butterflyIndex(Side.WHITE, CoordinateMove.parse("d2d5"));
        node.tree.histories.updateButterfly(index, history);
        node.store("e1f1", 0, 0, Bound.UPPER);
        node.search(FAR, 5, NodeKind.ALL);
        assertEquals(tried, isTried(node, "d2d5"));
    }

    /** Captures and quiet moves have separate margins. */
    @ParameterizedTest
    @CsvSource({"EXCHANGE_CAPTURE_MARGIN=1000, false", "EXCHANGE_QUIET_MARGIN=1000, true"})
    void theMarginIsThatOfTheKindOfMove(String margin, boolean quietMovesAreTried) {
        TestNode node = TestNode.chess("4k3/8/2p5/3p4/8/8/1R1R4/4K3 w - - 0 1", EXCHANGE + "," + margin);
        node.store("e1f1", 0, 0, Bound.UPPER);
        node.search(FAR, 1, NodeKind.ALL);
        assertEquals(quietMovesAreTried, isTried(node, "b2b5"));
        assertEquals(!quietMovesAreTried, isTried(node, "d2d5"));
    }
}
