package parachute.rules.notation;

import java.util.Objects;

/** A text that is no Unicode board; the message says what is wrong and where. */
public final class UnicodeBoardException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /**
     * A bad board.
     *
     * @param reason such as {@code line 4: row 5 has more than 8 squares}
     */
    public UnicodeBoardException(String reason) {
        super(reason);
    }

    /** As given, so never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
