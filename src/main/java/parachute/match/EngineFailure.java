package parachute.match;

/** An engine did what costs it the game. */
final class EngineFailure extends Exception {
    private static final long serialVersionUID = 1;

    private final Fault fault;
    private final String errors;

    EngineFailure(Fault fault, String detail) {
        this(fault, detail, "");
    }

    /**
     * A failure that the engine may have explained itself.
     *
     * @param errors what it said on standard error; empty if nothing
     */
    EngineFailure(Fault fault, String detail, String errors) {
        super(detail);
        this.fault = fault;
        this.errors = errors;
    }

    Fault fault() {
        return fault;
    }

    /** What the engine said on standard error before it failed; empty if nothing. */
    String errors() {
        return errors;
    }
}
