package parachute.engine.vector;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** The greatest number of a part of an array. Without the module of the Vector API this class cannot be loaded. */
final class VectorMaximum {
    private static final VectorSpecies<Integer> INTS = IntVector.SPECIES_PREFERRED;

    private VectorMaximum() {}

    /** Returns whether a part of an array fills a vector. */
    static boolean suits(int length) {
        return length >= INTS.length();
    }

    /** Returns the maximum; the last vector overlaps with the one before. */
    static int of(int[] numbers, int from, int to) {
        int last = to - INTS.length();
        IntVector max = IntVector.fromArray(INTS, numbers, last);
        for (int i = from; i < last; i += INTS.length()) {
            max = max.max(IntVector.fromArray(INTS, numbers, i));
        }
        return max.reduceLanes(VectorOperators.MAX);
    }
}
