package parachute.engine.eval.network;

/**
 * The hidden units of one perspective, and the position that they stand for. An accumulator is brought to a position from
 * another one that stands for a similar position: whatever differs between the two is added and subtracted, so that
 * nobody has to know the moves between them.
 *
 * @param <A> the array of its units
 */
final class Accumulator<A> {
    private final PreparedNetwork<A> network;
    private final int side;
    private final int sets;
    private final A units;
    private int king;
    /** The position as {@link Features#read} describes it. */
    private final long[] bits = new long[Features.SETS];

    /** The accumulator of an empty board from the perspective of a side whose king is going to stand on a square 0-63. */
    Accumulator(PreparedNetwork<A> network, int side, int king) {
        this.network = network;
        this.side = side;
        this.king = king;
        sets = Features.sets(network.network().variant());
        units = network.arithmetic().copy(network.bias());
    }

    /** The hidden units, not yet clipped. */
    A units() {
        return units;
    }

    /** The square of the side's king, 0-63. */
    int king() {
        return king;
    }

    /** Number of bits in which a position differs from the one stood for. */
    int distance(long[] position) {
        int distance = 0;
        for (int set = 0; set < sets; set++) {
            distance += Long.bitCount(bits[set] ^ position[set]);
        }
        return distance;
    }

    /**
     * Makes this the accumulator of a position.
     *
     * @param position in which the king of the side stands where that of the source does
     * @param source of the same side; may be this one
     * @param changes room for the inputs that change
     */
    void update(Accumulator<A> source, long[] position, Changes changes) {
        king = source.king;
        changes.clear();
        for (int set = 0; set < sets; set++) {
            long before = source.bits[set];
            long after = position[set];
            if (before != after) {
                int first = Features.first(set, side);
                int orientation = Features.orientation(set, side, king);
                for (long rest = after & ~before; rest != 0; rest &= rest - 1) {
                    changes.add(first + (Long.numberOfTrailingZeros(rest) ^ orientation));
                }
                for (long rest = before & ~after; rest != 0; rest &= rest - 1) {
                    changes.remove(first + (Long.numberOfTrailingZeros(rest) ^ orientation));
                }
            }
            bits[set] = after;
        }
        changes.apply(network.arithmetic(), network.rows(Features.kingIndex(side, king)), source.units, units);
    }
}
