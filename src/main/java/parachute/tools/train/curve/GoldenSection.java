package parachute.tools.train.curve;

import java.util.function.DoubleUnaryOperator;

/** Golden section search (Kiefer, "Sequential minimax search for a maximum", 1953). */
public final class GoldenSection {
    /** The number of steps, which reduce the range to a hundred-millionth. */
    private static final int STEPS = 40;

    private static final double RATIO = (Math.sqrt(5) - 1) / 2;

    private GoldenSection() {}

    /** Returns the minimum between two numbers of a function that falls and then rises. */
    public static double minimum(DoubleUnaryOperator function, double min, double max) {
        double low = min;
        double high = max;
        for (int i = 0; i < STEPS; i++) {
            double left = high - RATIO * (high - low);
            double right = low + RATIO * (high - low);
            if (function.applyAsDouble(left) < function.applyAsDouble(right)) {
                high = right;
            } else {
                low = left;
            }
        }
        return (low + high) / 2;
    }
}
