package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

class ReductionsTest {
    @Test
    void laterMovesAndDeeperNodesAreReducedMore() {
        assertEquals(0, Reductions.plies(1, 1));
        assertTrue(Reductions.plies(10, 30) > Reductions.plies(10, 5));
        assertTrue(Reductions.plies(20, 30) > Reductions.plies(5, 30));
    }

    @ParameterizedTest
    @CsvSource({
        "far from everything,                      P@a3, 0",
        "near the king without support,            N@h6, 0",
        "near the king with the bishop's support,  N@h7, 1",
        "king and rook attacked from far away,     B@d5, 1",
        "king and rook attacked with support,      Q@g6, 2",
    })
    void urgentDropsAreReducedLess(String what, String move, int plies) {
        Position position = Fen.parse("r4rk1/8/r7/8/8/3B4/8/4K3[PNBQ] w - - 0 1", Variant.CRAZYHOUSE);
        int drop = CoordinateMove.parse(move);
        assertEquals(plies, Reductions.lessForDrop(position, drop), what);
    }
}
