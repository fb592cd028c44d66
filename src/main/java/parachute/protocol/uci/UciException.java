package parachute.protocol.uci;

import java.util.Objects;

/** A command that cannot be carried out; the message says why, for an {@code info string} line. */
final class UciException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UciException(String reason) {
        super(reason);
    }

    /** As given, so never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
