package parachute.games.tours;

import java.util.function.Predicate;

/**
 * A rectangular board, some of whose squares may be missing. Squares are numbers; two rows and columns of missing
 * squares around the board make a knight's step an addition without a test for the edge.
 */
final class Grid {
    /** Columns and rows of the eight steps, clockwise from 12 o'clock. */
    private static final int[] STEP_X = {1, 2, 2, 1, -1, -2, -2, -1};

    private static final int[] STEP_Y = {2, 1, -1, -2, -2, -1, 1, 2};
    private static final int BORDER = 2;

    /** Number of steps of a knight in the middle of the board. */
    static final int STEPS = STEP_X.length;

    private final int width;
    private final int height;
    private final boolean[] open;
    private final int[] steps = new int[STEPS];

    /** Creates a board without missing squares. */
    Grid(int width, int height) {
        this(width, height, pos -> true);
    }

    /** Creates a board of the squares that {@code present} accepts. */
    Grid(int width, int height, Predicate<TourSquare> present) {
        this.width = width;
        this.height = height;
        this.open = new boolean[stride() * (height + 2 * BORDER)];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                open[square(x, y)] = present.test(new TourSquare(x, y));
            }
        }
        for (int i = 0; i < STEPS; i++) {
            steps[i] = STEP_Y[i] * stride() + STEP_X[i];
        }
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** Returns the upper bound of the numbers of squares. */
    int squares() {
        return open.length;
    }

    /** Returns a copy of the array that says which numbers are squares of the board. */
    boolean[] openSquares() {
        return open.clone();
    }

    /** Returns a copy of the differences of squares for each step of a knight, clockwise from 12 o'clock. */
    int[] steps() {
        return steps.clone();
    }

    /** Returns the number of a square; also valid for the two columns and rows around the board. */
    int square(int x, int y) {
        return (y + BORDER) * stride() + x + BORDER;
    }

    int square(TourSquare pos) {
        return square(pos.x(), pos.y());
    }

    int x(int square) {
        return square % stride() - BORDER;
    }

    int y(int square) {
        return square / stride() - BORDER;
    }

    TourSquare pos(int square) {
        return new TourSquare(x(square), y(square));
    }

    /** Returns the square's colour, 0 or 1; every step changes it. */
    int colour(int square) {
        return x(square) + y(square) & 1;
    }

    /** Returns whether two squares are a knight's move apart. */
    boolean areNeighbours(int one, int other) {
        return Math.abs((x(one) - x(other)) * (y(one) - y(other))) == 2;
    }

    private int stride() {
        return width + 2 * BORDER;
    }

    /**
     * Returns the squares a knight's move away from {@code pos}, clockwise from 12 o'clock, on a board without edges.
     */
    static TourSquare onward(TourSquare pos, int step) {
        return new TourSquare(pos.x() + STEP_X[step], pos.y() + STEP_Y[step]);
    }
}
