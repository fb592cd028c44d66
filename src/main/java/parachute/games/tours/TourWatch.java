package parachute.games.tours;

import java.util.List;
import parachute.games.tours.TourSearch.TourOutcome;

/**
 * A search for all tours from a square, one after the other, in portions, so that the caller can show its current path.
 * Not thread-safe.
 */
public final class TourWatch {
    private final Grid grid;
    private final TourSearch search;
    private TourOutcome outcome = TourOutcome.GAVE_UP;
    private long tours;

    /**
     * Creates a search that has not started.
     *
     * @param dim columns and rows of the board, at least 1
     * @param start on the board
     * @param closed whether the last square of a tour must be a knight's move from its first
     * @throws IllegalArgumentException if the start square is outside the board
     */
    public TourWatch(int dim, TourSquare start, boolean closed, ChoiceOrder order) {
        if (start.x() < 0 || start.x() >= dim || start.y() < 0 || start.y() >= dim) {
            throw new IllegalArgumentException(start + " is outside the board");
        }
        grid = new Grid(dim, dim);
        search = new TourSearch(grid, new int[] {grid.square(start)}, dim * dim, closed, order, grid.steps());
    }

    /**
     * Continues until a tour is found, or for a number of steps.
     *
     * @param steps maximum steps forward to try, at least 1
     * @return whether there is more to search
     */
    public boolean advance(long steps) {
        if (outcome != TourOutcome.EXHAUSTED) {
            outcome = search.next(steps);
            tours += isTour() ? 1 : 0;
        }
        return outcome != TourOutcome.EXHAUSTED;
    }

    /** Returns whether the path is a tour, found by the last call of {@link #advance}. */
    public boolean isTour() {
        return outcome == TourOutcome.FOUND;
    }

    /**
     * Returns the current path of the search, newest square first; only the start square before and after the search.
     */
    public List<TourSquare> path() {
        return new TourPath(grid, search.currentPath());
    }

    /** Returns the number of tours found so far. */
    public long tours() {
        return tours;
    }

    /** Returns the number of steps forward tried so far. */
    public long steps() {
        return search.steps();
    }
}
