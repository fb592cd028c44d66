package parachute.tools.match.game;

/** An engine did what costs it the game. */
public final class EngineFailure extends Exception {
    private static final long serialVersionUID = 1;

    private final Fault fault;
    private final String errors;

    public EngineFailure(Fault fault, String detail) {
        this(fault, detail, "");
    }

    /**
     * A failure that the engine may have explained itself.
     *
     * @param errors what it said on standard error; empty if nothing
     */
    public EngineFailure(Fault fault, String detail, String errors) {
        super(detail);
        this.fault = fault;
        this.errors = errors;
    }

    public Fault fault() {
        return fault;
    }

    /** What the engine said on standard error before it failed; empty if nothing. */
    public String errors() {
        return errors;
    }
}
