package parachute.rules.notation;

/** A text that is no FEN of a legal position; the message names the offending part and what was expected. */
public final class FenException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /**
     * A bad FEN.
     *
     * @param reason such as {@code rank 3 has 9 squares: "ppp1p3p"}
     */
    public FenException(String reason) {
        super(reason);
    }
}
