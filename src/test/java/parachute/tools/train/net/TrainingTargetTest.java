package parachute.tools.train.net;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

class TrainingTargetTest {
    /** A game that White won from a position whose score says that nobody is better. */
    private static TrainingSet equalButWon() {
        TrainingSet positions = new TrainingSet();
        positions.add(Position.start(Variant.CHESS), 0, 1);
        positions.expect(0, TrainingPositions.SCALE);
        return positions;
    }

    @Test
    void theResultCountsMoreAndMore() {
        TrainingTarget target = new TrainingTarget(0.1, 0.7, TrainingTarget.EQUAL);
        assertEquals(0.55, target.points(equalButWon(), 0, 0), 1e-6);
        assertEquals(0.70, target.points(equalButWon(), 0, 0.5), 1e-6);
        assertEquals(0.85, target.points(equalButWon(), 0, 1), 1e-6);
    }

    @Test
    void withOneWeightTheTargetStaysTheSame() {
        TrainingTarget target = TrainingTarget.of(0.3);
        assertEquals(0.65, target.points(equalButWon(), 0, 0), 1e-6);
        assertEquals(0.65, target.points(equalButWon(), 0, 1), 1e-6);
        assertEquals(1, target.weight(equalButWon(), 0));
    }
}
