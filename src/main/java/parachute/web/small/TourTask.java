package parachute.web.small;

import parachute.games.tours.TourSquare;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;

/**
 * The tour to find.
 *
 * @param size columns and rows of the board, from 1 to {@link #MAX_SIZE}
 * @param start on the board
 * @param closed whether the last square of the tour is to be a knight's move from the first
 */
public record TourTask(int size, TourSquare start, boolean closed) {
    /** The largest board on which tours are searched: what a page can draw legibly. */
    public static final int MAX_SIZE = 60;

    /**
     * Checks the ranges.
     *
     * @throws RefusedException if one of them is exceeded
     */
    public TourTask {
        checkSize(size, MAX_SIZE);
        if (start.x() < 0 || start.x() >= size || start.y() < 0 || start.y() >= size) {
            throw new RefusedException(
                    Reason.INVALID, "the squares of this board are 0,0 to " + (size - 1) + ',' + (size - 1));
        }
    }

    /**
     * Checks the size of a board.
     *
     * @throws RefusedException if it is not from 1 to {@code most}
     */
    static void checkSize(int size, int most) {
        if (size < 1 || size > most) {
            throw new RefusedException(Reason.INVALID, "\"size\" is a number from 1 to " + most + " here");
        }
    }
}
