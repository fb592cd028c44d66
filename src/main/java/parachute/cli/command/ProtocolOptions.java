package parachute.cli.command;

import java.util.Optional;
import parachute.cli.start.Settings;
import parachute.engine.Engine;
import parachute.engine.strength.Level;
import parachute.io.OutputFiles;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a protocol, which may be given before or after its name. */
final class ProtocolOptions {
    @Mixin
    private final SharedOptions.Log log = new SharedOptions.Log();

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "With a protocol, size of the transposition table (" + Engine.DEFAULT_HASH + ").")
    private Optional<Integer> hash = Optional.empty();

    @Option(
            names = "--threads",
            paramLabel = "N",
            converter = BoundedNumber.Threads.class,
            description = "With a protocol, the number of search threads (1).")
    private Optional<Integer> threads = Optional.empty();

    @Option(
            names = "--level",
            paramLabel = "N",
            converter = BoundedNumber.LevelNumber.class,
            description = "Playing strength at the start: 0 (random moves), 1 (newcomer) to 10 (full strength).")
    private Optional<Integer> level = Optional.empty();

    @Mixin
    private final EvaluationOption evaluation = new EvaluationOption();

    /**
     * Returns these options, or where one is not given, that of {@code before}.
     *
     * @throws parachute.io.UserException if the log cannot be written, or is the file of the evaluation
     */
    Settings settings(ProtocolOptions before, int moveTime) {
        new OutputFiles()
                .read(evaluation.file().or(before.evaluation::file))
                .extend(log.file().or(before.log::file))
                .check();
        return new Settings(
                log.file().or(before.log::file),
                hash.or(() -> before.hash),
                threads.or(() -> before.threads),
                evaluation.given().or(before.evaluation::given),
                level.or(() -> before.level).map(Level::of),
                moveTime);
    }
}
