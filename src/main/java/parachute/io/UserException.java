package parachute.io;

import java.io.IOException;
import java.util.Objects;

/**
 * What the user asked for cannot be done: a file cannot be read, a setting is out of range, a line of a protocol has
 * another form. The message, one line, names what is wrong and what was expected. Whoever speaks to the user tells it: a
 * protocol by its own line for errors, the command line on standard error and by its exit status.
 */
public final class UserException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** With a message for the user. */
    public UserException(String message) {
        super(message);
    }

    /**
     * A file could not be read or written.
     *
     * @param what is not possible, such as {@code the games cannot be read}
     */
    public UserException(String what, IOException reason) {
        super(what + ": " + FileProblem.describe(reason), reason);
    }

    /** With the reason that another exception gives. */
    public UserException(IllegalArgumentException reason) {
        super(String.valueOf(reason.getMessage()), reason);
    }

    /** As given, so never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
