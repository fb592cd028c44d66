package parachute.engine.eval.network;

/**
 * What is computed with whole arrays of hidden units. Units are numbers of 16 bits, and wrap: all arithmetics come to the
 * same results, bit for bit.
 *
 * @param <A> the arrays that hold units and what inputs add to them
 */
abstract class UnitArithmetic<A> {
    /** Whether there is the Vector API, which is a module that Java has to be asked for. */
    static final boolean HAS_VECTORS =
            ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();

    /** The fastest arithmetic that this Java has for so many units. */
    static UnitArithmetic<?> of(int hidden) {
        return HAS_VECTORS && VectorArithmetic.suits(hidden) ? new VectorArithmetic() : new IntArithmetic();
    }

    /** Rows of numbers as arrays of this arithmetic; may share them. */
    abstract A[] arrays(int[][] rows);

    /** A new array with the sums of two. */
    abstract A sum(A first, A second);

    /** A new array with the same numbers. */
    abstract A copy(A units);

    /** {@code to} becomes the same as {@code from}. */
    abstract void copy(A from, A to);

    /** {@code to = from + plus - minus + plus2 - minus2}; {@code to} may be {@code from}. */
    abstract void exchangeTwo(A from, A plus, A minus, A plus2, A minus2, A to);

    /** {@code to = from + plus - minus}; {@code to} may be {@code from}. */
    abstract void exchange(A from, A plus, A minus, A to);

    /** {@code to = from + plus}; {@code to} may be {@code from}. */
    abstract void add(A from, A plus, A to);

    /** {@code to = from - minus}; {@code to} may be {@code from}. */
    abstract void subtract(A from, A minus, A to);

    /**
     * The sum of clipped and squared units with weights.
     *
     * @return in units of 1/{@link Network#OUTPUT_UNIT}
     */
    abstract int output(A units, int[] weights);
}
