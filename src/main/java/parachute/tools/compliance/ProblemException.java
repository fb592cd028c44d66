package parachute.tools.compliance;

import java.util.Objects;

/** Thrown when a check finds a problem. */
final class ProblemException extends RuntimeException {
    private static final long serialVersionUID = 1;

    ProblemException(String problem) {
        super(problem);
    }

    /** Returns the message as given, so never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
