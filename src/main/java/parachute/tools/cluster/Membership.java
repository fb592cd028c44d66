package parachute.tools.cluster;

/** The group that machines join and leave. */
public interface Membership extends AutoCloseable {
    /** Notifies a listener of the machines in the group and of all later changes. */
    void listen(MembershipListener listener);

    /** Ends a job on all machines. */
    void withdraw(Job job);

    /** Leaves the group. */
    @Override
    void close();
}
