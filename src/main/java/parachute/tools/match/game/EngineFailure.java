package parachute.tools.match.game;

import java.util.Objects;

/** An engine did something that loses the game; the message says what. */
public final class EngineFailure extends Exception {
    private static final long serialVersionUID = 1;

    private final Fault fault;
    private final String errors;

    /** A failure that the engine did not explain. */
    public EngineFailure(Fault fault, String detail) {
        this(fault, detail, "");
    }

    /**
     * A failure that the engine may have explained itself.
     *
     * @param detail what happened, in words
     * @param errors what it wrote to standard error; empty if nothing
     */
    public EngineFailure(Fault fault, String detail, String errors) {
        super(detail);
        this.fault = fault;
        this.errors = errors;
    }

    /** As given, so never null. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }

    /** The kind of failure. */
    public Fault fault() {
        return fault;
    }

    /** What the engine wrote to standard error before it failed; empty if nothing. */
    public String errors() {
        return errors;
    }
}
