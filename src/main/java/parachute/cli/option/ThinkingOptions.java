package parachute.cli.option;

import java.util.Optional;
import parachute.games.play.GameSearchLimit;
import parachute.io.UserException;
import picocli.CommandLine.Option;

/** Options of the search of the games beside chess. */
public final class ThinkingOptions {
    private static final double DEFAULT_SECONDS = 1;

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
    public long seed() {
        return seed.orElseGet(System::nanoTime);
    }

    /**
     * How far to look ahead where the protocol gives no time.
     *
     * @throws UserException if the depth is out of range
     */
    public GameSearchLimit limit() {
        try {
            return depth.map(GameSearchLimit::depth).orElseGet(() -> GameSearchLimit.seconds(DEFAULT_SECONDS));
        } catch (IllegalArgumentException e) {
            throw new UserException(e);
        }
    }
}
