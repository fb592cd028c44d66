package parachute.tools.work;

import java.util.Objects;

/**
 * Thrown if a text from another machine is not what was expected; the message says what it is and what was expected.
 */
public final class WorkJsonException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Creates an error with its reason. */
    public WorkJsonException(String reason) {
        super(reason);
    }

    /** Returns the message as given, so never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
