package parachute.games.tours;

import java.util.Arrays;
import java.util.List;

/** A path as a table of step numbers, 0 at the start square, the top row first. */
public final class TourTable {
    /** Shown on squares that the path does not visit. */
    private static final int NOT_VISITED = -1;

    /** Minimum width of a number, so that boards up to 10 by 10 have the same layout. */
    private static final int MIN_DIGITS = 2;

    private TourTable() {}

    /**
     * Draws a path.
     *
     * @param dim columns and rows of the board
     * @param path newest square first
     * @return {@code dim} lines, without the last line end
     */
    public static String format(int dim, List<TourSquare> path) {
        int[][] numbers = new int[dim][dim];
        for (int[] row : numbers) {
            Arrays.fill(row, NOT_VISITED);
        }
        int number = path.size();
        for (TourSquare pos : path) {
            numbers[pos.y()][pos.x()] = --number;
        }
        int width = Math.max(MIN_DIGITS, Integer.toString(dim * dim - 1).length()) + 1;
        StringBuilder table = new StringBuilder();
        for (int y = dim - 1; y >= 0; y--) {
            for (int cell : numbers[y]) {
                String digits = Integer.toString(cell);
                table.append(" ".repeat(width - digits.length())).append(digits).append(' ');
            }
            table.append(y > 0 ? "\n" : "");
        }
        return table.toString();
    }
}
