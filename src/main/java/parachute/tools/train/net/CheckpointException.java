package parachute.tools.train.net;

/** A training run cannot be continued from a checkpoint; the message says why. */
public final class CheckpointException extends RuntimeException {
    private static final long serialVersionUID = 1;

    CheckpointException(String reason) {
        super(reason);
    }
}
