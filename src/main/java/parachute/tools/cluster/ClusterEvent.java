package parachute.tools.cluster;

import java.util.Optional;

/** What the driver is told, in the order in which it happened. */
sealed interface ClusterEvent {
    /** A machine has joined. */
    record Joined(Member member) implements ClusterEvent {}

    /** A machine is lost, or has gone. */
    record Left(Member member) implements ClusterEvent {}

    /** Something is to be shown. */
    record Said(String line) implements ClusterEvent {}

    /** The driver itself is to end its tasks. */
    record Stopped() implements ClusterEvent {}

    /**
     * A machine has begun a job, or cannot.
     *
     * @param beginning its {@link Beginning} as JSON; without meaning if there is a failure
     */
    record Begun(Member member, Job job, String beginning, Optional<Throwable> failure) implements ClusterEvent {}

    /**
     * A machine has done a task, or does not.
     *
     * @param result without meaning if there is a failure
     */
    record Answered(Job job, Lease<?> lease, String result, Optional<Throwable> failure) implements ClusterEvent {}
}
