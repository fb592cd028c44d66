package parachute.tools.cluster;

import java.util.concurrent.CompletableFuture;

/** A machine that does tasks, from the driver's view. */
public interface Member {
    /** Returns its name in messages. */
    String name();

    /** Returns the number of tasks that it does at a time. */
    int slots();

    /**
     * Starts a job.
     *
     * @return its {@link Job.JobStart} as JSON; fails with a message if this machine cannot do such tasks
     */
    CompletableFuture<String> begin(Job job);

    /**
     * Does a task of a job that it has started.
     *
     * @param job the job's id
     * @return the result; fails with a message if there is none
     */
    CompletableFuture<String> perform(String job, String task);
}
