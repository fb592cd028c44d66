package parachute.games.tours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FreeSquaresTest {
    private final Grid grid = new Grid(3, 3);
    private final int corner = grid.square(0, 0);
    private final FreeSquares free = new FreeSquares(grid, new int[] {corner}, grid.steps());

    @Test
    void squaresOfThePathAndThoseOutOfReachAreNotFree() {
        assertEquals(7, free.squares().count());
        assertFalse(free.isFree(corner));
        assertFalse(free.isFree(grid.square(1, 1)), "no knight reaches the middle of three by three squares");
        assertFalse(free.isFree(grid.square(0, 3)), "outside the board");
        assertTrue(free.isFree(grid.square(1, 2)));
    }

    @Test
    void degreesCountFreeNeighbours() {
        assertEquals(2, free.degree(corner));
        assertEquals(1, free.degree(grid.square(1, 2)));
        assertEquals(2, free.degree(grid.square(2, 0)));
        free.remove(grid.square(1, 2));
        assertEquals(1, free.degree(corner));
        assertEquals(1, free.degree(grid.square(2, 0)));
    }

    @Test
    void restoringUndoesRemoving() {
        List<Integer> before = degrees();
        int[] squares = free.squares().toArray();
        for (int square : squares) {
            free.remove(square);
        }
        assertEquals(0, free.squares().count());
        for (int i = squares.length - 1; i >= 0; i--) {
            free.restore(squares[i]);
        }
        assertEquals(before, degrees());
        assertEquals(7, free.squares().count());
    }

    @Test
    void aPathAroundTheRingVisitsAllSquares() {
        // The two dead ends are the neighbours of the corner: one is the next square, the other the last.
        assertFalse(free.isUnvisitable(corner));
        free.remove(grid.square(1, 2));
        assertFalse(free.isUnvisitable(grid.square(1, 2)));
    }

    @Test
    void twoDeadEndsOfWhichNeitherIsNextRuleOutAPath() {
        assertTrue(free.isUnvisitable(grid.square(0, 1)));
    }

    private List<Integer> degrees() {
        boolean[] open = grid.openSquares();
        return IntStream.range(0, grid.squares())
                .filter(square -> open[square])
                .mapToObj(free::degree)
                .toList();
    }
}
