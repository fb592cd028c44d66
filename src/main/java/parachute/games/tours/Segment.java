package parachute.games.tours;

import java.util.ArrayList;
import java.util.List;

/**
 * A run of columns or rows of a board.
 *
 * @param start the first of them
 * @param length their number
 */
record Segment(int start, int length) {
    /** Minimum length: shorter ones have no closed tours in most combinations. */
    static final int MIN_LENGTH = 6;

    private static final int MAX_ODD_LENGTH = 11;

    /**
     * Cuts an edge into segments of 6, 8 or 10; if its length is odd, one of them has length 7, 9 or 11 and contains
     * {@code special}, with an even number of squares before it.
     *
     * @param length at least 6
     */
    static List<Segment> cut(int length, int special) {
        List<Segment> segments = new ArrayList<>();
        if (length % 2 == 0) {
            addEven(segments, 0, length);
            return segments;
        }
        Segment odd = oddAround(length, special);
        int end = odd.start + odd.length;
        addEven(segments, 0, odd.start);
        segments.add(odd);
        addEven(segments, end, length - end);
        return segments;
    }

    private static Segment oddAround(int length, int special) {
        for (int size = MIN_LENGTH + 1; size <= MAX_ODD_LENGTH; size += 2) {
            for (int start = 0; start <= special; start += 2) {
                if (special < start + size && isCuttable(start) && isCuttable(length - start - size)) {
                    return new Segment(start, size);
                }
            }
        }
        throw new IllegalArgumentException("an edge of " + length + " cannot be cut around " + special);
    }

    /** Returns whether a run of even length can be cut into segments of 6, 8 and 10. */
    private static boolean isCuttable(int length) {
        return length == 0 || length >= MIN_LENGTH;
    }

    private static void addEven(List<Segment> segments, int start, int length) {
        int next = start;
        for (int left = length; left > 0; ) {
            int size = left % MIN_LENGTH == 0 ? MIN_LENGTH : left == MIN_LENGTH + 4 ? left : MIN_LENGTH + 2;
            segments.add(new Segment(next, size));
            next += size;
            left -= size;
        }
    }
}
