package parachute.games.tours;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A square of the board.
 *
 * @param x column, 0 at the left
 * @param y row, 0 at the bottom
 */
public record TourSquare(int x, int y) {
    // Nine digits always fit an int.
    private static final Pattern TEXT = Pattern.compile("(-?\\d{1,9}),(-?\\d{1,9})");

    /** Parses {@code x,y}; empty for any other text. */
    public static Optional<TourSquare> parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        return matcher.matches()
                ? Optional.of(new TourSquare(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }

    /** Returns whether two squares are a knight's move apart. */
    public boolean isKnightsMoveFrom(TourSquare other) {
        return Math.abs((x - other.x) * (y - other.y)) == 2;
    }

    /** Returns the text that {@link #parse} reads. */
    @Override
    public String toString() {
        return x + "," + y;
    }
}
