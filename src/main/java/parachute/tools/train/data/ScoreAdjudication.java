package parachute.tools.train.data;

import parachute.engine.search.Score;
import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Variant;

/** Ends games whose result is clear from the scores so far. */
final class ScoreAdjudication {
    /** Minimum centipawns of a won game, and the number of consecutive plies that must reach them. */
    private static final int WON = 2_500, WON_PLIES = 8;

    /**
     * Maximum centipawns of a drawn game, the number of consecutive plies within them, and the first score that counts.
     */
    private static final int DRAWN = 10, DRAWN_PLIES = 12, DRAWN_FROM_SCORES = 60;

    private final boolean hasEvenEndings;
    private int scores;
    private int wonPlies;
    private int drawnPlies;
    private boolean mateSeen;
    private boolean whiteIsAhead;

    ScoreAdjudication(Variant variant) {
        hasEvenEndings = VariantProfile.of(variant).earlyEnd().hasEvenEndings();
    }

    /** Takes the score of the next move, in centipawns from White's view. */
    void add(int score) {
        scores++;
        boolean white = score > 0;
        wonPlies = Math.abs(score) < WON ? 0 : white == whiteIsAhead ? wonPlies + 1 : 1;
        drawnPlies = Math.abs(score) <= DRAWN ? drawnPlies + 1 : 0;
        whiteIsAhead = white;
        mateSeen = Score.isMate(score);
    }

    /** Returns whether the game ends here: a mate is proved, one side is far ahead, or the game is even for long. */
    boolean isDecided() {
        return mateSeen || wonPlies >= WON_PLIES || isDrawn();
    }

    private boolean isDrawn() {
        return hasEvenEndings && scores >= DRAWN_FROM_SCORES && drawnPlies >= DRAWN_PLIES;
    }

    /** Returns the result, a draw if the game is not decided. */
    TrainingResult result() {
        if (!mateSeen && wonPlies < WON_PLIES) {
            return TrainingResult.DRAW;
        }
        return whiteIsAhead ? TrainingResult.WHITE_WINS : TrainingResult.BLACK_WINS;
    }
}
