package parachute.games.tours;

import java.util.AbstractList;
import java.util.RandomAccess;

/** The squares of a path, newest first, stored as their numbers to save memory. */
final class TourPath extends AbstractList<TourSquare> implements RandomAccess {
    private final Grid grid;
    private final int[] squares;

    /** Creates a path of squares given oldest first. */
    TourPath(Grid grid, int[] squares) {
        this.grid = grid;
        this.squares = squares.clone();
    }

    @Override
    public TourSquare get(int index) {
        return grid.pos(squares[squares.length - 1 - index]);
    }

    @Override
    public int size() {
        return squares.length;
    }
}
