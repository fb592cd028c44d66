package parachute.tools.compliance;

import java.util.Objects;

/** What a check has found wrong. */
final class ProblemException extends RuntimeException {
    private static final long serialVersionUID = 1;

    ProblemException(String problem) {
        super(problem);
    }

    /** As given, so never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
