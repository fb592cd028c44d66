package parachute.engine.search;

/**
 * Scores as the search counts them: centipawns from the side to move, and beyond {@link #MATE_BOUND} the distance to
 * mate in plies.
 */
public final class Score {
    /** A draw. */
    public static final int DRAW = 0;

    /** Mate on the board; a mate in n plies counts {@code MATE - n}. */
    public static final int MATE = 32_000;

    /** Every score from here on (or its negative) is a forced mate. */
    public static final int MATE_BOUND = MATE - 1_000;

    /** Above every score. */
    public static final int INFINITE = MATE + 1;

    /** No score known. */
    public static final int NONE = MATE + 2;

    private Score() {}

    /** Whether the score is a forced mate for either side. */
    public static boolean isMate(int score) {
        return Math.abs(score) >= MATE_BOUND;
    }

    /**
     * Moves to mate, as players count: 1 for mate in one, -1 for being mated in one, 0 for being mated already. The score
     * may be that of either side, whoever is to move.
     */
    public static int mateInMoves(int score) {
        return score > 0 ? (MATE - score + 1) / 2 : -((MATE + score + 1) / 2);
    }

    /** The score of mating in {@code plies} from now. */
    public static int mateIn(int plies) {
        return MATE - plies;
    }

    /** The score of being mated in {@code plies} from now. */
    public static int matedIn(int plies) {
        return plies - MATE;
    }
}
