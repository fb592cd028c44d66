package parachute.engine.eval.network;

import parachute.engine.vector.Vectors;

/** The bits in which two positions differ, see {@link Features#read}. Reused to avoid allocation. */
final class Changes {
    /** Each bit is its set times {@link Features#SET_BITS} plus its number in the set. */
    private final int[] added = new int[Features.MAX_BITS], removed = new int[Features.MAX_BITS];

    private int additions;
    private int removals;

    /** Sets the changes from one position to another. */
    void set(long[] before, long[] after) {
        additions = 0;
        removals = 0;
        for (long changed = Vectors.differences(before, after); changed != 0; changed &= changed - 1) {
            int set = Long.numberOfTrailingZeros(changed);
            int first = set * Features.SET_BITS;
            for (long rest = after[set] & ~before[set]; rest != 0; rest &= rest - 1) {
                added[additions++] = first + Long.numberOfTrailingZeros(rest);
            }
            for (long rest = before[set] & ~after[set]; rest != 0; rest &= rest - 1) {
                removed[removals++] = first + Long.numberOfTrailingZeros(rest);
            }
        }
    }

    /** Returns the number of changes from one position to another. */
    static int count(long[] before, long[] after) {
        int count = 0;
        for (long changed = Vectors.differences(before, after); changed != 0; changed &= changed - 1) {
            int set = Long.numberOfTrailingZeros(changed);
            count += Long.bitCount(before[set] ^ after[set]);
        }
        return count;
    }

    /**
     * Computes hidden units from those before the changes. The first pass reads the old units and writes the new ones;
     * most moves need no further pass.
     *
     * @param side whose perspective the units are of
     * @param king square of its king, 0-63, before and after
     * @param from the units before
     * @param to the units after; may be the same array
     */
    <A> void apply(PreparedNetwork<A> network, int side, int king, A from, A to) {
        UnitArithmetic<A> arithmetic = network.arithmetic();
        A[] rows = network.rows(Features.kingIndex(side, king));
        A units = from;
        int pairs = Math.min(additions, removals);
        int pair = 0;
        for (; pair + 1 < pairs; pair += 2) {
            arithmetic.exchangeTwo(
                    units,
                    rows[input(added[pair], side, king)],
                    rows[input(removed[pair], side, king)],
                    rows[input(added[pair + 1], side, king)],
                    rows[input(removed[pair + 1], side, king)],
                    to);
            units = to;
        }
        if (pair < pairs) {
            arithmetic.exchange(
                    units, rows[input(added[pair], side, king)], rows[input(removed[pair], side, king)], to);
            units = to;
        }
        for (int i = pairs; i < additions; i++) {
            arithmetic.add(units, rows[input(added[i], side, king)], to);
            units = to;
        }
        for (int i = pairs; i < removals; i++) {
            arithmetic.subtract(units, rows[input(removed[i], side, king)], to);
            units = to;
        }
        if (units != to) {
            arithmetic.copy(from, to);
        }
    }

    private static int input(int change, int side, int king) {
        return Features.index(change / Features.SET_BITS, change % Features.SET_BITS, side, king);
    }
}
