package parachute.cli.option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import parachute.cli.terminal.StatusLine;
import parachute.io.UserException;
import parachute.io.Version;
import parachute.tools.cluster.ClusterLibraries;
import parachute.tools.cluster.ClusterTaskRunner;
import parachute.tools.cluster.DriverAddress;
import parachute.tools.cluster.Secret;
import parachute.tools.cluster.WorkerIdentity;
import parachute.tools.cluster.grid.GridDriver;
import parachute.tools.progress.WorkListener;
import parachute.tools.work.LocalTaskRunner;
import parachute.tools.work.TaskRunner;
import picocli.CommandLine.Option;

/** The options of commands that can let other machines work too. */
public final class ClusterOptions {
    @Option(
            names = "--cluster",
            paramLabel = "[HOST:]PORT",
            description =
                    "Let workers take part that connect to this address; without HOST only those on this machine.")
    private Optional<String> address = Optional.empty();

    @Option(names = "--secret", paramLabel = "FILE", description = "What workers have to know, for --cluster.")
    private Optional<Path> secret = Optional.empty();

    @Option(
            names = "--slots",
            paramLabel = "N",
            converter = BoundedNumber.Slots.class,
            description = "With --cluster, how much this machine does itself at a time, 0 for nothing (--concurrency).")
    private Optional<Integer> slots = Optional.empty();

    /**
     * What is done by a runner.
     *
     * @param <R> what comes of it
     */
    @FunctionalInterface
    public interface Job<R> {
        /** Does it. */
        R run(TaskRunner runner) throws IOException, InterruptedException;
    }

    /** The file of the secret, if one is given. */
    public Optional<Path> secret() {
        return secret;
    }

    /** Whether other machines may take part. */
    public boolean isGiven() {
        return address.isPresent();
    }

    /** Tasks that this machine does itself at a time, with as many as that unless the options say otherwise. */
    public int slots(int concurrency) {
        return slots.orElse(concurrency);
    }

    /**
     * Checks that no option is given that would have no effect, and that the port is free: both can be said before
     * anything that takes long.
     *
     * @throws UserException if one is, or the port is not
     */
    public void check() {
        if (address.isEmpty() && (secret.isPresent() || slots.isPresent())) {
            String given = secret.isPresent() ? "--secret" : "--slots";
            throw new UserException(given + " has no effect without --cluster [HOST:]PORT, where workers connect to");
        }
        address.map(DriverAddress::parse).ifPresent(DriverAddress::checkFree);
    }

    /**
     * Does something on threads of this process, or with the options together with other machines, and then reports what
     * each of them did.
     *
     * @param concurrency tasks that this machine does at a time unless the options say otherwise
     * @param report takes what happens to machines, a line at a time, and what each of them does
     * @throws UserException if that cannot be done as the options say
     */
    public <R> R run(int concurrency, WorkListener report, Job<R> job) throws IOException, InterruptedException {
        check();
        if (address.isEmpty()) {
            return job.run(new LocalTaskRunner(concurrency));
        }
        try (ClusterTaskRunner runner = start(address.get(), concurrency, report)) {
            R result = job.run(runner);
            runner.table().forEach(report::accept);
            return result;
        }
    }

    /**
     * The same with a status line that shows what each machine does, and takes what happens to machines.
     *
     * @param watched those who watch are told as well
     */
    public <R> R run(int concurrency, StatusLine status, WatchOption.Watched watched, Job<R> job)
            throws IOException, InterruptedException {
        return run(concurrency, watched.and(status::onEvent), runner -> {
            status.showWorkers(runner::status);
            return job.run(runner);
        });
    }

    /** Listens for workers. */
    private ClusterTaskRunner start(String listenAt, int concurrency, WorkListener report) throws IOException {
        ClusterLibraries.check();
        Path file = secret.orElseThrow(() -> new UserException("--cluster needs --secret FILE; parachute cluster"
                + " secret make FILE makes one, which every machine has to have"));
        WorkerIdentity own = new WorkerIdentity(OwnBuild.nameHere(), 0, Version.nameAndVersion(), OwnBuild.checksum());
        GridDriver driver = new GridDriver(DriverAddress.parse(listenAt), new Secret(file), own);
        return new ClusterTaskRunner(driver, own.name(), slots(concurrency), report);
    }
}
