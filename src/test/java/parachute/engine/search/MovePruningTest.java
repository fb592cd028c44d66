package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;

class MovePruningTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    /** (3 + depth * depth) moves, twice as many if the side is improving. */
    private static final String MOVE_COUNT =
            "MOVE_COUNT_DEPTH=5,MOVE_COUNT_BASE=3,MOVE_COUNT_FACTOR=8,MOVE_COUNT_FACTOR_IMPROVING=16";

    /** 80 centipawns, and 20 more for each ply left after a reduction that the first moves do not have. */
    private static final String FUTILITY = "FUTILITY_DEPTH=5,FUTILITY_BASE=80,FUTILITY_MARGIN=20,LMR_BASE=0";

    /** A quiet move may lose 30 centipawns for each square of a ply, with no reduction of the first moves. */
    private static final String EXCHANGE =
            "EXCHANGE_DEPTH=5,EXCHANGE_CAPTURE_MARGIN=100,EXCHANGE_QUIET_MARGIN=30,LMR_BASE=0";

    private static final String HISTORY = "HISTORY_PRUNING_DEPTH=5,HISTORY_PRUNING_MARGIN=1000";

    /** A move of the start position whose history tests change only explicitly. */
    private static final int MOVE = CoordinateMove.parse("a2a3");

    private static MovePruning pruning(TestNode node) {
        node.entry.generator.prepare();
        return new MovePruning(node.tree, node.parameters);
    }

    @ParameterizedTest
    @CsvSource({
        "the last one that is tried at depth 1,   4, 1, false, false",
        "the one after it,                        5, 1, false, true",
        "the last one at depth 3,                12, 3, false, false",
        "the one after it,                       13, 3, false, true",
        "the last one if the side is improving,   8, 1, true,  false",
        "the one after it,                        9, 1, true,  true",
        "any at the greatest depth,             200, 5, false, true",
        "any in a deeper node,                  200, 6, false, false",
    })
    void lateQuietMovesAreCountedOut(String what, int number, int depth, boolean improving, boolean expected) {
        TestNode node = TestNode.chess(START, MOVE_COUNT);
        node.entry.improving = improving;
        assertEquals(expected, pruning(node).areQuietsHopeless(node.entry, number, depth, -1_000), what);
    }

    @ParameterizedTest
    @CsvSource({
        "the margin of three plies reaches alpha, 1, 3,   0, 139, false",
        "it does not,                             1, 3,   0, 140, true",
        "from a better evaluation it does,        1, 3,  50, 140, false",
        "with less depth left it is less,         1, 2,   0, 120, true",
        "late moves have less depth left,        40, 3,   0, 139, true",
        "too much depth is left,                  1, 6,   0, 900, false",
    })
    void quietMovesThatCannotReachAlphaAreFutile(
            String what, int number, int depth, int eval, int alpha, boolean expected) {
        TestNode node = TestNode.chess(START, FUTILITY);
        node.entry.staticEval = eval;
        assertEquals(expected, pruning(node).areQuietsHopeless(node.entry, number, depth, alpha), what);
    }

    @ParameterizedTest
    @CsvSource({
        "in chess,                                     CHESS,      4k3/8/8/8/8/8/4r3/4K3 w - - 0 1,      false",
        "in crazyhouse where drops make them many,     CRAZYHOUSE, 4k3/8/8/8/4r3/8/8/4K3[QN] w - - 0 1,  true",
    })
    void evasionsMayBePruned(String what, Variant variant, String fen, boolean expected) {
        TestNode node = variant == Variant.CHESS ? TestNode.chess(fen, "") : TestNode.crazyhouse(fen, "");
        assertEquals(expected, pruning(node).mayPrune(node.entry), what);
    }

    /** Even the second quiet evasion may be the only one that escapes mate. */
    @ParameterizedTest
    @CsvSource({"40, 0", "1, 5000"})
    void noEvasionIsHopeless(int number, int alpha) {
        TestNode node = TestNode.crazyhouse("4k3/8/8/8/4r3/8/8/4K3[QN] w - - 0 1", MOVE_COUNT + "," + FUTILITY);
        node.entry.staticEval = 0;
        assertFalse(pruning(node).areQuietsHopeless(node.entry, number, 1, alpha));
    }

    @ParameterizedTest
    @CsvSource({
        "it has failed enough for two plies,   -2001, 2, true",
        "a point less will not do,             -2000, 2, false",
        "three plies need more,                -2001, 3, false",
        "too much depth is left,              -16000, 6, false",
        "a move that was never tried,              0, 1, false",
    })
    void aQuietMoveThatHasFailedTooOftenIsHopeless(String what, int history, int depth, boolean expected) {
        TestNode node = TestNode.chess(START, HISTORY);
        node.tree.histories.updateButterfly(Histories.butterflyIndex(Side.WHITE, MOVE), history);
        assertEquals(expected, pruning(node).hasFailed(node.entry, MOVE, depth), what);
    }

    @ParameterizedTest
    @CsvSource({
        "a bare king against pawns: zugzwang,     CHESS,      4k3/8/8/8/8/8/4P3/4K3 b - - 0 1,     false",
        "the side with the pawns,                 CHESS,      4k3/8/8/8/8/8/4P3/4K3 w - - 0 1,     true",
        "a bare king against pieces,              CHESS,      4k3/8/8/8/8/8/3R4/4K3 b - - 0 1,     true",
        "a king and its hand,                     CRAZYHOUSE, 4k3/8/8/8/8/8/4P3/4K3[q] b - - 0 1,  true",
    })
    void noMoveOfABareKingAgainstPawnsIsPruned(String what, Variant variant, String fen, boolean expected) {
        TestNode node = variant == Variant.CHESS ? TestNode.chess(fen, "") : TestNode.crazyhouse(fen, "");
        assertEquals(expected, pruning(node).mayPrune(node.entry), what);
    }

    @ParameterizedTest
    @CsvSource({
        "the queen goes where a pawn takes it,       CHESS, 4k3/8/2p5/8/8/8/3Q4/4K3, d2d5, 5, true",
        "but not where nothing does,                 CHESS, 4k3/8/2p5/8/8/8/3Q4/4K3, d2d4, 1, false",
        "in a deep node it may win more than that,   CHESS, 4k3/8/2p5/8/8/8/3Q4/4K3, d2d5, 6, false",
        "even a check may lose too much,             CHESS, 4k3/3p4/8/8/8/8/Q7/3K4, a2e6, 5, true",
        "the queen takes a pawn that has support,    CHESS, 4k3/8/2p5/3p4/8/8/3Q4/4K3, d2d5, 5, true",
        "a knight does so with depth enough,          CHESS, 4k3/8/2p5/3p4/8/4N3/8/4K3, e3d5, 3, false",
        "and with less depth,                        CHESS, 4k3/8/2p5/3p4/8/4N3/8/4K3, e3d5, 2, true",
        "the queen sacrifices itself with check,     CHESS, 3qk3/4pp2/8/8/8/8/4Q3/3K4, e2e7, 1, false",
        "the pawn takes the pawn,                    CHESS, 4k3/8/2p5/3p4/4P3/8/8/4K3, e4d5, 1, false",
        "a knight is dropped where a pawn takes it,  CRAZYHOUSE, 4k3/8/2p5/8/8/8/8/4K3[N], N@d5, 1, true",
        "and where none does,                        CRAZYHOUSE, 4k3/8/2p5/8/8/8/8/4K3[N], N@d4, 1, false",
    })
    void lossesOfMaterialAreNotSearched(
            String what, Variant variant, String board, String text, int depth, boolean expected) {
        String fen = board + " w - - 0 1";
        TestNode node = variant == Variant.CHESS ? TestNode.chess(fen, EXCHANGE) : TestNode.crazyhouse(fen, EXCHANGE);
        Position position = node.position;
        int move = CoordinateMove.parse(text);
        node.entry.checks.prepare();
        MovePruning pruning = pruning(node);
        boolean quiet = !position.isTactical(move);
        assertEquals(expected, pruning.losesMaterial(move, 1, quiet, node.entry.checks.givesCheck(move), depth), what);
    }

    @ParameterizedTest
    @CsvSource({
        "what it wins and two margins reach alpha,  3k4/8/8/3p4/4P3/8/8/4K3, e4d5,    0, 1, false",
        "a centipawn is missing,                    3k4/8/8/3p4/4P3/8/8/4K3, e4d5,    1, 1, true",
        "with more depth left the margin is wider,  3k4/8/8/3p4/4P3/8/8/4K3, e4d5,    1, 2, false",
        "promotions are searched,                   3n4/2P1k3/8/8/8/8/8/4K3, c7d8q, 900, 1, false",
        "so is what may mate sooner,                3k4/8/8/3p4/4P3/8/8/4K3, e4d5, 31500, 1, false",
        "too much depth is left,                    3k4/8/8/3p4/4P3/8/8/4K3, e4d5, 2000, 6, false",
        "evasions are searched,                     3k4/8/8/8/8/8/4r3/4K3,   e1e2,  900, 1, false",
    })
    void capturesThatCannotReachAlphaAreFutile(
            String what, String board, String text, int above, int depth, boolean expected) {
        String rules = "FUTILITY_DEPTH=5,FUTILITY_CAPTURE_MARGIN=100";
        TestNode node = TestNode.chess(board + " w - - 0 1", rules);
        node.entry.staticEval = 50;
        MovePruning pruning = pruning(node);
        int move = CoordinateMove.parse(text);
        int alpha = 50 + node.tree.exchange.captured(move) + 2 * 100 - 1 + above;
        assertEquals(expected, pruning.isFutileCapture(node.entry, move, depth, alpha), what);
    }

    /** The queen is lost, which five plies allow, but not the fewer plies of a late move. */
    @ParameterizedTest
    @CsvSource({"1, false", "40, true"})
    void aLateQuietMoveMayLoseLess(int number, boolean expected) {
        TestNode node = TestNode.chess("4k3/8/2p5/8/8/8/3Q4/4K3 w - - 0 1", EXCHANGE + ",EXCHANGE_QUIET_MARGIN=45");
        int move = CoordinateMove.parse("d2d5");
        assertEquals(expected, pruning(node).losesMaterial(move, number, true, false, 5));
    }

    /** Captures and quiet moves have separate margins. */
    @ParameterizedTest
    @CsvSource({"EXCHANGE_CAPTURE_MARGIN=1000, true", "EXCHANGE_QUIET_MARGIN=1000, false"})
    void theMarginIsThatOfTheKindOfMove(String margin, boolean quietMovesArePruned) {
        TestNode node = TestNode.chess("4k3/8/2p5/3p4/8/8/1R1R4/4K3 w - - 0 1", EXCHANGE + "," + margin);
        MovePruning pruning = pruning(node);
        assertEquals(quietMovesArePruned, pruning.losesMaterial(CoordinateMove.parse("b2b5"), 1, true, false, 1));
        assertEquals(!quietMovesArePruned, pruning.losesMaterial(CoordinateMove.parse("d2d5"), 1, false, false, 1));
        assertTrue(node.position.isTactical(CoordinateMove.parse("d2d5")));
    }
}
