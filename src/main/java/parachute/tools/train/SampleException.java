package parachute.tools.train;

/** A file of positions cannot be learned from; the message says why, and names the line if it is one. */
public final class SampleException extends RuntimeException {
    private static final long serialVersionUID = 1;

    SampleException(String reason) {
        super(reason);
    }
}
