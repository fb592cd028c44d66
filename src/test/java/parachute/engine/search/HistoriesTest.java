package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;

class HistoriesTest {
    private final Histories histories = new Histories();
    private final Position position = Position.start(Variant.CHESS);
    private final int move = MoveText.parse(position, "g1f3");

    /** Returns a context of two moves and the pawns of the position, with half weight. */
    private HistoryContext context(int before, int twoBefore) {
        HistoryContext context =
                new HistoryContext(SearchParameters.of(Variant.CHESS).with("HISTORY_PAWNS_SHARE", 50));
        context.before = before;
        context.twoBefore = twoBefore;
        context.pawnKey = position.pawnKey();
        return context;
    }

    private int history(HistoryContext context) {
        return histories.quiet(position, move, context);
    }

    @Test
    void aMoveIsLearntByItselfAfterTheTwoMovesBeforeItAndByThePawns() {
        histories.updateQuiet(position, move, context(70, 2047), 100);
        assertEquals(100 + 100 + 100 + 50, history(context(70, 2047)));
        assertEquals(100 + 100 + 50, history(context(70, 0)));
        assertEquals(100 + 100 + 50, history(context(0, 2047)));
        assertEquals(100 + 50, history(context(0, 0)));
    }

    @Test
    void whereThePawnsStandOtherwiseLessIsKnownOfAMove() {
        histories.updateQuiet(position, move, context(70, 71), 100);
        HistoryContext elsewhere = context(0, 0);
        elsewhere.pawnKey = Fen.parse("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", Variant.CHESS)
                .pawnKey();
        assertEquals(100, history(elsewhere));
    }

    @Test
    void noEntryLeavesItsBound() {
        HistoryContext context = context(1, 2);
        for (int i = 0; i < 1000; i++) {
            histories.updateQuiet(position, move, context, 3000);
        }
        int bound = 3 * Histories.MAX + Histories.MAX / 2;
        assertTrue(history(context) > bound - 200 && history(context) <= bound);
    }

    @Test
    void clearForgetsEverything() {
        for (int round = 0; round < 2; round++) {
            histories.updateQuiet(position, move, context(0, 2047), 100);
            histories.updateQuiet(position, move, context(70, 71), -100);
            histories.updateCapture(position, move, 50);
            histories.clear();
            for (int before : new int[] {0, 70, 71, 2047}) {
                assertEquals(0, history(context(before, before)));
            }
            assertEquals(0, histories.capture(position, move));
        }
    }
}
