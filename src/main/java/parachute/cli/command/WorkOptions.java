package parachute.cli.command;

import java.io.IOException;
import parachute.cli.start.FrontEnds;
import parachute.tools.match.MatchesListener;
import parachute.tools.progress.WorkListener;
import parachute.tools.work.TaskRunner;
import picocli.CommandLine.Mixin;

/** The options of training: how much is done at a time, on which machines, and whether it can be watched. */
final class WorkOptions {
    @Mixin
    private final SharedOptions.Concurrency concurrency = new SharedOptions.Concurrency();

    @Mixin
    private final ClusterOptions cluster = new ClusterOptions();

    @Mixin
    private final WatchOption web = new WatchOption();

    /** A job whose tasks a runner does. */
    @FunctionalInterface
    interface Job {
        /** Does the job and notifies the listeners of its progress and of the matches that it plays. */
        void run(TaskRunner runner, WorkListener progress, MatchesListener matches)
                throws IOException, InterruptedException;
    }

    /** Returns the options for other machines. */
    ClusterOptions cluster() {
        return cluster;
    }

    /** Returns the number of tasks at a time, at least 1. */
    int concurrency() {
        return concurrency.concurrency();
    }

    /**
     * Does a job and prints its progress.
     *
     * @param title what is being done
     * @throws parachute.io.UserException if the options cannot be met
     */
    void run(String title, CommandOutput output, Job job) throws IOException, InterruptedException {
        web.check();
        try (WatchOption.Watched watched = web.watch(title, output.err()::println)) {
            WorkListener progress = watched.and(output.out()::println);
            cluster.run(concurrency(), progress, runner -> {
                job.run(runner, progress, watched.matches());
                return FrontEnds.OK;
            });
        }
    }
}
