package parachute.engine.search;

/**
 * The plies of late-move reductions by depth and move number: a constant and the product of both logarithms
 * (chessprogramming wiki, "Late Move Reductions").
 */
final class ReductionTable {
    private static final int SIZE = 128;

    private final short[] hundredths = new short[SIZE * SIZE];

    /**
     * Creates the table of {@code base + ln depth * ln number / divisor}.
     *
     * @param base plies
     * @param divisor above 0
     */
    ReductionTable(double base, double divisor) {
        double[] logarithms = new double[SIZE];
        for (int i = 1; i < SIZE; i++) {
            logarithms[i] = Math.log(i);
        }
        for (int depth = 1; depth < SIZE; depth++) {
            for (int number = 1; number < SIZE; number++) {
                double plies = base + logarithms[depth] * logarithms[number] / divisor;
                hundredths[depth * SIZE + number] = (short) (100 * plies);
            }
        }
    }

    /** Returns the reduction, in hundredths of a ply, of the move with a number, from 1, at a depth. */
    int hundredths(int depth, int number) {
        return hundredths[Math.min(depth, SIZE - 1) * SIZE + Math.min(number, SIZE - 1)];
    }

    /** Returns the reduction in whole plies of the move with a number, from 1, at a depth. */
    int plies(int depth, int number) {
        return hundredths(depth, number) / 100;
    }
}
