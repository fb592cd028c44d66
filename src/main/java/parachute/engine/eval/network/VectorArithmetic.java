package parachute.engine.eval.network;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;

/**
 * Units in arrays of 16-bit numbers, with the Vector API, which is an incubator module. Only {@link UnitArithmetic#of}
 * may name this class: without the module it cannot be loaded.
 */
final class VectorArithmetic extends UnitArithmetic<short[]> {
    private static final VectorSpecies<Short> SHORTS = ShortVector.SPECIES_PREFERRED;
    private static final VectorSpecies<Integer> INTS = IntVector.SPECIES_PREFERRED;

    /**
     * Index of the first unit of an array, 64 bytes from its beginning: where arrays lie at multiples of 64 bytes, as
     * the launcher wants them, no vector lies in two lines of the processor's cache, which makes a search 2 % faster.
     */
    private static final int START = (64 - 16) / Short.BYTES; // after a header of 16 bytes

    /** Vectors with the same number of 16-bit elements as a vector of 32-bit elements has. */
    private static final VectorSpecies<Short> HALF =
            VectorSpecies.of(short.class, VectorShape.forBitSize(INTS.vectorBitSize() / 2));

    /** Returns whether a number of units fills whole vectors. */
    static boolean suits(int hidden) {
        return hidden % SHORTS.length() == 0;
    }

    @Override
    short[][] arrays(int[][] rows) {
        short[][] arrays = new short[rows.length][];
        for (int row = 0; row < rows.length; row++) {
            arrays[row] = new short[START + rows[row].length];
            for (int i = 0; i < rows[row].length; i++) {
                arrays[row][START + i] = (short) rows[row][i];
            }
        }
        return arrays;
    }

    @Override
    short[] sum(short[] first, short[] second) {
        short[] sum = new short[first.length];
        for (int i = 0; i < sum.length; i++) {
            sum[i] = (short) (first[i] + second[i]);
        }
        return sum;
    }

    @Override
    short[] copy(short[] units) {
        return units.clone();
    }

    @Override
    void copy(short[] from, short[] to) {
        System.arraycopy(from, 0, to, 0, to.length);
    }

    @Override
    void exchangeTwo(short[] from, short[] plus, short[] minus, short[] plus2, short[] minus2, short[] to) {
        for (int i = START; i < to.length; i += SHORTS.length()) {
            at(from, i)
                    .add(at(plus, i))
                    .sub(at(minus, i))
                    .add(at(plus2, i))
                    .sub(at(minus2, i))
                    .intoArray(to, i);
        }
    }

    @Override
    void exchange(short[] from, short[] plus, short[] minus, short[] to) {
        for (int i = START; i < to.length; i += SHORTS.length()) {
            at(from, i).add(at(plus, i)).sub(at(minus, i)).intoArray(to, i);
        }
    }

    @Override
    void add(short[] from, short[] plus, short[] to) {
        for (int i = START; i < to.length; i += SHORTS.length()) {
            at(from, i).add(at(plus, i)).intoArray(to, i);
        }
    }

    @Override
    void subtract(short[] from, short[] minus, short[] to) {
        for (int i = START; i < to.length; i += SHORTS.length()) {
            at(from, i).sub(at(minus, i)).intoArray(to, i);
        }
    }

    private static ShortVector at(short[] units, int index) {
        return ShortVector.fromArray(SHORTS, units, index);
    }

    /** Two sums at a time, so that neither waits for the other. */
    @Override
    int output(short[] units, int[] weights) {
        IntVector even = IntVector.zero(INTS);
        IntVector odd = IntVector.zero(INTS);
        for (int i = 0; i < weights.length; i += SHORTS.length()) {
            even = even.add(weighted(units, weights, i));
            odd = odd.add(weighted(units, weights, i + INTS.length()));
        }
        return even.add(odd).reduceLanes(VectorOperators.ADD);
    }

    private static IntVector weighted(short[] units, int[] weights, int index) {
        IntVector clipped = ((IntVector)
                        ShortVector.fromArray(HALF, units, START + index).convertShape(VectorOperators.S2I, INTS, 0))
                .max(0)
                .min(Network.HIDDEN_UNIT);
        return clipped.mul(clipped)
                .add(Network.HALF_SQUARE)
                .lanewise(VectorOperators.ASHR, Network.SQUARE_SHIFT)
                .mul(IntVector.fromArray(INTS, weights, index));
    }
}
