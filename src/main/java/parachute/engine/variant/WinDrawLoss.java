package parachute.engine.variant;

/**
 * The chances that a score stands for, from the view of the side for which positive scores are good. They add up to 1.
 *
 * @param win the chance to win, 0 to 1
 * @param draw the chance of a draw
 * @param loss the chance to lose
 */
public record WinDrawLoss(double win, double draw, double loss) {
    /** Returns the expected points, 0 to 1: a win counts 1 and a draw one half. */
    public double points() {
        return win + draw / 2;
    }

    /**
     * Returns the chances of win, draw and loss as whole numbers that add up to {@code whole}.
     *
     * @param whole the number that stands for certainty, such as 1000
     */
    public int[] shares(int whole) {
        int wins = (int) Math.round(whole * win);
        int draws = Math.max(0, whole - wins - (int) Math.round(whole * loss));
        return new int[] {wins, draws, whole - wins - draws};
    }
}
