package parachute.engine.search;

/**
 * What a score is worth: the chances of the side that it is good for if it is positive. They add up to 1.
 *
 * @param win the chance to win, 0 to 1
 * @param draw the chance of a draw
 * @param loss the chance to lose
 */
public record WinDrawLoss(double win, double draw, double loss) {
    /** The points that may be expected, 0 to 1: a win counts 1 and a draw one half. */
    public double points() {
        return win + draw / 2;
    }

    /**
     * The three chances as whole numbers: win, draw, loss. They add up to {@code whole}.
     *
     * @param whole the number that stands for certainty, such as 1000
     */
    public int[] shares(int whole) {
        int wins = (int) Math.round(whole * win);
        int draws = Math.max(0, whole - wins - (int) Math.round(whole * loss));
        return new int[] {wins, draws, whole - wins - draws};
    }
}
