package parachute.engine.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.Fen;

class BenchPositionsTest {
    private final List<Position> positions = BenchPositions.load();

    @Test
    void bothVariantsHaveTwenty() {
        for (Variant variant : Variant.values()) {
            assertEquals(
                    20,
                    positions.stream()
                            .filter(position -> position.variant() == variant)
                            .count());
        }
    }

    @Test
    void noGameIsOver() {
        for (Position position : positions) {
            assertFalse(Outcome.of(position).isOver(), Fen.format(position));
        }
    }
}
