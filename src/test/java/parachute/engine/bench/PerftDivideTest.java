package parachute.engine.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

class PerftDivideTest {
    private final List<String> lines = new ArrayList<>();

    @Test
    void everyRootMoveHasItsShareOfTheTree() {
        PerftDivide.PerftCount count =
                new PerftDivide(Position.start(Variant.CHESS)).run(3, CoordinateMove::format, lines::add);
        assertEquals(8902, count.leaves());
        assertEquals(20, lines.size());
        assertTrue(lines.contains("e2e4: 600"), lines.toString());
    }

    @Test
    void atDepthOneEveryMoveCountsOne() {
        Position position = Fen.parse("2k5/8/8/8/8/8/8/4K3[Qn] w - - 0 1", Variant.CRAZYHOUSE);
        assertEquals(
                67,
                new PerftDivide(position)
                        .run(1, CoordinateMove::format, lines::add)
                        .leaves());
        assertTrue(lines.stream().allMatch(line -> line.endsWith(": 1")), lines.toString());
        assertTrue(lines.contains("Q@e4: 1"), lines.toString());
    }

    @Test
    void aMatedSideHasNothingToCount() {
        Position mated = Fen.parse("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", Variant.CHESS);
        assertEquals(
                0,
                new PerftDivide(mated)
                        .run(3, CoordinateMove::format, lines::add)
                        .leaves());
        assertEquals(List.of(), lines);
    }

    @Test
    void thePositionGivenStaysAsItIs() {
        Position position = Position.start(Variant.CHESS);
        new PerftDivide(position).run(2, CoordinateMove::format, lines::add);
        assertEquals(Position.start(Variant.CHESS).key(), position.key());
        assertEquals(0, position.ply());
    }

    @Test
    void aTreeWithoutDepthIsRefused() {
        PerftDivide perft = new PerftDivide(Position.start(Variant.CHESS));
        assertThrows(IllegalArgumentException.class, () -> perft.run(0, CoordinateMove::format, lines::add));
    }
}
