package parachute.engine.vector;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * {@link Vectors} with the Vector API, without whose module this class cannot be loaded. What fills no whole number of
 * vectors has a last one that overlaps with the one before.
 */
final class VectorInstructions {
    /** Numbers in a vector: an array, or the part of it, must not be shorter. */
    static final int INTS = IntVector.SPECIES_PREFERRED.length(), LONGS = LongVector.SPECIES_PREFERRED.length();

    private static final VectorSpecies<Integer> OF_INTS = IntVector.SPECIES_PREFERRED;
    private static final VectorSpecies<Long> OF_LONGS = LongVector.SPECIES_PREFERRED;

    private VectorInstructions() {}

    static int max(int[] numbers, int from, int to) {
        int last = to - INTS;
        IntVector max = IntVector.fromArray(OF_INTS, numbers, last);
        for (int i = from; i < last; i += INTS) {
            max = max.max(IntVector.fromArray(OF_INTS, numbers, i));
        }
        return max.reduceLanes(VectorOperators.MAX);
    }

    static long differences(long[] first, long[] second) {
        int last = first.length - LONGS;
        long differences = differences(first, second, last);
        for (int i = 0; i < last; i += LONGS) {
            differences |= differences(first, second, i);
        }
        return differences;
    }

    private static long differences(long[] first, long[] second, int index) {
        return LongVector.fromArray(OF_LONGS, first, index)
                        .compare(VectorOperators.NE, LongVector.fromArray(OF_LONGS, second, index))
                        .toLong()
                << index;
    }
}
