package parachute.protocol.uci;

/** A command that cannot be carried out; the message says why, for an {@code info string} line. */
final class UciException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UciException(String reason) {
        super(reason);
    }
}
