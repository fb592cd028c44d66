package parachute.engine.search;

import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Variant;

/**
 * Converts scores to chances: wins by a logistic curve, losses by the same curve of the opposite score, draws are the
 * rest (an ordered logit; the same shape as Stockfish's model, whose two numbers depend on the material as well).
 *
 * @param a the score in centipawns at which half of the games are won; at least 0, and the larger the more are drawn
 * @param b centipawns by which the odds of winning grow e-fold, above 0
 */
public record WinDrawLossModel(double a, double b) {
    /** Returns the chances for a {@link Score} in games of a variant; certain for a mate. */
    public static WinDrawLoss chances(Variant variant, int score) {
        if (Score.isMate(score)) {
            return score > 0 ? new WinDrawLoss(1, 0, 0) : new WinDrawLoss(0, 0, 1);
        }
        return of(variant).at(score);
    }

    /**
     * Returns the model of a variant. A centipawn is worth less in crazyhouse, where material changes hands all the
     * time.
     */
    public static WinDrawLossModel of(Variant variant) {
        VariantProfile.Chances chances = VariantProfile.of(variant).chances();
        return new WinDrawLossModel(chances.a(), chances.b());
    }

    /** Returns the chances for a score in centipawns, from the view of the side for which positive scores are good. */
    public WinDrawLoss at(int score) {
        double win = logistic(score - a);
        double loss = logistic(-score - a);
        return new WinDrawLoss(win, 1 - win - loss, loss);
    }

    private double logistic(double centipawns) {
        return 1 / (1 + Math.exp(-centipawns / b));
    }
}
