package parachute.web.json;

import java.util.Objects;

/** A request is not fulfilled, and nothing has changed. The message, one sentence, says why. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Reason reason;

    /** What is wrong, each with its status in HTTP. */
    public enum Reason {
        /** The request cannot be understood, or asks for something that there is not. */
        INVALID(400),
        /** Whoever asks has not shown the token. */
        UNAUTHORIZED(401),
        /** It comes from another site. */
        FORBIDDEN(403),
        /** There is nothing of that name. */
        UNKNOWN(404),
        /** It does not fit the state of the game. */
        CONFLICT(409),
        /** The body is larger than is read. */
        TOO_LARGE(413),
        /** The move is not legal. */
        ILLEGAL_MOVE(422),
        /** As much is being done as there is room for. */
        BUSY(503);

        private final int status;

        Reason(int status) {
            this.status = status;
        }

        /** The status of the answer in HTTP. */
        public int status() {
            return status;
        }
    }

    /** A refusal with a message for whoever has asked. */
    public RefusedException(Reason reason, String message) {
        super(message);
        this.reason = reason;
    }

    /** What was asked for cannot be understood, for the reason that another exception gives. */
    public RefusedException(IllegalArgumentException cause) {
        super(String.valueOf(cause.getMessage()), cause);
        reason = Reason.INVALID;
    }

    /** What is wrong. */
    public Reason reason() {
        return reason;
    }

    /** As given, so never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
