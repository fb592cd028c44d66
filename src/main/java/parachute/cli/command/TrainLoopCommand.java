package parachute.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import parachute.cli.start.FrontEnds;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.train.loop.LoopControl;
import parachute.tools.train.loop.TrainingLoop;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parachute train loop}: runs and controls a loop that trains a network on its own games. */
@Command(
        name = "loop",
        description = {
            "Train the network of VARIANT on its own games, generation after generation, until stopped: games,"
                    + " training, a check and a match against the network in use. Everything is kept in DIR; an"
                    + " interrupted loop continues where it stopped.",
            "DIR/settings.json can be edited; it is read at the start of each generation.",
            "With --cluster workers play games too; training and checks stay on this machine."
        })
final class TrainLoopCommand extends PrintingCommand implements Callable<Integer> {
    private static final String FAILURE = "the loop cannot continue";

    @Parameters(index = "0", arity = "0..1", paramLabel = "VARIANT", description = VariantOption.NAMES + ".")
    private Optional<Variant> variant = Optional.empty();

    @ArgGroup(multiplicity = "1")
    private final Task task = new Task();

    /** The task, with the folder of the loop. */
    static final class Task {
        @Option(names = "--folder", paramLabel = "DIR", description = "Run the loop in this folder, or start one.")
        private Optional<Path> run = Optional.empty();

        @Option(names = "--status", paramLabel = "DIR", description = "Show the progress of the loop.")
        private Optional<Path> status = Optional.empty();

        @Option(
                names = "--pause",
                paramLabel = "DIR",
                description = "Pause the loop until --continue, and wait until it has paused.")
        private Optional<Path> pause = Optional.empty();

        @Option(names = "--continue", paramLabel = "DIR", description = "Continue the paused loop.")
        private Optional<Path> resume = Optional.empty();
    }

    @Option(names = "--generations", paramLabel = "N", description = "End after this number of generations (never).")
    private int generations = Integer.MAX_VALUE;

    @Mixin
    private final WorkOptions work = new WorkOptions();

    @Override
    public Integer call() throws InterruptedException {
        try {
            return run();
        } catch (IOException e) {
            throw new UserException(FAILURE, e);
        }
    }

    private int run() throws IOException, InterruptedException {
        PrintWriter out = out();
        if (task.run.isEmpty() && work.cluster.isGiven()) {
            throw new UserException("--cluster has no effect without --folder DIR");
        }
        work.cluster.check();
        if (task.status.isPresent()) {
            new LoopControl(task.status.get()).status().forEach(out::println);
        } else if (task.pause.isPresent()) {
            boolean running = new LoopControl(task.pause.get()).pause();
            out.println(running ? "paused" : "no loop is running there; the next one starts paused");
        } else if (task.resume.isPresent()) {
            new LoopControl(task.resume.get()).resume();
        } else {
            Path folder = task.run.orElseThrow(
                    () -> new UserException("a loop needs its folder: --folder, --status, --pause or --continue DIR"));
            Variant played = variant.orElseThrow(() -> new UserException("which VARIANT? " + VariantOption.NAMES));
            work.run(
                    "Training loop of " + played.uciName(),
                    FAILURE,
                    this,
                    (runner, progress, matches) -> new TrainingLoop(
                                    played, folder, runner, work.concurrency.value, progress, matches)
                            .run(generations));
        }
        return FrontEnds.OK;
    }
}
