package parachute.tools.cluster;

import java.util.function.Consumer;

/** The group that machines join and leave. */
public interface Membership extends AutoCloseable {
    /** Notifies a listener, from any thread, of the machines in the group and of all later changes. */
    void listen(Consumer<ClusterEvent> listener);

    /** Ends a job on all machines. */
    void withdraw(Job job);

    /** Leaves the group. */
    @Override
    void close();
}
