package parachute.tools.cluster;

import java.util.Optional;

/** What happens to a driver, in the order of the events. */
public sealed interface ClusterEvent {
    /** A machine has joined. */
    record Joined(Member member) implements ClusterEvent {}

    /** A machine is lost, or has left. */
    record Left(Member member) implements ClusterEvent {}

    /** A line is to be shown. */
    record Said(String line) implements ClusterEvent {}

    /** The tasks are to be stopped. */
    record Stopped() implements ClusterEvent {}

    /**
     * A machine has started a job, or cannot.
     *
     * @param start its {@link Job.JobStart} as JSON; meaningless after a failure
     */
    record Started(Member member, Job job, String start, Optional<Throwable> failure) implements ClusterEvent {}

    /**
     * A machine has done a task, or has failed to.
     *
     * @param result meaningless after a failure
     */
    record Answered(Job job, Dispatch.Lease<?> lease, String result, Optional<Throwable> failure)
            implements ClusterEvent {}
}
