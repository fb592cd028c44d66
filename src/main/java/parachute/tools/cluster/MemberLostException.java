package parachute.tools.cluster;

/** Thrown if a machine cannot be reached, for good or at the moment. */
public final class MemberLostException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Creates the exception for a machine. */
    public MemberLostException(String name) {
        super(name + " cannot be reached");
    }
}
