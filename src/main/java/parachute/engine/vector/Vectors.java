package parachute.engine.vector;

/** What is faster with the Vector API, an optional module of Java, and gives the same results without it. */
public final class Vectors {
    /** Whether the Vector API is available: its module must be enabled explicitly. */
    public static final boolean AVAILABLE =
            ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();

    private Vectors() {}

    /** Returns the greatest number of an array from index {@code from} to below {@code to}, at least one of them. */
    public static int max(int[] numbers, int from, int to) {
        if (AVAILABLE && VectorMaximum.suits(to - from)) {
            return VectorMaximum.of(numbers, from, to);
        }
        int max = numbers[from];
        for (int i = from + 1; i < to; i++) {
            max = Math.max(max, numbers[i]);
        }
        return max;
    }
}
