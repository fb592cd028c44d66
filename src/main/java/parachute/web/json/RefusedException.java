package parachute.web.json;

import java.util.Objects;

/** A request is not fulfilled, and nothing has changed. The message, one sentence, says why. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Reason reason;

    /** What is wrong, each with its status in HTTP. */
    public enum Reason {
        /** The request cannot be understood, or asks for something that does not exist. */
        INVALID(400),
        /** The client has not sent the token. */
        UNAUTHORIZED(401),
        /** It comes from another site. */
        FORBIDDEN(403),
        /** Nothing has that name. */
        UNKNOWN(404),
        /** It conflicts with the state of the game. */
        CONFLICT(409),
        /** The body is too large. */
        TOO_LARGE(413),
        /** The move is not legal. */
        ILLEGAL_MOVE(422),
        /** The limit of simultaneous work is reached. */
        BUSY(503);

        private final int status;

        Reason(int status) {
            this.status = status;
        }

        /** Returns the status of the response in HTTP. */
        public int status() {
            return status;
        }
    }

    /** Creates a refusal with a message for the client. */
    public RefusedException(Reason reason, String message) {
        super(message);
        this.reason = reason;
    }

    /** Creates a refusal of an invalid request, for the reason that another exception gives. */
    public RefusedException(IllegalArgumentException cause) {
        super(String.valueOf(cause.getMessage()), cause);
        reason = Reason.INVALID;
    }

    /** Returns what is wrong. */
    public Reason reason() {
        return reason;
    }

    /** Returns the message as given, so never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
