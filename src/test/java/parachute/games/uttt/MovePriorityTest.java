package parachute.games.uttt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static parachute.games.uttt.Examples.ENUNT;
import static parachute.games.uttt.Examples.UTTT_4;
import static parachute.games.uttt.Examples.UTTT_5;
import static parachute.games.uttt.Examples.mark;
import static parachute.games.uttt.Examples.position;
import static parachute.games.uttt.Examples.positions;
import static parachute.games.uttt.Examples.state;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves rated on one board. */
class MovePriorityTest {
    @ParameterizedTest
    @CsvSource({
        UTTT_5 + ", nw, x, ne, 0",
        UTTT_5 + ", nw, 0, ne, 1",
        UTTT_4 + ", nw, x, sw, 4",
        UTTT_4 + ", s,  x, e,  4",
        ENUNT + ",  ne, 0, n,  0",
        ENUNT + ",  ne, x, n,  1"
    })
    void aMoveHasAPriorityOnItsBoard(String state, String board, String player, String move, int priority) {
        assertEquals(
                priority,
                MovePriority.movePriority(mark(player), state(state).getBoard(position(board)), position(move)));
    }

    @ParameterizedTest
    @CsvSource({
        "........., x, se, 2",
        "........., x, c,  3",
        "........., x, n,  6",
        "....0...., x, nw, 3",
        "....0...., x, n,  6",
        "0........, x, c,  3",
        "0........, x, ne, 5",
        "0........, x, n,  6",
        "x.......0, x, sw, 4",
        "x.......0, x, c,  6",
        "x...0...., x, se, 5"
    })
    void theFirstRuleThatFitsDecides(String board, String player, String move, int priority) {
        assertEquals(priority, MovePriority.movePriority(mark(player), UtttBoard.parse(board), position(move)));
    }

    @ParameterizedTest
    @CsvSource({
        UTTT_4 + ", nw, 0, e s nw ne sw se",
        UTTT_4 + ", c,  0, n ne nw w sw",
        UTTT_4 + ", ne, 0, e s se nw ne n",
        UTTT_5 + ", nw, 0, ne n c",
        UTTT_5 + ", ne, 0, n ne s se",
        ENUNT + ",  w,  x, c ne sw se n w e s"
    })
    void theFreeCellsOfABoardAreSortedByPriority(String state, String board, String player, String moves) {
        assertEquals(
                positions(moves),
                MovePriority.bestIndividualMoves(mark(player), state(state).getBoard(position(board))));
    }

    @Test
    void onAnEmptyBoardTheCornersComeFirstThenTheCentre() {
        assertEquals(positions("nw ne sw se c n w e s"), MovePriority.bestIndividualMoves(Mark.X, UtttBoard.EMPTY));
    }

    @Test
    void anOccupiedCellHasNoPriority() {
        UtttBoard board = UtttBoard.parse("x........");
        assertThrows(IllegalArgumentException.class, () -> MovePriority.movePriority(Mark.X, board, GridPosition.NW));
    }
}
