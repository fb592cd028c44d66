package parachute.tools.train.data;

import parachute.engine.search.Score;
import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Variant;

/** Ends games whose result is clear from the scores of the moves so far. */
final class ScoreAdjudication {
    /** Centipawns that count as won if the scores of so many plies in a row are no smaller. */
    private static final int WON = 2_500, WON_PLIES = 8;

    /** Where games end even, centipawns that count as drawn if the scores of so many plies in a row, late enough, are no larger. */
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

    /** Takes the score of the next move, centipawns from White's view. */
    void add(int score) {
        scores++;
        boolean white = score > 0;
        wonPlies = Math.abs(score) < WON ? 0 : white == whiteIsAhead ? wonPlies + 1 : 1;
        drawnPlies = Math.abs(score) <= DRAWN ? drawnPlies + 1 : 0;
        whiteIsAhead = white;
        mateSeen = Score.isMate(score);
    }

    /** Whether the game ends here: mate is proved, one side is far ahead, or nothing happens any more. */
    boolean isDecided() {
        return mateSeen || wonPlies >= WON_PLIES || isDrawn();
    }

    private boolean isDrawn() {
        return hasEvenEndings && scores >= DRAWN_FROM_SCORES && drawnPlies >= DRAWN_PLIES;
    }

    /** The result, a draw if nothing is decided. */
    TrainingResult result() {
        if (!mateSeen && wonPlies < WON_PLIES) {
            return TrainingResult.DRAW;
        }
        return whiteIsAhead ? TrainingResult.WHITE_WINS : TrainingResult.BLACK_WINS;
    }
}
