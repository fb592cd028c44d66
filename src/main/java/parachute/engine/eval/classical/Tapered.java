package parachute.engine.eval.classical;

/**
 * A middlegame and an endgame score in one int, so that both are added at once: the middlegame in the low 16 bits, the
 * endgame in the high 16. Adding, subtracting and multiplying by a count work on both as long as each stays within 16
 * bits with sign.
 */
final class Tapered {
    private Tapered() {}

    static int of(int middlegame, int endgame) {
        return (endgame << 16) + middlegame;
    }

    static int middlegame(int score) {
        return (short) score;
    }

    /** A negative middlegame has borrowed one from the endgame; adding half a unit gives it back. */
    static int endgame(int score) {
        return (score + 0x8000) >> 16;
    }
}
