package parachute.games.tours;

import java.util.List;
import parachute.games.tours.TourSearch.TourOutcome;

/**
 * A search for all tours from a square, one after the other, that stops after some steps, so that the caller can show the
 * path that it has come to. Not safe for use by several threads at once.
 */
public final class TourWatch {
    private final Grid grid;
    private final TourSearch search;
    private TourOutcome outcome = TourOutcome.GAVE_UP;
    private long tours;

    /**
     * A search that has not begun.
     *
     * @param dim columns and rows of the board, at least 1
     * @param start on the board
     * @param closed whether the last square of a tour must be a knight's move from its first
     * @throws IllegalArgumentException if the start square lies outside the board
     */
    public TourWatch(int dim, TourSquare start, boolean closed, ChoiceOrder order) {
        if (start.x() < 0 || start.x() >= dim || start.y() < 0 || start.y() >= dim) {
            throw new IllegalArgumentException(start + " lies outside the board");
        }
        grid = new Grid(dim, dim);
        search = new TourSearch(grid, new int[] {grid.square(start)}, dim * dim, closed, order, grid.steps());
    }

    /**
     * Goes on until a tour is found, or for so many steps.
     *
     * @param steps the most steps forward to try, at least 1
     * @return whether there is more to search
     */
    public boolean advance(long steps) {
        if (outcome != TourOutcome.EXHAUSTED) {
            outcome = search.next(steps);
            tours += isTour() ? 1 : 0;
        }
        return outcome != TourOutcome.EXHAUSTED;
    }

    /** Whether the path is a tour, found by the last call of {@link #advance}. */
    public boolean isTour() {
        return outcome == TourOutcome.FOUND;
    }

    /** The path that the search has come to, newest square first; the start square alone before and after the search. */
    public List<TourSquare> path() {
        return new TourPath(grid, search.currentPath());
    }

    /** The tours found so far. */
    public long tours() {
        return tours;
    }

    /** The steps forward tried so far. */
    public long steps() {
        return search.steps();
    }
}
