package parachute.games.protocol;

import java.util.Objects;

/** A request that cannot be answered; the message, one line, names the offending text and what was expected. */
public final class BadRequestException extends Exception {
    private static final long serialVersionUID = 1;

    /**
     * A refused request.
     *
     * @param message the reason, which the user reads behind {@code error: }
     */
    public BadRequestException(String message) {
        super(message);
    }

    /** As given, so never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
