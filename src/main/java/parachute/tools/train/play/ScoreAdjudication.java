package parachute.tools.train.play;

import parachute.engine.search.Score;
import parachute.engine.search.ScoreSequence;
import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Variant;
import parachute.tools.train.data.TrainingResult;

/** Ends games whose result is clear from the scores so far. */
final class ScoreAdjudication {
    /** Minimum centipawns of a won game, and the number of consecutive plies that must reach them. */
    private static final int WON = 2_500, WON_PLIES = 8;

    /**
     * Maximum centipawns of a drawn game, the number of consecutive plies within them, and the first score that counts.
     */
    private static final int DRAWN = 10, DRAWN_PLIES = 12, DRAWN_FROM_SCORES = 60;

    private final boolean hasEvenEndings;
    private final ScoreSequence scores = new ScoreSequence();

    ScoreAdjudication(Variant variant) {
        hasEvenEndings = VariantProfile.of(variant).earlyEnd().hasEvenEndings();
    }

    /** Takes the score of the next move, in centipawns from White's view. */
    void add(int score) {
        scores.add(score);
    }

    /** Returns whether the game ends here: a mate is proved, one side is far ahead, or the game is even for long. */
    boolean isDecided() {
        return isWon(1) || isWon(-1) || isDrawn();
    }

    /**
     * Returns whether a side has won.
     *
     * @param sign 1 for White, -1 for Black
     */
    private boolean isWon(int sign) {
        return scores.last(1, score -> sign * score > 0 && Score.isMate(score))
                || scores.last(WON_PLIES, score -> sign * score >= WON);
    }

    private boolean isDrawn() {
        return hasEvenEndings
                && scores.size() >= DRAWN_FROM_SCORES
                && scores.last(DRAWN_PLIES, score -> Math.abs(score) <= DRAWN);
    }

    /** Returns the result, a draw if the game is not decided. */
    TrainingResult result() {
        return isWon(1) ? TrainingResult.WHITE_WINS : isWon(-1) ? TrainingResult.BLACK_WINS : TrainingResult.DRAW;
    }
}
