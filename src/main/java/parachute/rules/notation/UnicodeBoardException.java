package parachute.rules.notation;

import java.util.Objects;

/** A text that is not a Unicode board; the message says what is wrong and where. */
public final class UnicodeBoardException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /**
     * Creates an exception.
     *
     * @param reason such as {@code line 4: row 5 has more than 8 squares}
     */
    public UnicodeBoardException(String reason) {
        super(reason);
    }

    /** Returns the reason, which is never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
