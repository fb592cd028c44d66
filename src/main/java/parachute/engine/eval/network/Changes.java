package parachute.engine.eval.network;

/** The inputs in which two positions differ, from one perspective. Reused, so that nothing is allocated. */
final class Changes {
    private final int[] added = new int[Features.MOST_BITS];
    private final int[] removed = new int[Features.MOST_BITS];
    private int additions;
    private int removals;

    /** No change. */
    void clear() {
        additions = 0;
        removals = 0;
    }

    /** An input becomes 1. */
    void add(int input) {
        added[additions++] = input;
    }

    /** An input becomes 0. */
    void remove(int input) {
        removed[removals++] = input;
    }

    /**
     * Computes hidden units from those before the changes. The first pass reads the old units and writes the new ones;
     * most moves need no other.
     *
     * @param rows what each input adds to the units
     * @param from the units before
     * @param to the units after; may be the same array
     */
    void apply(int[][] rows, int[] from, int[] to) {
        int[] units = from;
        int pairs = Math.min(additions, removals);
        int pair = 0;
        for (; pair + 1 < pairs; pair += 2) {
            exchangeTwo(
                    units, rows[added[pair]], rows[removed[pair]], rows[added[pair + 1]], rows[removed[pair + 1]], to);
            units = to;
        }
        if (pair < pairs) {
            exchange(units, rows[added[pair]], rows[removed[pair]], to);
            units = to;
        }
        for (int i = pairs; i < additions; i++) {
            add(units, rows[added[i]], to);
            units = to;
        }
        for (int i = pairs; i < removals; i++) {
            subtract(units, rows[removed[i]], to);
            units = to;
        }
        if (units != to) {
            System.arraycopy(from, 0, to, 0, to.length);
        }
    }

    // Loops over whole arrays with one index are compiled to vector instructions.

    private static void exchangeTwo(int[] from, int[] plus, int[] minus, int[] plus2, int[] minus2, int[] to) {
        for (int i = 0; i < to.length; i++) {
            to[i] = from[i] + plus[i] - minus[i] + plus2[i] - minus2[i];
        }
    }

    private static void exchange(int[] from, int[] plus, int[] minus, int[] to) {
        for (int i = 0; i < to.length; i++) {
            to[i] = from[i] + plus[i] - minus[i];
        }
    }

    private static void add(int[] from, int[] plus, int[] to) {
        for (int i = 0; i < to.length; i++) {
            to[i] = from[i] + plus[i];
        }
    }

    private static void subtract(int[] from, int[] minus, int[] to) {
        for (int i = 0; i < to.length; i++) {
            to[i] = from[i] - minus[i];
        }
    }
}
