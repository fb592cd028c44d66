package parachute.tools.cluster;

import java.util.concurrent.CompletableFuture;

/** A machine that does tasks, as the driver knows it. */
public interface Member {
    /** What it is called in messages. */
    String name();

    /** Tasks that it does at a time. */
    int slots();

    /**
     * Begins a job.
     *
     * @return its {@link Beginning} as JSON; fails if this one cannot do such tasks, and the message says why
     */
    CompletableFuture<String> begin(Job job);

    /**
     * Does a task of a job that it has begun.
     *
     * @param job the job's id
     * @return the result; fails if there is none, and the message says why
     */
    CompletableFuture<String> perform(String job, String task);
}
