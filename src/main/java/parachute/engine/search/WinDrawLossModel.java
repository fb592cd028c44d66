package parachute.engine.search;

import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Variant;

/**
 * How chances follow from scores: wins by a logistic curve, losses by the same curve of the opposite score, draws are the
 * rest (an ordered logit; the same shape as Stockfish's model, whose two numbers depend on the material as well).
 *
 * @param a the score in centipawns at which half of the games are won; at least 0, and the larger the more are drawn
 * @param b centipawns by which the odds of winning grow e-fold, above 0
 */
public record WinDrawLossModel(double a, double b) {
    /** The chances that a {@link Score} means in games of a variant; certain for a mate. */
    public static WinDrawLoss chances(Variant variant, int score) {
        if (Score.isMate(score)) {
            return score > 0 ? new WinDrawLoss(1, 0, 0) : new WinDrawLoss(0, 0, 1);
        }
        return of(variant).at(score);
    }

    /** The model of a variant. A centipawn means less in crazyhouse, where material changes hands all the time. */
    public static WinDrawLossModel of(Variant variant) {
        VariantProfile.Chances chances = VariantProfile.of(variant).chances();
        return new WinDrawLossModel(chances.a(), chances.b());
    }

    /** The chances of the side that a score in centipawns is good for if it is positive. */
    public WinDrawLoss at(int score) {
        double win = logistic(score - a);
        double loss = logistic(-score - a);
        return new WinDrawLoss(win, 1 - win - loss, loss);
    }

    private double logistic(double centipawns) {
        return 1 / (1 + Math.exp(-centipawns / b));
    }
}
