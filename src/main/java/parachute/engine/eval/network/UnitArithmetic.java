package parachute.engine.eval.network;

import parachute.engine.vector.Vectors;

/**
 * Arithmetic with whole arrays of hidden units. Units are numbers of 16 bits, and wrap: all implementations give the
 * same results, bit for bit.
 *
 * @param <A> the arrays that hold units and what inputs add to them
 */
abstract class UnitArithmetic<A> {
    /** Returns the fastest arithmetic of this Java for a number of units. */
    static UnitArithmetic<?> of(int hidden) {
        return Vectors.AVAILABLE && VectorArithmetic.suits(hidden) ? new VectorArithmetic() : new IntArithmetic();
    }

    /** Returns rows of numbers as arrays of this arithmetic; may share them. */
    abstract A[] arrays(int[][] rows);

    /** Returns a new array with the element-wise sums of two arrays. */
    abstract A sum(A first, A second);

    /** Returns a copy of an array. */
    abstract A copy(A units);

    /** Copies {@code from} to {@code to}. */
    abstract void copy(A from, A to);

    /** Computes {@code to = from + plus - minus + plus2 - minus2}; {@code to} may be {@code from}. */
    abstract void exchangeTwo(A from, A plus, A minus, A plus2, A minus2, A to);

    /** Computes {@code to = from + plus - minus}; {@code to} may be {@code from}. */
    abstract void exchange(A from, A plus, A minus, A to);

    /** Computes {@code to = from + plus}; {@code to} may be {@code from}. */
    abstract void add(A from, A plus, A to);

    /** Computes {@code to = from - minus}; {@code to} may be {@code from}. */
    abstract void subtract(A from, A minus, A to);

    /**
     * Returns the weighted sum of the clipped and squared units.
     *
     * @return in units of 1/{@link Network#OUTPUT_UNIT}
     */
    abstract int output(A units, int[] weights);
}
