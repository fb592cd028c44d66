package parachute.cli.command;

import java.util.Optional;
import parachute.cli.start.Streams;
import parachute.games.play.GameSearchLimit;
import parachute.io.UserException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A game that the program plays by a search, on the standard streams. */
@Command(mixinStandardHelpOptions = true, sortOptions = false, usageHelpAutoWidth = true)
abstract class SearchGameCommand implements Runnable {
    private static final double DEFAULT_SECONDS = 1;

    final Streams streams;

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

    SearchGameCommand(Streams streams) {
        this.streams = streams;
    }

    long seed() {
        return seed.orElseGet(System::nanoTime);
    }

    /** Returns the limit of a search where the protocol gives no time. */
    GameSearchLimit limit() {
        try {
            return depth.map(GameSearchLimit::depth).orElseGet(() -> GameSearchLimit.seconds(DEFAULT_SECONDS));
        } catch (IllegalArgumentException e) {
            throw new UserException(e);
        }
    }
}
