package parachute.tools.cluster;

/** Where machines join and leave. */
public interface Membership extends AutoCloseable {
    /** Tells a listener of the machines that are there and of all later changes. */
    void listen(MembershipListener listener);

    /** Ends a job on all machines. */
    void withdraw(Job job);

    /** Leaves the others. */
    @Override
    void close();
}
