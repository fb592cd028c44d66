package parachute.engine.vector;

/** What is faster with the Vector API, an optional module of Java, and gives the same results without it. */
public final class Vectors {
    /** Whether the Vector API is available: its module must be enabled explicitly. */
    public static final boolean AVAILABLE =
            ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();

    private Vectors() {}

    /** Returns the greatest number of an array from index {@code from} to below {@code to}, at least one of them. */
    public static int max(int[] numbers, int from, int to) {
        if (AVAILABLE && to - from >= VectorInstructions.INTS) {
            return VectorInstructions.max(numbers, from, to);
        }
        int max = numbers[from];
        for (int i = from + 1; i < to; i++) {
            max = Math.max(max, numbers[i]);
        }
        return max;
    }

    /**
     * Returns the indices at which two arrays of the same length, at most 64, have different numbers, as a set of bits.
     */
    public static long differences(long[] first, long[] second) {
        if (AVAILABLE && first.length >= VectorInstructions.LONGS) {
            return VectorInstructions.differences(first, second);
        }
        long differences = 0;
        for (int i = 0; i < first.length; i++) {
            differences |= (first[i] != second[i] ? 1L : 0) << i;
        }
        return differences;
    }
}
