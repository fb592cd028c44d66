package parachute.engine.search;

import parachute.engine.variant.VariantProfile;
import parachute.engine.variant.WinDrawLoss;
import parachute.rules.board.Variant;

/**
 * Scores of the search: centipawns from the side to move, and beyond {@link #MATE_BOUND} the distance to mate in plies.
 */
public final class Score {
    /** A draw. */
    public static final int DRAW = 0;

    /** Mate on the board; the score of a mate in n plies is {@code MATE - n}. */
    public static final int MATE = 32_000;

    /** Every score from here on (and its negative) is a forced mate. */
    public static final int MATE_BOUND = MATE - 1_000;

    /** Above every score. */
    public static final int INFINITE = MATE + 1;

    /** No score known. */
    public static final int NONE = MATE + 2;

    private Score() {}

    /** Returns whether the score is a forced mate for either side. */
    public static boolean isMate(int score) {
        return Math.abs(score) >= MATE_BOUND;
    }

    /**
     * Returns the moves to mate, as players count: 1 for mate in one, -1 for being mated in one, 0 for being mated
     * already. The score may be from either side's view.
     */
    public static int mateInMoves(int score) {
        return score > 0 ? (MATE - score + 1) / 2 : -((MATE + score + 1) / 2);
    }

    /** Returns the score of mating in {@code plies} plies. */
    public static int mateIn(int plies) {
        return MATE - plies;
    }

    /** Returns the score of being mated in {@code plies} plies. */
    public static int matedIn(int plies) {
        return plies - MATE;
    }

    /** Returns the chances that a score stands for in games of a variant; certain for a mate. */
    public static WinDrawLoss chances(Variant variant, int score) {
        if (isMate(score)) {
            return score > 0 ? new WinDrawLoss(1, 0, 0) : new WinDrawLoss(0, 0, 1);
        }
        return VariantProfile.of(variant).chances().at(score);
    }
}
