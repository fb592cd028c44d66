package parachute.tools.work;

import java.util.Objects;

/** A text from another machine is not what was expected; the message says what it is and what was expected. */
public final class WorkJsonException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** An error with its reason. */
    public WorkJsonException(String reason) {
        super(reason);
    }

    /** As given, so never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
