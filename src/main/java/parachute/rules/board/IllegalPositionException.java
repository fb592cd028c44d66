package parachute.rules.board;

import java.util.Objects;

/** A position from which no game can continue; the message says what is wrong and where. */
public final class IllegalPositionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /**
     * Creates an illegal position.
     *
     * @param reason such as "White has 2 kings, on e1 e4"
     */
    public IllegalPositionException(String reason) {
        super(reason);
    }

    /** Returns the reason, which is never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
