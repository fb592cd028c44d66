package parachute.engine.variant;

/**
 * The model of a variant, fitted by {@code train wdl} to games of the engine against itself; see analysis.md. It
 * converts scores to chances: wins by a logistic curve, losses by the same curve of the opposite score, draws are the
 * rest (an ordered logit; the same shape as Stockfish's model, whose two numbers depend on the material as well).
 *
 * @param a the score in centipawns at which half of the games are won; at least 0, and the larger the more are drawn
 * @param b centipawns by which the odds of winning grow e-fold, above 0
 */
public record WinDrawLossModel(double a, double b) {
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
