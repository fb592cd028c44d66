package parachute.engine.book;

import java.util.Objects;

/** No book can be read or made; the message says why, in one line. */
public final class BookException extends Exception {
    private static final long serialVersionUID = 1;

    /**
     * A problem.
     *
     * @param reason such as {@code this is no Polyglot book}
     */
    public BookException(String reason) {
        super(reason);
    }

    BookException(String reason, Exception cause) {
        super(reason, cause);
    }

    /** As given, so never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
