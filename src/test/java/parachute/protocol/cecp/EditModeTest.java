package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.rules.board.IllegalPositionException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

class EditModeTest {
    private static String edited(Position start, String... lines) {
        EditMode edit = new EditMode(start);
        for (String line : lines) {
            assertTrue(edit.accept(line), line);
        }
        return Fen.format(edit.position());
    }

    @Test
    void aPositionIsPutTogetherOnTheEmptyBoard() {
        assertEquals(
                "8/1k2P3/8/8/8/8/7p/R3K3 w Q - 0 1",
                edited(Position.start(Variant.CHESS), "#", "Ke1", "Ra1", "Pe7", "c", "Kb7", "Ph2"));
    }

    @Test
    void withoutClearingPiecesAreAddedAndTaken() {
        assertEquals(
                "rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR w KQkq - 0 1",
                edited(Position.start(Variant.CHESS), "xa2", "Pa4"));
    }

    @Test
    void theSideToMoveAndTheHandsStay() {
        Position start = Fen.parse("4k3/8/8/8/8/8/8/4K3[QPnp] b - - 0 1", Variant.CRAZYHOUSE);
        assertEquals("4k3/8/8/8/8/8/4N3/4K3[QPnp] b - - 0 1", edited(start, "Ne2"));
    }

    @Test
    void clearingEmptiesTheHandsToo() {
        Position start = Fen.parse("4k3/8/8/8/8/8/8/4K3[QPnp] w - - 0 1", Variant.CRAZYHOUSE);
        assertEquals("4k3/8/8/8/8/8/8/4K3[] w - - 0 1", edited(start, "#", "Ke1", "c", "Ke8"));
    }

    @Test
    void promotedPiecesStayPromotedUnlessReplaced() {
        Position start = Fen.parse("4k3/8/8/8/8/8/8/Q~2QK3[] w - - 0 1", Variant.CRAZYHOUSE);
        assertEquals("4k3/8/8/8/8/8/N7/Q~2QK3[] w - - 0 1", edited(start, "Na2"));
        assertEquals("4k3/8/8/8/8/8/8/Q2QK3[] w - - 0 1", edited(start, "Qa1"));
    }

    @Test
    void anUnplayablePositionIsRejected() {
        EditMode edit = new EditMode(Position.start(Variant.CHESS));
        edit.accept("#");
        assertThrows(IllegalPositionException.class, edit::position);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ke1", "Zz9", "Pa9", "Pa", "P@2", "new", "e2e4", "ee4"})
    void otherLinesAreNotItsOwn(String line) {
        assertFalse(new EditMode(Position.start(Variant.CHESS)).accept(line));
    }
}
