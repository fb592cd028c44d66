package parachute.engine.eval.classical;

/**
 * A middlegame and an endgame score in one int (chessprogramming wiki, "Tapered Eval"), so that one addition adds both:
 * the middlegame in the low 16 bits, the endgame in the high 16. Adding, subtracting and multiplying by a count work as
 * long as each score fits in 16 bits with sign.
 */
final class Tapered {
    private Tapered() {}

    static int of(int middlegame, int endgame) {
        return (endgame << 16) + middlegame;
    }

    static int middlegame(int score) {
        return (short) score;
    }

    /** Returns the endgame score, rounded because a negative middlegame score has decreased the high half by one. */
    static int endgame(int score) {
        return (score + 0x8000) >> 16;
    }
}
