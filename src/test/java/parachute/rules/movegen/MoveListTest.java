package parachute.rules.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

/** Lists of moves. */
class MoveListTest {
    private static MoveList of(int... moves) {
        MoveList list = new MoveList();
        for (int move : moves) {
            list.add(move);
        }
        return list;
    }

    @Test
    void holdsWhatWasAddedInItsOrder() {
        MoveList list = of(5, 7, 6);
        assertEquals(List.of(5, 7, 6), list.toList());
        assertEquals(3, list.size());
        assertEquals(7, list.get(1));
        assertTrue(list.contains(6));
        assertFalse(list.contains(8));
    }

    @Test
    void movesThatWereRemovedAreNotInIt() {
        MoveList list = of(5, 7, 6);
        list.truncate(9);
        assertEquals(List.of(5, 7, 6), list.toList());
        list.truncate(2);
        assertEquals(List.of(5, 7), list.toList());
        assertFalse(list.contains(6));
        list.set(0, 4);
        assertEquals(List.of(4, 7), list.toList());
        list.clear();
        assertEquals(List.of(), list.toList());
        assertFalse(list.contains(4));
    }

    @Test
    void hasRoomForAllDropsOnAnAlmostEmptyBoardAndNoMoreThanItsCapacity() {
        MoveList drops = LegalMoves.of(Fen.parse("8/8/8/8/8/8/8/k1K5[QRBNP] w - - 0 1", Variant.CRAZYHOUSE));
        assertEquals(4 * 62 + 48 + 3, drops.size());
        MoveList full = new MoveList();
        for (int i = 0; i < MoveList.CAPACITY; i++) {
            full.add(i);
        }
        assertThrows(ArrayIndexOutOfBoundsException.class, () -> full.add(0));
    }
}
