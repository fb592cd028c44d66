package parachute.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Reports that a child process has ended; the message says how, such as "ended with status 3". */
public final class ChildEndedException extends Exception {
    private static final long serialVersionUID = 1;

    private final ArrayList<String> errors;

    ChildEndedException(String how, List<String> errors) {
        super(how);
        this.errors = new ArrayList<>(errors);
    }

    /** Returns the message, which is never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }

    /** Returns the last lines of its standard error, without control characters; none if it wrote nothing there. */
    public List<String> errors() {
        return List.copyOf(errors);
    }
}
