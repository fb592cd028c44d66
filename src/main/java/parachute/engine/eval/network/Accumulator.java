package parachute.engine.eval.network;

/**
 * The hidden units of one perspective in a position. They are computed from those of a similar position: the
 * differences between the two are added and subtracted, without knowing the moves between them.
 *
 * @param <A> the array of its units
 */
final class Accumulator<A> {
    private final PreparedNetwork<A> network;
    private final int side;
    private final A units;
    private int king;

    /**
     * Creates the accumulator of an empty board from the perspective of a side whose king will stand on a square 0-63.
     */
    Accumulator(PreparedNetwork<A> network, int side, int king) {
        this.network = network;
        this.side = side;
        this.king = king;
        units = network.arithmetic().copy(network.bias());
    }

    /** Returns the hidden units, not yet clipped. */
    A units() {
        return units;
    }

    /** Returns the square of the side's king, 0-63. */
    int king() {
        return king;
    }

    /**
     * Sets this to the accumulator of a position in which the king of the side stands on the same square as in the
     * source.
     *
     * @param source of the same side; may be this one
     * @param changes from the position of the source
     */
    void update(Accumulator<A> source, Changes changes) {
        king = source.king;
        changes.apply(network, side, king, source.units, units);
    }

    /** Copies another accumulator of the same side. */
    void copy(Accumulator<A> source) {
        king = source.king;
        network.arithmetic().copy(source.units, units);
    }
}
