package parachute.tools.train;

/** A file of positions cannot be used for tuning; the message says why, and names the line if one is wrong. */
public final class SampleException extends RuntimeException {
    private static final long serialVersionUID = 1;

    SampleException(String reason) {
        super(reason);
    }
}
