package parachute.tools.train.loop;

/** A loop cannot go on; the message says why, and names the file. */
public final class LoopException extends RuntimeException {
    private static final long serialVersionUID = 1;

    LoopException(String reason) {
        super(reason);
    }
}
