package parachute.games.shogun;

import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A square, possibly outside the board; ordered by columns.
 *
 * @param x column, 1 to 8 from the left
 * @param y row, 1 to 8 from White's side
 */
public record ShogunSquare(int x, int y) implements Comparable<ShogunSquare> {
    /** Columns and rows of the board. */
    static final int SIZE = 8;

    private static final Pattern TEXT = Pattern.compile("(-?\\d{1,9}),(-?\\d{1,9})");
    private static final Comparator<ShogunSquare> ORDER =
            Comparator.comparingInt(ShogunSquare::x).thenComparingInt(ShogunSquare::y);

    /** Parses {@code x,y}; empty for any other text. */
    public static Optional<ShogunSquare> parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        return matcher.matches()
                ? Optional.of(new ShogunSquare(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }

    /** Returns whether the square exists. */
    public boolean isOnBoard() {
        return x >= 1 && x <= SIZE && y >= 1 && y <= SIZE;
    }

    /** Returns the square with this index. */
    static ShogunSquare of(int index) {
        return new ShogunSquare(index % SIZE + 1, index / SIZE + 1);
    }

    /** Returns the index, 0 to 63, row by row from 1,1. */
    int index() {
        return (y - 1) * SIZE + x - 1;
    }

    /** Returns the set of this square alone, see {@link Reach}. */
    long bit() {
        return 1L << index();
    }

    @Override
    public int compareTo(ShogunSquare other) {
        return ORDER.compare(this, other);
    }

    /** Returns the text that {@link #parse} reads. */
    @Override
    public String toString() {
        return x + "," + y;
    }
}
