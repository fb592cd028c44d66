package parachute.tools.match.game;

import java.util.Objects;

/** Thrown when an engine does something that loses the game; the message says what. */
public final class EngineFailure extends Exception {
    private static final long serialVersionUID = 1;

    private final Fault fault;
    private final String errors;

    /** Creates a failure that the engine did not explain. */
    public EngineFailure(Fault fault, String detail) {
        this(fault, detail, "");
    }

    /**
     * Creates a failure that the engine may have explained itself.
     *
     * @param detail what happened, in words
     * @param errors what it wrote to standard error; empty if nothing
     */
    public EngineFailure(Fault fault, String detail, String errors) {
        super(detail);
        this.fault = fault;
        this.errors = errors;
    }

    /** Returns the message as given, so never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }

    /** Returns the kind of failure. */
    public Fault fault() {
        return fault;
    }

    /** Returns what the engine wrote to standard error before it failed; may be empty. */
    public String errors() {
        return errors;
    }
}
