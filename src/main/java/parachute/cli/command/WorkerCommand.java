package parachute.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.stream.Stream;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.Signals;
import parachute.engine.bench.Bench;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.EvaluationList;
import parachute.io.OutputFiles;
import parachute.io.UserException;
import parachute.io.Version;
import parachute.tools.analysis.AnalysisWork;
import parachute.tools.cluster.DriverAddress;
import parachute.tools.cluster.Secret;
import parachute.tools.cluster.WorkerIdentity;
import parachute.tools.cluster.WorkerSlots;
import parachute.tools.cluster.grid.GridWorker;
import parachute.tools.match.MatchWork;
import parachute.tools.match.setup.EngineList;
import parachute.tools.program.RunningProgram;
import parachute.tools.puzzle.PuzzleWork;
import parachute.tools.train.games.SearchGames;
import parachute.tools.train.play.SelfPlayWork;
import parachute.tools.work.Work;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parachute worker}: does tasks of a command with {@code --cluster} on another machine. */
@Command(
        name = "worker",
        description =
                "Do tasks of a match, a training run or an analysis that was started with --cluster on another machine, "
                        + "for one driver after another, until interrupted.")
final class WorkerCommand extends PrintingCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "DRIVER",
            description = "HOST:PORT that the driver listens on; without HOST on this machine.")
    private String driver = "";

    @Option(names = "--secret", paramLabel = "FILE", required = true, description = "The same file as on the driver.")
    private Path secret = Path.of("");

    @Option(
            names = "--slots",
            paramLabel = "N",
            converter = BoundedNumber.Threads.class,
            description = "Games or searches at a time (the processors of this machine).")
    private int slots = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--engines",
            paramLabel = "FILE",
            description = "The engines that a match can name: engines.json of cutechess (here, else in"
                    + " ~/.config/cutechess). This program itself is named parachute.")
    private Optional<Path> catalogue = Optional.empty();

    @Mixin
    private final EvaluationOption evaluation = new EvaluationOption();

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "Name of this machine (its host name and process number).")
    private Optional<String> name = Optional.empty();

    @Option(names = "--any-build", description = "Also work for drivers of other versions of the program.")
    private boolean anyBuild;

    @Mixin
    private final SharedOptions.Log log = new SharedOptions.Log();

    @Override
    public Integer call() throws IOException, InterruptedException {
        new OutputFiles()
                .read(secret)
                .read(catalogue)
                .read(evaluation.file())
                .extend(log.file())
                .check();
        log.start();
        Libraries.CLUSTER.check();
        DriverAddress address = DriverAddress.parse(driver);
        Secret shared = new Secret(secret);
        WorkerIdentity identity = new WorkerIdentity(
                name.orElseGet(RunningProgram::hostAndProcess),
                slots,
                Version.nameAndVersion(),
                anyBuild ? WorkerIdentity.ANY_BUILD : RunningProgram.checksum());
        try (WorkerSlots threads = new WorkerSlots(identity.name(), slots, kinds());
                GridWorker worker = new GridWorker(address, shared, identity, threads, out()::println)) {
            return run(worker);
        }
    }

    private int run(GridWorker worker) throws InterruptedException {
        try (Signals signals = new Signals()) {
            IntSupplier status = signals.onEnd(worker::close);
            worker.run();
            return status.getAsInt();
        } catch (UserException e) {
            warn(e.getMessage());
            return FrontEnds.FAILURE;
        }
    }

    /** Returns what opens each kind of work that this machine can do for others, by its settings. */
    private Map<String, Function<String, Work<?, ?>>> kinds() {
        EngineList engines = EngineList.of(catalogue);
        EvaluationList evaluations =
                new EvaluationList(Stream.concat(evaluation.given().stream(), Stream.of(Evaluation.DEFAULT))
                        .toList());
        String machine = name.orElseGet(RunningProgram::host);
        return Map.of(
                MatchWork.KIND, settings -> MatchWork.open(settings, engines, machine, () -> Bench.speed(slots)),
                AnalysisWork.KIND, settings -> AnalysisWork.open(settings, evaluations),
                SelfPlayWork.KIND, settings -> SelfPlayWork.open(settings, evaluations),
                SelfPlayWork.RESCORING_KIND, settings -> SelfPlayWork.open(settings, evaluations),
                SearchGames.KIND, settings -> SearchGames.open(settings, evaluations),
                PuzzleWork.KIND, settings -> PuzzleWork.open(settings, evaluations));
    }
}
