package parachute.tools.cluster;

import java.util.Objects;

/** Machines cannot work together as it was asked for; the message says what is wrong and what was expected. */
public final class ClusterException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** An error with its reason. */
    public ClusterException(String reason) {
        super(reason);
    }

    /** As given, so never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
