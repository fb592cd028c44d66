package parachute.protocol.cecp;

import java.util.Objects;

/** A command that cannot be carried out; the message is the type of error that the client is told. */
final class CommandException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** The argument does not have the form that the command needs. */
    static final String BAD_ARGUMENT = "bad argument";

    /** There is no such command. */
    static final String UNKNOWN_COMMAND = "unknown command";

    CommandException(String type) {
        super(type);
    }

    /** As given, so never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
