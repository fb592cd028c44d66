package parachute.rules.notation;

/** A text that is not a FEN of a legal position; the message names the offending part and what was expected. */
public final class FenException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /**
     * Creates an exception.
     *
     * @param reason such as {@code rank 3 has 9 squares: "ppp1p3p"}
     */
    public FenException(String reason) {
        super(reason);
    }
}
