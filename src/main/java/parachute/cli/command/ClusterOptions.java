package parachute.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import parachute.io.UserException;
import parachute.io.Version;
import parachute.tools.cluster.ClusterTaskRunner;
import parachute.tools.cluster.DriverAddress;
import parachute.tools.cluster.Secret;
import parachute.tools.cluster.WorkerIdentity;
import parachute.tools.cluster.grid.GridDriver;
import parachute.tools.program.RunningProgram;
import parachute.tools.progress.WorkListener;
import parachute.tools.work.LocalTaskRunner;
import parachute.tools.work.TaskRunner;
import picocli.CommandLine.Option;

/** The options of commands that can use other machines. */
final class ClusterOptions {
    @Option(
            names = "--cluster",
            paramLabel = "[HOST:]PORT",
            description = "Accept workers that connect to this address; without HOST only those on this machine.")
    private Optional<String> address = Optional.empty();

    @Option(names = "--secret", paramLabel = "FILE", description = "Secret that workers have to share, for --cluster.")
    Optional<Path> secret = Optional.empty();

    @Option(
            names = "--slots",
            paramLabel = "N",
            converter = BoundedNumber.Slots.class,
            description = "With --cluster, tasks that this machine does itself at a time, or 0 (--concurrency).")
    private Optional<Integer> slots = Optional.empty();

    /** A job whose tasks a runner does. */
    @FunctionalInterface
    interface ClusterJob {
        /** Does the job and returns the exit status of the program. */
        int run(TaskRunner runner) throws IOException, InterruptedException;
    }

    /** Returns whether other machines may take part. */
    boolean isGiven() {
        return address.isPresent();
    }

    /**
     * Returns the number of tasks that this machine does at a time: {@code concurrency} unless the options say
     * otherwise.
     */
    int slots(int concurrency) {
        return slots.orElse(concurrency);
    }

    /**
     * Checks that no option is given without effect and that the port is free, before anything that takes long
     * begins.
     *
     * @throws UserException if an option has no effect or the port is not free
     */
    void check() {
        if (address.isEmpty() && (secret.isPresent() || slots.isPresent())) {
            String given = secret.isPresent() ? "--secret" : "--slots";
            throw new UserException(
                    given + " has no effect without --cluster [HOST:]PORT, the address that workers connect to");
        }
        address.map(DriverAddress::parse).ifPresent(DriverAddress::checkFree);
    }

    /**
     * Runs a job on threads of this process or, if the options say so, together with other machines, and then reports
     * what each machine did; returns the exit status of the job.
     *
     * @param concurrency tasks that this machine does at a time unless the options say otherwise
     * @param report takes events of the machines, a line at a time, and what each of them does
     * @throws UserException if the options cannot be met
     */
    int run(int concurrency, WorkListener report, ClusterJob job) throws IOException, InterruptedException {
        check();
        if (address.isEmpty()) {
            return job.run(new LocalTaskRunner(concurrency));
        }
        try (ClusterTaskRunner runner = start(address.get(), concurrency, report)) {
            int status = job.run(runner);
            runner.table().forEach(report::accept);
            return status;
        }
    }

    /** Listens for workers. */
    private ClusterTaskRunner start(String listenAt, int concurrency, WorkListener report) throws IOException {
        Libraries.CLUSTER.check();
        Path file = secret.orElseThrow(() -> new UserException("--cluster needs --secret FILE; create one for all"
                + " machines by parachute cluster secret make FILE"));
        WorkerIdentity own = new WorkerIdentity(
                RunningProgram.hostAndProcess(), 0, Version.nameAndVersion(), RunningProgram.checksum());
        GridDriver driver = new GridDriver(DriverAddress.parse(listenAt), new Secret(file), own);
        return new ClusterTaskRunner(driver, own.name(), slots(concurrency), report);
    }
}
