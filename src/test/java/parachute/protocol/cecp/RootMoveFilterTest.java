package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;

class RootMoveFilterTest {
    private final Position start = Position.start(Variant.CHESS);
    private final RootMoveFilter filter = new RootMoveFilter();

    private List<String> allowed() {
        return filter.allowed(start).stream().map(CoordinateMove::format).toList();
    }

    @Test
    void excludedMovesAreLeftOutUntilTheyAreIncludedAgain() {
        filter.exclude(start, "e2e4");
        filter.exclude(start, "Nf3");
        assertEquals(18, allowed().size());
        filter.include(start, "e2e4");
        assertEquals(19, allowed().size());
        filter.include(start, "all");
        assertTrue(filter.isEmpty());
    }

    @Test
    void excludingAllLeavesWhatIsIncludedAfterwards() {
        filter.exclude(start, "all");
        assertEquals(List.of(), allowed());
        filter.include(start, "d2d4");
        assertEquals(List.of("d2d4"), allowed());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "e2e5", "e7e5", "nonsense"})
    void onlyLegalMovesCanBeExcluded(String move) {
        assertThrows(UserException.class, () -> filter.exclude(start, move));
        assertTrue(filter.isEmpty());
    }
}
