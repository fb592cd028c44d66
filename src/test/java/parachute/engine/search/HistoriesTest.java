package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.MoveText;

class HistoriesTest {
    private final Histories histories = new Histories();
    private final Position position = Position.start(Variant.CHESS);
    private final int move = MoveText.parse(position, "g1f3");

    /** The history of the move after two others. */
    private int history(int before, int twoBefore) {
        return histories.quiet(position, move, before, twoBefore);
    }

    @Test
    void aMoveIsLearntByItselfAndAfterTheTwoMovesBeforeIt() {
        histories.updateQuiet(position, move, 70, 2047, 100);
        assertEquals(300, history(70, 2047));
        assertEquals(200, history(70, 0));
        assertEquals(200, history(0, 2047));
        assertEquals(100, history(0, 0));
    }

    @Test
    void noEntryLeavesItsBound() {
        for (int i = 0; i < 1000; i++) {
            histories.updateQuiet(position, move, 1, 2, 3000);
        }
        assertTrue(history(1, 2) > 3 * Histories.MAX - 100 && history(1, 2) <= 3 * Histories.MAX);
    }

    @Test
    void clearForgetsEverything() {
        for (int round = 0; round < 2; round++) {
            histories.updateQuiet(position, move, 0, 2047, 100);
            histories.updateQuiet(position, move, 70, 71, -100);
            histories.updateCapture(position, move, 50);
            histories.clear();
            for (int before : new int[] {0, 70, 71, 2047}) {
                assertEquals(0, history(before, before));
            }
            assertEquals(0, histories.capture(position, move));
        }
    }
}
