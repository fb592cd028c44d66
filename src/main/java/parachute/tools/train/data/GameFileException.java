package parachute.tools.train.data;

/** A file of games cannot be used; the message says why. */
public final class GameFileException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** An exception with a message for the user. */
    public GameFileException(String reason) {
        super(reason);
    }
}
