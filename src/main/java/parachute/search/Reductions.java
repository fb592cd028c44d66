package parachute.search;

/**
 * Late-move reductions: the later a move comes in its node and the more depth is left, the more plies it loses before
 * it has shown that it is worth them (chessprogramming wiki, "Late Move Reductions", logarithmic form).
 */
final class Reductions {
    private static final int SIZE = 128;
    private static final double BASE = 0.6;
    private static final double DIVISOR = 2.1;
    private static final byte[] TABLE = new byte[SIZE * SIZE];

    static {
        for (int depth = 1; depth < SIZE; depth++) {
            for (int number = 1; number < SIZE; number++) {
                TABLE[depth * SIZE + number] = (byte) (BASE + Math.log(depth) * Math.log(number) / DIVISOR);
            }
        }
    }

    private Reductions() {}

    /** Plies to take off for the move with this number, from 1, at this depth. */
    static int plies(int depth, int number) {
        return TABLE[Math.min(depth, SIZE - 1) * SIZE + Math.min(number, SIZE - 1)];
    }
}
