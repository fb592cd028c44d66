package parachute.console;

/** A program started by this one has ended; the message says how, such as "ended with status 3". */
public final class ChildEndedException extends Exception {
    private static final long serialVersionUID = 1;

    ChildEndedException(String how) {
        super(how);
    }
}
