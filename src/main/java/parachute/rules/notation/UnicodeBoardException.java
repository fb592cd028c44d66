package parachute.rules.notation;

/** A text that is no Unicode board; the message says what is wrong and where. */
public final class UnicodeBoardException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** An error with its reason, such as {@code line 4: row 5 has 9 squares}. */
    public UnicodeBoardException(String reason) {
        super(reason);
    }
}
