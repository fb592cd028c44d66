package parachute.engine.eval.network;

import java.util.Objects;

/** A file does not hold a network that can be used; the message says why. */
public final class NetworkException extends Exception {
    private static final long serialVersionUID = 1;

    NetworkException(String reason) {
        super(reason);
    }

    /** As given, so never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
