package parachute.rules.board;

/** A set-up that no game can continue from; the message says what is wrong and where. */
public final class IllegalPositionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** An error with its reason, such as "White has 2 kings". */
    public IllegalPositionException(String reason) {
        super(reason);
    }
}
