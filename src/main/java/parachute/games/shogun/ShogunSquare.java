package parachute.games.shogun;

import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A square, also one outside the board; ordered by columns.
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

    /** Reads {@code x,y}; empty if the text is anything else. */
    public static Optional<ShogunSquare> parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        return matcher.matches()
                ? Optional.of(new ShogunSquare(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }

    /** Whether the square exists. */
    public boolean isOnBoard() {
        return x >= 1 && x <= SIZE && y >= 1 && y <= SIZE;
    }

    /** The square with this index. */
    static ShogunSquare of(int index) {
        return new ShogunSquare(index % SIZE + 1, index / SIZE + 1);
    }

    /** 0 to 63, row by row from 1,1. */
    int index() {
        return (y - 1) * SIZE + x - 1;
    }

    /** A set of this square alone, as {@link Reach} writes sets of squares. */
    long bit() {
        return 1L << index();
    }

    @Override
    public int compareTo(ShogunSquare other) {
        return ORDER.compare(this, other);
    }

    /** As {@link #parse} reads it. */
    @Override
    public String toString() {
        return x + "," + y;
    }
}
