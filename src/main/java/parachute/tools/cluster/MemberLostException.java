package parachute.tools.cluster;

/** A machine cannot be reached any more, or not at the moment. */
public final class MemberLostException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** A machine by its name. */
    public MemberLostException(String name) {
        super(name + " cannot be reached");
    }
}
