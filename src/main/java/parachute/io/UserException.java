package parachute.io;

import java.io.IOException;
import java.util.Objects;

/**
 * Reports that a user's request cannot be met: a file cannot be read, a setting is out of range, a line of a protocol
 * has another form. The message, one line, says what is wrong and what was expected. Each front end reports it in its
 * own way: a protocol as an error line, the command line on standard error and by its exit status.
 */
public final class UserException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Creates an exception with a message for the user. */
    public UserException(String message) {
        super(message);
    }

    /**
     * Creates an exception for a file that could not be read or written.
     *
     * @param what the failure, such as {@code the games cannot be read}
     */
    public UserException(String what, IOException reason) {
        super(what + ": " + FileProblem.describe(reason), reason);
    }

    /** Creates an exception with the message of another one. */
    public UserException(IllegalArgumentException reason) {
        super(String.valueOf(reason.getMessage()), reason);
    }

    /** Returns the message, which is never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
