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
    <A> void apply(UnitArithmetic<A> arithmetic, A[] rows, A from, A to) {
        A units = from;
        int pairs = Math.min(additions, removals);
        int pair = 0;
        for (; pair + 1 < pairs; pair += 2) {
            arithmetic.exchangeTwo(
                    units, rows[added[pair]], rows[removed[pair]], rows[added[pair + 1]], rows[removed[pair + 1]], to);
            units = to;
        }
        if (pair < pairs) {
            arithmetic.exchange(units, rows[added[pair]], rows[removed[pair]], to);
            units = to;
        }
        for (int i = pairs; i < additions; i++) {
            arithmetic.add(units, rows[added[i]], to);
            units = to;
        }
        for (int i = pairs; i < removals; i++) {
            arithmetic.subtract(units, rows[removed[i]], to);
            units = to;
        }
        if (units != to) {
            arithmetic.copy(from, to);
        }
    }
}
