package parachute.match;

/** An engine did what costs it the game. */
final class EngineFailure extends Exception {
    private static final long serialVersionUID = 1;

    private final Fault fault;

    EngineFailure(Fault fault, String detail) {
        super(detail);
        this.fault = fault;
    }

    Fault fault() {
        return fault;
    }
}
