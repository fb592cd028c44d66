package parachute.tools.match.setup;

import java.util.Objects;

/** A match cannot be played as it was asked for; the message says what is wrong and what was expected. */
public final class MatchSetupException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** An error with its reason. */
    public MatchSetupException(String reason) {
        super(reason);
    }

    /** As given, so never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
