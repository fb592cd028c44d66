package parachute.tools.suite;

/** The engine that checks the positions cannot be used; the message says why. */
public final class CheckerException extends RuntimeException {
    private static final long serialVersionUID = 1;

    CheckerException(String reason) {
        super(reason);
    }
}
