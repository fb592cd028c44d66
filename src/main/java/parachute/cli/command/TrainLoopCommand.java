package parachute.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import parachute.cli.option.BoundedNumber;
import parachute.cli.option.ClusterOptions;
import parachute.cli.option.ConcurrencyOption;
import parachute.cli.option.VariantConverter;
import parachute.cli.option.WatchOption;
import parachute.cli.start.FrontEnds;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.progress.WorkListener;
import parachute.tools.train.loop.LoopControl;
import parachute.tools.train.loop.TrainingLoop;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code parachute train loop}: a loop that teaches a network by its own games, and what can be asked of it. */
@Command(
        name = "loop",
        description = {
            "Teach the network of VARIANT by its own games, generation after generation, until it is told to stop: games,"
                    + " training, a check and a match against the network in use. All is kept in DIR; a loop that was ended"
                    + " goes on where it was.",
            "DIR/settings.json can be edited; each generation begins by reading it.",
            "With --cluster workers play games too; training and checks stay on this machine.",
            ""
        })
final class TrainLoopCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "VARIANT",
            converter = VariantConverter.class,
            description = VariantConverter.NAMES + ".")
    private Optional<Variant> variant = Optional.empty();

    @ArgGroup(multiplicity = "1")
    private final Task task = new Task();

    /** What is done, and with the loop of which folder. */
    static final class Task {
        @Option(names = "--folder", paramLabel = "DIR", description = "Run the loop of this folder, or begin one.")
        private Optional<Path> run = Optional.empty();

        @Option(names = "--status", paramLabel = "DIR", description = "Show how far the loop is.")
        private Optional<Path> status = Optional.empty();

        @Option(
                names = "--pause",
                paramLabel = "DIR",
                description = "Let the loop stand still until --continue, and wait until it does.")
        private Optional<Path> pause = Optional.empty();

        @Option(names = "--continue", paramLabel = "DIR", description = "Let the loop go on.")
        private Optional<Path> resume = Optional.empty();
    }

    @Option(
            names = "--generations",
            paramLabel = "N",
            converter = BoundedNumber.Positive.class,
            description = "End when the loop has so many (never).")
    private int generations = Integer.MAX_VALUE;

    @Mixin
    private final ConcurrencyOption concurrency =
            new ConcurrencyOption(Runtime.getRuntime().availableProcessors());

    @Mixin
    private final ClusterOptions cluster = new ClusterOptions();

    @Mixin
    private final WatchOption web = new WatchOption();

    @Override
    public Integer call() throws InterruptedException {
        try {
            return run();
        } catch (IOException e) {
            throw new UserException("the loop cannot go on", e);
        }
    }

    private int run() throws IOException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        if (task.run.isEmpty() && cluster.isGiven()) {
            throw new UserException("--cluster has no effect without --folder DIR");
        }
        cluster.check();
        if (task.status.isPresent()) {
            new LoopControl(task.status.get()).status().forEach(out::println);
        } else if (task.pause.isPresent()) {
            boolean running = new LoopControl(task.pause.get()).pause();
            out.println(running ? "paused" : "no loop is running there; the next one begins with the pause");
        } else if (task.resume.isPresent()) {
            new LoopControl(task.resume.get()).resume();
        } else {
            Variant played = variant.orElseThrow(() -> new UserException("which VARIANT? " + VariantConverter.NAMES));
            web.check();
            String title = "Training loop of " + played.uciName();
            try (WatchOption.Watched watched =
                    web.watch(title, spec.commandLine().getErr()::println)) {
                WorkListener progress = watched.and(line -> {
                    out.println(line);
                    out.flush();
                });
                Path folder = task.run.orElseThrow();
                int threads = concurrency.concurrency();
                cluster.run(threads, progress, runner -> {
                    new TrainingLoop(played, folder, runner, threads, progress, watched.matches()).run(generations);
                    return FrontEnds.OK;
                });
            }
        }
        return FrontEnds.OK;
    }
}
