package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.rules.notation.CoordinateMove;

/** The rules for a whole node, one at a time. */
class AlphaBetaTest {
    /** White is a rook up, and no move changes that. */
    private static final String ROOK_UP = "6k1/5pp1/7p/8/8/8/5PPP/1R4K1 w - - 0 1";

    private static final String ROOK_DOWN = "1r4k1/5ppp/8/8/8/7P/5PP1/6K1 w - - 0 1";

    @Nested
    class MateDistancePruning {
        @Test
        void aMateNearerToTheRootCannotBeBeaten() {
            TestNode node = TestNode.chess(ROOK_UP, "");
            assertEquals(Score.mateIn(2), node.search(Score.mateIn(2), Score.mateIn(1), 3, NodeKind.CUT));
            assertEquals(1, node.nodes());
        }

        @Test
        void beingMatedAtOnceIsTheWorstThatCanHappen() {
            TestNode node = TestNode.chess(ROOK_UP, "");
            assertEquals(Score.matedIn(1), node.search(Score.matedIn(0), Score.matedIn(1), 3, NodeKind.CUT));
            assertEquals(1, node.nodes());
        }

        @Test
        void aMateThatIsShorterStillIsSearchedFor() {
            TestNode node = TestNode.chess("6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1", "");
            assertEquals(Score.mateIn(2), node.search(Score.mateIn(2), 1, NodeKind.CUT), "Rb8#");
        }
    }

    @Nested
    class ReverseFutilityPruning {
        /** At depth 2 a lead of 100 over beta is enough, since the side to move is improving. */
        private static final String RULE = "REVERSE_FUTILITY_DEPTH=2,REVERSE_FUTILITY_MARGIN=100";

        @Test
        void aLeadThatIsGreatEnoughEndsTheNode() {
            TestNode node = TestNode.chess(ROOK_UP, RULE);
            assertEquals(500, node.search(400, 2, NodeKind.CUT));
            assertEquals(1, node.nodes());
        }

        @ParameterizedTest
        @CsvSource({
            "the lead is one centipawn short,  401, 2, CUT, " + ROOK_UP,
            "too much depth is left,           400, 3, CUT, " + ROOK_UP,
            "the side to move is in check,    -900, 2, CUT, 4k3/8/8/8/8/8/8/1R2K2r w - - 0 1",
        })
        void otherwiseTheNodeIsSearched(String what, int beta, int depth, NodeKind kind, String fen) {
            TestNode node = TestNode.chess(fen, RULE);
            node.search(beta, depth, kind);
            assertTrue(node.nodes() > 1, what);
        }

        @Test
        void theMarginIsWiderWhileTheSideIsNotImproving() {
            TestNode node = TestNode.chess(ROOK_UP, RULE);
            StackEntry before = node.tree.stack(1);
            StackEntry later = node.tree.stack(3);
            before.staticEval = 500;
            node.tree.stack(2).pieceTo = 1;
            AlphaBeta alphaBeta = new AlphaBeta(node.tree, node.parameters);
            long nodes = node.nodes();
            assertEquals(500, alphaBeta.search(299, 300, 2, later.ply, NodeKind.CUT));
            assertEquals(nodes + 1, node.nodes());
            alphaBeta.search(300, 301, 2, later.ply, NodeKind.CUT);
            assertTrue(node.nodes() > nodes + 2);
        }

        @Test
        void onThePrincipalVariationTheNodeIsSearched() {
            TestNode node = TestNode.chess(ROOK_UP, RULE);
            node.search(0, 300, 2, NodeKind.PV);
            assertTrue(node.nodes() > 1);
        }

        /** 1 and 0: the rule with and without regard to a quiet hash move. */
        @ParameterizedTest
        @CsvSource({"b1b7, 0, true", "b1b7, 1, false", "g1f1, 0, true", "b1b8, 1, false"})
        void aQuietHashMoveIsSearchedUnlessTheRuleDisregardsIt(String move, int disregarded, boolean searched) {
            TestNode node = TestNode.chess(ROOK_UP, RULE + ",REVERSE_FUTILITY_QUIET_HASH_MOVE=" + disregarded);
            node.tree.table.store(
                    node.position.key(), CoordinateMove.parse(move), 0, 1, 500, 0, Bound.LOWER, node.parameters);
            node.search(400, 2, NodeKind.CUT);
            assertEquals(searched, node.nodes() > 1);
        }

        @Test
        void aCaptureAsHashMoveMakesNoDifference() {
            TestNode node = TestNode.chess("6k1/1p3pp1/7p/8/8/8/5PPP/1R4K1 w - - 0 1", RULE);
            node.tree.table.store(
                    node.position.key(), CoordinateMove.parse("b1b7"), 0, 1, 400, 0, Bound.LOWER, node.parameters);
            node.search(300, 2, NodeKind.CUT);
            assertEquals(1, node.nodes());
        }

        /** Whatever Black plays, Rb8 mates: a good evaluation proves nothing. */
        @Test
        void nothingIsPrunedIfMatesAreProbed() {
            TestNode node = TestNode.chess("7k/R7/2p5/8/8/8/8/1R4K1 b - - 0 1", RULE + ",REVERSE_FUTILITY_MARGIN=0");
            assertEquals(Score.matedIn(3), node.search(Score.matedIn(4), 2, NodeKind.CUT));
        }
    }

    @Nested
    class Razoring {
        private static final String RULE = "RAZORING_DEPTH=2,RAZORING_MARGIN=200";

        @Test
        void farBelowAlphaCapturesAloneAreTried() {
            TestNode node = TestNode.chess(ROOK_DOWN, RULE);
            assertEquals(-500, node.search(-100, 1, NodeKind.ALL));
            assertEquals(2, node.nodes(), "the node, and once more in the quiescence search");
        }

        @ParameterizedTest
        @CsvSource({
            "alpha is a centipawn too near,  -300, 1, ALL, " + ROOK_DOWN,
            "a ply more has a wider margin,  -100, 2, ALL, " + ROOK_DOWN,
            "too much depth is left,          500, 3, ALL, " + ROOK_DOWN,
            "the side to move is in check,   2000, 1, ALL, 4k3/8/8/8/8/8/8/4K2r w - - 0 1",
        })
        void otherwiseAllMovesAreTried(String what, int beta, int depth, NodeKind kind, String fen) {
            TestNode node = TestNode.chess(fen, RULE);
            node.search(beta, depth, kind);
            assertTrue(node.nodes() > 3, what);
        }

        @Test
        void onThePrincipalVariationAllMovesAreTried() {
            TestNode node = TestNode.chess(ROOK_DOWN, RULE);
            node.search(-100, 100, 1, NodeKind.PV);
            assertTrue(node.nodes() > 3);
        }

        @Test
        void aCaptureThatReachesAlphaIsSearchedWithAllOtherMoves() {
            TestNode node = TestNode.chess("1r4k1/5ppp/8/8/8/B7/5PPP/R5K1 b - - 0 1", RULE);
            assertTrue(node.search(-100, 1, NodeKind.ALL) < -100);
            TestNode withCapture = TestNode.chess("1r4k1/5ppp/8/8/8/8/1B3PPP/R5K1 b - - 0 1", RULE);
            assertTrue(withCapture.search(0, 1, NodeKind.ALL) >= 0, "Rxb2");
            assertTrue(withCapture.nodes() > 3);
        }
    }

    @Nested
    class NullMovePruning {
        private static final String RULE = "NULL_MOVE_DEPTH=3,NULL_MOVE_REDUCTION=3";

        /** A rook ahead (500), with two pieces, so zugzwang is unlikely. */
        private static final String TWO_PIECES = "6k1/5pp1/n6p/8/8/8/5PPP/1R3NK1 w - - 0 1";

        /** A rook ahead, whose rook is hemmed in by a pawn and the king. */
        private static final String FIVE_ROOK_MOVES = "6k1/5pp1/7p/8/8/8/1P3PP1/1R4K1 w - - 0 1";

        /** The same position as {@link #TWO_PIECES} after a null move. */
        private static final String PASSED = "6k1/5pp1/n6p/8/8/8/5PPP/1R3NK1 b";

        /** The null move is searched two plies less deeply than the moves. */
        private static final String DEEP = "NULL_MOVE_DEPTH=3,NULL_MOVE_REDUCTION=1,NULL_MOVE_DEPTH_DIVISOR=50,"
                + "NULL_MOVE_MAX_EVAL_REDUCTION=0";

        @Test
        void aPassThatStillReachesBetaEndsTheNode() {
            TestNode node = TestNode.chess(TWO_PIECES, RULE);
            assertEquals(500, node.search(500, 3, NodeKind.CUT));
            assertTrue(node.hasEvaluated(PASSED));
            assertEquals(2, node.nodes(), "the node, and the pass in the quiescence search");
        }

        @ParameterizedTest
        @CsvSource({
            "the evaluation does not reach beta,         501, 3, " + TWO_PIECES,
            "too little depth is left,                   500, 2, " + TWO_PIECES,
            "the side to move is in check,              -900, 3, 4k3/8/8/8/8/8/8/1R2K2r w - - 0 1",
            "a king and pawns alone: zugzwang,           100, 3, 8/8/4k3/8/4K3/4P3/8/8 w - - 0 1",
            "pawns and a bare king that may have to move, 100, 3, 4k3/8/8/8/8/8/P7/N3K3 w - - 0 1",
        })
        void otherwiseNobodyPasses(String what, int beta, int depth, String fen) {
            TestNode node = TestNode.chess(fen, RULE);
            node.search(beta, depth, NodeKind.CUT);
            assertTrue(node.nodes() > 2, what);
            assertTrue(!node.hasEvaluated(fen.replaceAll(" w .*", " b")), what);
        }

        @Test
        void onThePrincipalVariationNobodyPasses() {
            TestNode node = TestNode.chess(TWO_PIECES, RULE);
            node.search(0, 500, 3, NodeKind.PV);
            assertTrue(!node.hasEvaluated(PASSED));
        }

        @Test
        void nobodyPassesTwiceInARow() {
            TestNode node = TestNode.chess(TWO_PIECES, RULE);
            node.tree.stack(0).pieceTo = 0;
            node.search(500, 3, NodeKind.CUT);
            assertTrue(!node.hasEvaluated(PASSED));
        }

        @ParameterizedTest
        @CsvSource({"N, true", "'', false"})
        void piecesInHandPreventZugzwang(String hand, boolean passed) {
            String board = "8/8/4k3/8/4K3/4P3/8/8";
            TestNode node = TestNode.crazyhouse(board + "[" + hand + "] w - - 0 1", RULE);
            node.search(100, 3, NodeKind.CUT);
            assertEquals(passed, node.hasEvaluated(board + "[" + hand + "] b"));
        }

        @Test
        void aPassThatLosesTooMuchProvesNothing() {
            TestNode node = TestNode.chess("6k1/5ppp/n7/8/8/2b5/5PPP/R4NK1 w - - 0 1", RULE);
            node.search(200, 3, NodeKind.CUT);
            assertTrue(node.hasEvaluated("6k1/5ppp/n7/8/8/2b5/5PPP/R4NK1 b"), "the rook hangs");
            assertTrue(node.nodes() > 10);
        }

        /** After any move of Black Rb8 mates, but Black did not have to pass. */
        @Test
        void aMateAfterANullMoveDoesNotCount() {
            TestNode node = TestNode.chess("7k/R7/2p5/8/8/8/8/1R4K1 w - - 0 1", DEEP);
            node.store("", 5_000, 0, Bound.LOWER); // so that a mate alone reaches beta
            assertEquals(Score.MATE_BOUND - 1, node.search(5_000, 4, NodeKind.CUT));
        }

        /** Whatever Black moves it is mated, but if it passes White has no mate. */
        @Test
        void aNullMoveWithASinglePieceIsVerifiedByMoves() {
            TestNode node = TestNode.chess("kbK5/pp6/RP6/8/8/8/8/8 b - - 0 1", DEEP);
            assertTrue(node.search(-100, 4, NodeKind.CUT) <= -Score.MATE_BOUND);
            assertTrue(node.hasEvaluated("kbK5/pp6/RP6/8/8/8/8/8 w"), "the pass");
        }

        @Test
        void aPassWithASinglePieceNeedsDepthToBeVerified() {
            TestNode node = TestNode.chess(FIVE_ROOK_MOVES, RULE);
            node.search(500, 4, NodeKind.CUT);
            assertFalse(node.hasEvaluated(FIVE_ROOK_MOVES.replaceAll(" w .*", " b")));
        }

        @ParameterizedTest
        @CsvSource({
            "a rook with twelve moves is hardly in zugzwang, 4, " + ROOK_UP,
            "near the leaves,                                3, " + FIVE_ROOK_MOVES,
        })
        void otherwiseANullMoveIsNotVerified(String what, int depth, String fen) {
            TestNode node = TestNode.chess(fen, RULE);
            assertEquals(500, node.search(500, depth, NodeKind.CUT));
            assertEquals(2, node.nodes(), what);
        }

        @Test
        void nobodyPassesToEscapeMate() {
            TestNode node = TestNode.chess(TWO_PIECES, RULE);
            node.search(Score.matedIn(6), 3, NodeKind.CUT);
            assertFalse(node.hasEvaluated(PASSED));
        }

        /**
         * The further the evaluation is above beta, the smaller the depth: a ply of quiescence instead of a ply of
         * search.
         */
        @Test
        void theNullMoveDepthFallsWithTheEvaluation() {
            String rule = "NULL_MOVE_DEPTH=3,NULL_MOVE_REDUCTION=1,NULL_MOVE_DEPTH_DIVISOR=50,"
                    + "NULL_MOVE_EVAL_DIVISOR=100,NULL_MOVE_MAX_EVAL_REDUCTION=2";
            TestNode far = TestNode.chess(TWO_PIECES, rule);
            assertEquals(500, far.search(300, 3, NodeKind.CUT));
            assertEquals(2, far.nodes());
            TestNode near = TestNode.chess(TWO_PIECES, rule);
            near.search(401, 3, NodeKind.CUT);
            assertTrue(near.nodes() > 2);
        }

        @Test
        void theDepthAfterAPassFallsWithTheDepthLeft() {
            String rule = "NULL_MOVE_DEPTH=3,NULL_MOVE_REDUCTION=1,NULL_MOVE_MAX_EVAL_REDUCTION=0";
            TestNode node = TestNode.chess(TWO_PIECES, rule + ",NULL_MOVE_DEPTH_DIVISOR=1");
            node.search(500, 3, NodeKind.CUT);
            assertEquals(2, node.nodes());
            TestNode slower = TestNode.chess(TWO_PIECES, rule + ",NULL_MOVE_DEPTH_DIVISOR=4");
            slower.search(500, 3, NodeKind.CUT);
            assertTrue(slower.nodes() > 2);
        }
    }

    @Nested
    class ProbCut {
        private static final String RULE = "PROBCUT_DEPTH=5,PROBCUT_MARGIN=100";

        /** Rxd5 wins a queen for nothing and leads to 500. */
        private static final String QUEEN_HANGS = "6k1/5ppp/8/3q4/8/8/3R1PPP/6K1 w - - 0 1";

        @Test
        void aCaptureThatReachesMoreThanBetaInAShallowSearchEndsTheNode() {
            TestNode node = TestNode.chess(QUEEN_HANGS, RULE);
            assertEquals(500, node.search(400, 5, NodeKind.CUT));
            assertEquals(Bound.LOWER, TranspositionTable.bound(node.stored()));
            assertEquals(CoordinateMove.parse("d2d5"), TranspositionTable.move(node.stored()));
            assertEquals(5 - 3, TranspositionTable.depth(node.stored()));
            assertEquals(5 - 1 - 3, TranspositionTable.depth(node.storedAfter("d2d5")));
        }

        @ParameterizedTest
        @CsvSource({
            "the capture does not reach more than beta, 401, 5, CUT, " + QUEEN_HANGS,
            "too little depth is left,                  400, 4, CUT, " + QUEEN_HANGS,
            "the side to move is in check,              400, 5, CUT, 6k1/5ppp/8/3q4/8/8/3R2PP/3r2K1 w - - 0 1",
        })
        void otherwiseTheNodeIsSearchedToItsDepth(String what, int beta, int depth, NodeKind kind, String fen) {
            TestNode node = TestNode.chess(fen, RULE);
            node.search(beta, depth, kind);
            assertEquals(depth, TranspositionTable.depth(node.stored()), what);
        }

        @Test
        void onThePrincipalVariationTheNodeIsSearchedToItsDepth() {
            TestNode node = TestNode.chess(QUEEN_HANGS, RULE);
            node.search(-400, 400, 5, NodeKind.PV);
            assertEquals(5, TranspositionTable.depth(node.stored()));
        }

        /** A table score from a search of depth 1, 200 above beta. */
        @ParameterizedTest
        @CsvSource({
            "a score far above beta from nearly the depth,  301, LOWER, 5, true",
            "it is a centipawn short,                       300, LOWER, 5, false",
            "its search was too shallow,                    301, LOWER, 6, false",
            "the score may be less,                         301, UPPER, 5, false",
        })
        void theTableMayKnowMoreThanBetaFromAShallowerSearch(
                String what, int score, Bound bound, int depth, boolean ended) {
            TestNode node = TestNode.chess(ROOK_UP, "PROBCUT_TABLE_MARGIN=200");
            node.store("b1b2", score, 1, bound);
            int found = node.search(101, depth, NodeKind.CUT);
            assertEquals(ended, node.nodes() == 1, what);
            assertTrue(!ended || found == 301, what);
        }

        @Test
        void whatTheTableKnowsToBeLessIsNotTriedAgain() {
            TestNode node = TestNode.chess(QUEEN_HANGS, RULE);
            node.store("", 499, 5 - 3, Bound.LOWER);
            node.search(400, 5, NodeKind.CUT);
            assertEquals(5, TranspositionTable.depth(node.stored()));
        }
    }

    @Nested
    class Hindsight {
        /** Returns the depth of the search after a move by which both sides take themselves to be 500 ahead. */
        private int depthOfSearch(int margin, int reduction) {
            TestNode node = TestNode.chess(ROOK_UP, "HINDSIGHT_MARGIN=" + margin);
            node.tree.stack(0).reduction = reduction;
            node.search(1_000, 3, NodeKind.ALL);
            return TranspositionTable.depth(node.stored());
        }

        @Test
        void aReducedMoveAfterWhichBothSidesBelieveToBeBetterIsSearchedAPlyLess() {
            assertEquals(2, depthOfSearch(999, 1));
        }

        @Test
        void aMarginThatIsNotReachedChangesNothing() {
            assertEquals(3, depthOfSearch(1_000, 1));
        }

        @Test
        void aMoveThatWasNotReducedIsSearchedToItsDepth() {
            assertEquals(3, depthOfSearch(999, 0));
        }
    }

    @Nested
    class InternalIterativeReduction {
        private static final String RULE = "IIR_DEPTH=3,IIR_DEPTH_MARGIN=3";

        private int storedDepth(String hashMove, int depth, NodeKind kind) {
            TestNode node = TestNode.chess(ROOK_UP, RULE);
            if (!hashMove.isEmpty()) {
                node.store(hashMove, 0, 0, Bound.UPPER);
            }
            int alpha = 499;
            node.search(alpha, kind == NodeKind.PV ? 1_000 : alpha + 1, depth, kind);
            return TranspositionTable.depth(node.stored());
        }

        @ParameterizedTest
        @CsvSource({
            "without hash move,            '',   3, CUT, 2",
            "on the principal variation,   '',   3, PV,  2",
            "where all moves are searched, '',   3, ALL, 3",
            "with a hash move,             b1b2, 3, CUT, 3",
            "from a much shallower search, b1b2, 4, CUT, 3",
            "with less depth,              '',   2, CUT, 2",
        })
        void aDeepNodeWithoutAMoveToTryFirstIsSearchedAPlyShallower(
                String what, String hashMove, int depth, NodeKind kind, int expected) {
            assertEquals(expected, storedDepth(hashMove, depth, kind), what);
        }
    }

    @Nested
    class SingularExtension {
        private static final int DEPTH = 6;

        private static final String RULE = "SINGULAR_DEPTH=6,SINGULAR_MARGIN=10,SINGULAR_DOUBLE_MARGIN=100";

        /** Either queen may be captured, and White is to move: only Qxd8 is good. */
        private static final String ONE_MOVE = "3q4/5ppk/7p/8/8/7P/3Q1PP1/6K1 w - - 0 1";

        private static int depthAfter(TestNode node, String move) {
            return TranspositionTable.depth(node.storedAfter(move));
        }

        @Test
        void theOnlyGoodMoveIsSearchedDeeper() {
            TestNode node = TestNode.chess(ONE_MOVE, RULE);
            node.store("d2d8", 900, DEPTH - 2, Bound.LOWER);
            node.search(800, DEPTH, NodeKind.CUT);
            assertEquals(DEPTH - 1 + 2, depthAfter(node, "d2d8"));
        }

        @Test
        void withoutTheRuleItIsNot() {
            TestNode node = TestNode.chess(ONE_MOVE, "");
            node.store("d2d8", 900, DEPTH - 2, Bound.LOWER);
            node.search(800, DEPTH, NodeKind.CUT);
            assertEquals(DEPTH - 1, depthAfter(node, "d2d8"));
        }

        @Test
        void onThePrincipalVariationItIsSearchedOnePlyDeeper() {
            TestNode node = TestNode.chess(ONE_MOVE, RULE);
            node.store("d2d8", 900, DEPTH - 2, Bound.LOWER);
            node.search(-2_000, 2_000, DEPTH, NodeKind.PV);
            assertEquals(DEPTH - 1 + 1, depthAfter(node, "d2d8"));
        }

        @Test
        void whereOthersReachBetaAsWellTheNodeEnds() {
            TestNode node = TestNode.chess(ROOK_UP, RULE);
            node.store("b1b2", 500, DEPTH - 2, Bound.LOWER);
            assertEquals(500 - 10 * DEPTH, node.search(440, DEPTH, NodeKind.CUT), "multi-cut, by the bound");
            assertEquals(0, node.storedAfter("b1b2"), "the hash move was not even tried");
        }

        @Test
        void onThePrincipalVariationTheNodeIsSearchedAllTheSame() {
            TestNode node = TestNode.chess(ROOK_UP, RULE);
            node.store("b1b2", 500, DEPTH - 2, Bound.LOWER);
            node.search(-1_000, 440, DEPTH, NodeKind.PV);
            assertNotEquals(0, node.storedAfter("b1b2"));
        }

        @Test
        void aMoveThatReachesBetaAsOthersNearlyDoIsSearchedLessDeeply() {
            TestNode node = TestNode.chess(ROOK_UP, RULE);
            node.store("b1b2", 500, DEPTH - 2, Bound.LOWER);
            node.search(500, DEPTH, NodeKind.CUT);
            assertEquals(DEPTH - 1 - 1, depthAfter(node, "b1b2"));
        }

        @Test
        void theOnlyLegalMoveIsSingular() {
            TestNode node = TestNode.chess("R6k/6pp/8/8/8/8/3r4/6K1 b - - 0 1", RULE);
            node.store("d2d8", -50, DEPTH - 2, Bound.LOWER);
            node.search(-60, DEPTH, NodeKind.CUT);
            assertEquals(DEPTH - 1 + 1, depthAfter(node, "d2d8"), "nothing is known of how far below others are");
        }

        @ParameterizedTest
        @CsvSource({
            "a score from a search a ply shallower, 5, EXACT,   900, true",
            "a lower bound three plies short,       3, LOWER,   900, true",
            "too shallow,                           2, LOWER,   900, false",
            "an upper bound,                        5, UPPER,   900, false",
            "a mate,                                5, LOWER, 31900, false",
        })
        void theScoreOfTheHashMoveHasToBeReliable(String what, int depth, Bound bound, int score, boolean extended) {
            TestNode node = TestNode.chess(ONE_MOVE, RULE);
            node.store("d2d8", score, depth, bound);
            node.search(800, DEPTH, NodeKind.CUT);
            assertEquals(extended, depthAfter(node, "d2d8") >= DEPTH, what);
        }

        @ParameterizedTest
        @CsvSource({
            "a shallow node,         5, 20",
            "too far from the root,  6, 0",
        })
        void otherwiseNoMoveIsSingular(String what, int depth, int iteration) {
            TestNode node = TestNode.chess(ONE_MOVE, RULE);
            node.alphaBeta.startIteration(iteration);
            node.store("d2d8", 900, depth - 2, Bound.LOWER);
            node.search(800, depth, NodeKind.CUT);
            assertEquals(depth - 1, depthAfter(node, "d2d8"), what);
        }
    }

    @Nested
    class DepthOfMoves {
        private static final int ITERATION = 10;

        @ParameterizedTest
        @CsvSource({
            "a check by the rook,                1, 1, h1h8, true",
            "a check that wins the rook,         1, 1, b1b5, true",
            "a check that loses the queen,       1, 1, b1b8, false",
            "too far from the root,             20, 1, h1h8, false",
            "just close enough,                 19, 1, h1h8, true",
            "too late in its node,               1, 9, h1h8, false",
            "just early enough,                  1, 8, h1h8, true",
        })
        void earlyChecksThatLoseNoMaterialAreExtended(String what, int ply, int number, String move, boolean extended) {
            TestNode node = TestNode.crazyhouse(
                    "4k3/8/8/1r6/8/8/8/1Q2K2R[] w K - 0 1", "CHECK_EXTENSION_MOVES=8,CHECK_EXTENSION_EXCHANGE=0");
            node.alphaBeta.startIteration(ITERATION);
            assertEquals(extended, node.alphaBeta.isCheckExtended(CoordinateMove.parse(move), number, ply), what);
        }

        @ParameterizedTest
        @CsvSource({
            "hardly better than the moves before,       1, 104, -1",
            "better,                                    1, 130,  0",
            "much better,                               1, 200,  1",
            "much better but too far from the root,    20, 200,  0",
        })
        void aReducedMoveIsSearchedAgainTheDeeperTheBetterItTurnsOut(String what, int ply, int score, int plies) {
            TestNode node = TestNode.chess(ROOK_UP, "LMR_SHALLOWER_MARGIN=8,LMR_DEEPER_MARGIN=52");
            node.alphaBeta.startIteration(ITERATION);
            assertEquals(plies, node.alphaBeta.extensionOfSecondSearch(score, 100, ply), what);
        }

        /** The last move that is tried, Qxd5, is searched to depth 3 without a reduction. */
        @ParameterizedTest
        @CsvSource({
            "its plies are those of the table,       LMR_LOSING_CAPTURE=0, 4, 1",
            "a ply less,                             LMR_LOSING_CAPTURE=1, 4, 2",
            "a shallow node,                         LMR_LOSING_CAPTURE=0, 2, 1",
            "a move that is not late,                'LMR_LOSING_CAPTURE=0,LMR_FIRST_MOVE=20', 4, 3",
        })
        void aLateCaptureThatLosesMaterialIsReduced(String what, String rule, int depth, int expected) {
            TestNode node = TestNode.chess(
                    "4k3/8/2p5/3p4/8/2P1P3/3Q4/3K4 w - - 0 1",
                    "LMR_DEPTH=3,LMR_FIRST_MOVE=2,LMR_FIRST_MOVE_PV=20,LMR_BASE=200,LMR_DIVISOR=1000," + rule);
            node.search(5_000, depth, NodeKind.ALL);
            assertEquals(expected, TranspositionTable.depth(node.storedAfter("d2d5")), what);
        }
    }

    @Nested
    class PruningOfMoves {
        /** All quiet moves but the first are futile. */
        private static final String RULE = "FUTILITY_DEPTH=5,FUTILITY_BASE=0,FUTILITY_MARGIN=0";

        @Test
        void futileQuietMovesAreNotSearched() {
            TestNode node = TestNode.chess(ROOK_DOWN, RULE);
            assertEquals(-500, node.search(0, 1, NodeKind.ALL));
            assertEquals(2, node.nodes(), "the node and the first of its moves");
        }

        /** Ra8 mates, however far White is behind. */
        @Test
        void quietChecksAreSearchedAllTheSame() {
            TestNode node = TestNode.chess("6k1/5ppp/8/8/8/1nnn4/5PPP/R5K1 w - - 0 1", RULE);
            assertEquals(Score.mateIn(2), node.search(0, 1, NodeKind.ALL));
        }

        /** A drop mates, which is not among the first moves. */
        @Test
        void dropsThatGiveCheckAreSearchedAllTheSame() {
            TestNode node = TestNode.crazyhouse("6rk/6pp/8/8/1q6/q7/8/7K[N] w - - 0 1", RULE);
            assertEquals(Score.mateIn(2), node.search(0, 1, NodeKind.ALL));
        }

        /** The knight is tried first, and Ra1 mates: however late and bad the other moves look, one may be better. */
        @Test
        void nothingIsPrunedUntilAMoveAvoidsMate() {
            String all = RULE + ",EXCHANGE_DEPTH=5,MOVE_COUNT_DEPTH=5,MOVE_COUNT_BASE=0,MOVE_COUNT_FACTOR=1";
            TestNode node = TestNode.chess("r5k1/8/8/1N6/8/8/5PPP/6K1 w - - 0 1", all);
            node.store("b5d6", 5_000, 0, Bound.UPPER);
            assertTrue(node.search(1_000, 2, NodeKind.ALL) > -Score.MATE_BOUND);
        }
    }

    @Nested
    class Results {
        @Test
        void checkmateIsCountedFromTheRoot() {
            TestNode node = TestNode.chess("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "");
            assertEquals(Score.matedIn(1), node.search(-100, 100, 2, NodeKind.PV));
        }

        @ParameterizedTest
        @EnumSource(NodeKind.class)
        void stalemateIsADraw(NodeKind kind) {
            TestNode node = TestNode.chess("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "");
            assertEquals(Score.DRAW, node.search(-10, kind == NodeKind.PV ? 10 : -9, 2, kind));
        }

        @Test
        void withAHandItIsNotStalemate() {
            TestNode node = TestNode.crazyhouse("7k/5Q2/6K1/8/8/8/8/8[p] b - - 0 1", "");
            assertTrue(node.search(-5_000, 5_000, 2, NodeKind.PV) < Score.DRAW);
        }

        @ParameterizedTest
        @CsvSource({
            "no move reaches alpha,           501, 502, ALL, UPPER",
            "one reaches beta,                499, 500, CUT, LOWER",
            "the score lies in the window,    400, 600, PV,  EXACT",
        })
        void theBoundOfWhatIsStoredIsThatOfTheScore(String what, int alpha, int beta, NodeKind kind, Bound bound) {
            TestNode node = TestNode.chess(ROOK_UP, "");
            assertEquals(500, node.search(alpha, beta, 2, kind));
            assertEquals(bound, TranspositionTable.bound(node.stored()), what);
            assertEquals(500, TranspositionTable.score(node.stored(), 1));
        }

        @Test
        void whatOtherMovesReachWithoutTheHashMoveIsNotStored() {
            TestNode node = TestNode.chess(ROOK_UP, "SINGULAR_DEPTH=6,SINGULAR_MARGIN=10");
            node.store("b1b2", 500, 4, Bound.LOWER);
            node.search(440, 6, NodeKind.CUT);
            assertEquals(4, TranspositionTable.depth(node.stored()));
            assertEquals(500, TranspositionTable.score(node.stored(), 1));
        }
    }
}
