package parachute.engine.eval.choice;

import java.util.Objects;

/** A file cannot be used as network; the message says why, in one line. */
public final class EvaluationException extends Exception {
    private static final long serialVersionUID = 1;

    EvaluationException(String reason, Exception cause) {
        super(reason, cause);
    }

    /** As given, so never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
