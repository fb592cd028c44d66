package parachute.tools.train.data;

/** The result of a game, in the order of White's points. */
public enum GameResult {
    /** Black won. */
    BLACK_WINS(0),
    /** Nobody won. */
    DRAW(0.5),
    /** White won. */
    WHITE_WINS(1);

    private final double points;

    GameResult(double points) {
        this.points = points;
    }

    /** White's points: 0, 0.5 or 1. */
    public double points() {
        return points;
    }
}
