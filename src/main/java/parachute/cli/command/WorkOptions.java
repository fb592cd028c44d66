package parachute.cli.command;

import java.io.IOException;
import java.util.Optional;
import parachute.cli.start.FrontEnds;
import parachute.io.UserException;
import parachute.tools.progress.WorkListener;
import parachute.tools.work.TaskRunner;
import picocli.CommandLine.Mixin;

/** The options of training: how much is done at a time, on which machines, and whether it can be watched. */
final class WorkOptions {
    @Mixin
    final SharedOptions.Concurrency concurrency = new SharedOptions.Concurrency();

    @Mixin
    final ClusterOptions cluster = new ClusterOptions();

    @Mixin
    private final WatchOption web = new WatchOption();

    /** A job whose tasks a runner does. */
    @FunctionalInterface
    interface WorkJob {
        /** Does the job and notifies the listener of its progress. */
        void run(TaskRunner runner, WorkListener progress) throws IOException, InterruptedException;
    }

    /**
     * Does a job and prints its progress.
     *
     * @param title what is being done
     * @param failure what it means that a file cannot be read or written, such as "no games can be written"
     * @throws parachute.io.UserException if the options cannot be met
     */
    void run(String title, String failure, PrintingCommand command, WorkJob job) throws InterruptedException {
        web.check();
        try (WatchOption.Watched watched = web.watch(title, Optional.empty(), command.err()::println)) {
            WorkListener progress = watched.and(command.out()::println);
            cluster.run(concurrency.value, progress, runner -> {
                job.run(runner, progress);
                return FrontEnds.OK;
            });
        } catch (IOException e) {
            throw new UserException(failure, e);
        }
    }
}
