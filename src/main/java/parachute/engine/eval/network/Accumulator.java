package parachute.engine.eval.network;

/**
 * The hidden units of one perspective in some position. They are computed from those of a similar position: whatever
 * differs between the two is added and subtracted, so that nobody has to know the moves between them.
 *
 * @param <A> the array of its units
 */
final class Accumulator<A> {
    private final PreparedNetwork<A> network;
    private final int side;
    private final A units;
    private int king;

    /** The accumulator of an empty board from the perspective of a side whose king is going to stand on a square 0-63. */
    Accumulator(PreparedNetwork<A> network, int side, int king) {
        this.network = network;
        this.side = side;
        this.king = king;
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

    /**
     * Makes this the accumulator of a position in which the king of the side stands where that of the source does.
     *
     * @param source of the same side; may be this one
     * @param changes from the position of the source
     */
    void update(Accumulator<A> source, Changes changes) {
        king = source.king;
        changes.apply(network, side, king, source.units, units);
    }

    /** Makes this the accumulator of the position of another one of the same side. */
    void copy(Accumulator<A> source) {
        king = source.king;
        network.arithmetic().copy(source.units, units);
    }
}
