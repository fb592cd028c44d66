package parachute.games.protocol;

/** A request that cannot be answered; the message, one line, names the offending text and what was expected. */
public final class BadRequestException extends Exception {
    private static final long serialVersionUID = 1;

    /** A request refused for this reason, which the user gets to read behind {@code error: }. */
    public BadRequestException(String message) {
        super(message);
    }
}
