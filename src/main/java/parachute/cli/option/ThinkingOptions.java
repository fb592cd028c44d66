package parachute.cli.option;

import java.util.Optional;
import parachute.games.play.GameSearchLimit;
import parachute.io.UserException;
import picocli.CommandLine.Option;

/** The options of the search in the games other than chess. */
public final class ThinkingOptions {
    private static final double DEFAULT_SECONDS = 1;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed for the choice between moves of equal value (a different one each time).")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--depth",
            paramLabel = "PLIES",
            description = "Search to this depth where no time is given, instead of for one second.")
    private Optional<Integer> depth = Optional.empty();

    /** Returns the seed of the choice between moves of the same value. */
    public long seed() {
        return seed.orElseGet(System::nanoTime);
    }

    /**
     * Returns the limit of a search where the protocol gives no time.
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
