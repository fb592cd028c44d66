package parachute.tools.train.data;

import java.util.Optional;

/** The result of a game. */
public enum TrainingResult {
    /** Black won. */
    BLACK_WINS(0),
    /** Nobody won. */
    DRAW(1),
    /** White won. */
    WHITE_WINS(2);

    private final int code;

    TrainingResult(int code) {
        this.code = code;
    }

    /** Returns White's points: 0, 0.5 or 1. */
    public double points() {
        return code / 2.0;
    }

    /** Returns the number of the result in a file: twice White's points. */
    int code() {
        return code;
    }

    /** Returns the result with a code; empty if there is none. */
    static Optional<TrainingResult> ofCode(int code) {
        for (TrainingResult result : values()) {
            if (result.code == code) {
                return Optional.of(result);
            }
        }
        return Optional.empty();
    }
}
