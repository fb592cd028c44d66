package parachute.cli.command;

import java.util.Optional;
import parachute.games.play.GameSearchLimit;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Options of the search of the games beside chess. */
final class ThinkingOptions {
    private static final double DEFAULT_SECONDS = 1;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of the choice between moves of the same value; another one every time if not given.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--depth",
            paramLabel = "PLIES",
            description = "Look ahead this far where no time is given, instead of for one second.")
    private Optional<Integer> depth = Optional.empty();

    /** The seed of the choice between moves of the same value. */
    long seed() {
        return seed.orElseGet(System::nanoTime);
    }

    /**
     * How far to look ahead where the protocol gives no time.
     *
     * @throws ParameterException if the depth is out of range
     */
    GameSearchLimit limit() {
        try {
            return depth.map(GameSearchLimit::depth).orElseGet(() -> GameSearchLimit.seconds(DEFAULT_SECONDS));
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }
}
