package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;

class HistoryUpdatesTest {
    private static final int DEPTH = 6;

    private final Position position = Position.start(Variant.CHESS);
    private final Tree tree = TestTrees.of(position);
    private final HistoryUpdates updates = new HistoryUpdates(tree, SearchParameters.of(Variant.CHESS));
    private final int push = CoordinateMove.parse("e2e4");
    private final StackEntry root = tree.stack(0);
    private final StackEntry reply = tree.stack(1);

    @BeforeEach
    void playAQuietMove() {
        root.storedEval = 20;
        tree.enter(root, push, true);
        reply.storedEval = -20;
    }

    /** Returns the history of the first move, as the root sees it. */
    private int history() {
        tree.leave();
        return tree.histories.quiet(position, push, root.context);
    }

    @Test
    void aMoveToWhichNoReplyIsGoodGetsABetterHistory() {
        updates.rewardLastMove(reply, DEPTH);
        assertTrue(history() > 0);
    }

    @Test
    void aMoveAfterWhichTheSideStandsBetterGetsABetterHistory() {
        reply.storedEval = -60;
        updates.rewardGain(reply);
        assertTrue(history() > 0);
    }

    @Test
    void aMoveAfterWhichTheSideStandsWorseGetsAWorseHistory() {
        reply.storedEval = 10;
        updates.rewardGain(reply);
        assertTrue(history() < 0);
    }

    @Test
    void nothingIsLearntOfCapturesOrInCheck() {
        root.quiet = false;
        updates.rewardLastMove(reply, DEPTH);
        updates.rewardGain(reply);
        root.quiet = true;
        reply.storedEval = Score.NONE;
        updates.rewardGain(reply);
        assertEquals(0, history());
    }

    @Test
    void nothingIsLearntOfANullMove() {
        tree.leave();
        tree.enterNullMove(root);
        updates.rewardLastMove(reply, DEPTH);
        updates.rewardGain(reply);
        tree.leaveNullMove();
        assertEquals(0, tree.histories.quiet(position, push, root.context));
    }

    @Test
    void aCutoffRewardsItsMoveAndPunishesThoseTriedBefore() {
        tree.leave();
        int tried = CoordinateMove.parse("a2a3");
        root.quietsTried.clear();
        root.capturesTried.clear();
        root.quietsTried.add(tried);
        updates.rewardCutoff(root, push, true, DEPTH, 20);
        assertTrue(tree.histories.quiet(position, push, root.context) > 0);
        assertTrue(tree.histories.quiet(position, tried, root.context) < 0);
    }

    @Test
    void aCutoffThatTheEvaluationDoesNotSuggestCountsAsOnePlyMoreInChess() {
        tree.leave();
        root.quietsTried.clear();
        root.capturesTried.clear();
        root.staticEval = 20;
        int expected = historyAfterCutoff(DEPTH + 1, 20);
        assertEquals(expected, historyAfterCutoff(DEPTH, 21));
        assertTrue(historyAfterCutoff(DEPTH, 20) < expected);
    }

    private int historyAfterCutoff(int depth, int beta) {
        tree.histories.clear();
        updates.rewardCutoff(root, push, true, depth, beta);
        return tree.histories.quiet(position, push, root.context);
    }
}
