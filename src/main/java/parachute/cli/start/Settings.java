package parachute.cli.start;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What the command line may ask for beside the front end itself.
 *
 * @param log file for the log; without one there is no log
 * @param hash megabytes of the transposition table, at least 1
 * @param threads search threads, at least 1
 * @param moveTime milliseconds that the one-shot program thinks, at least 1
 */
public record Settings(Optional<Path> log, OptionalLong hash, OptionalInt threads, long moveTime) {
    /** Milliseconds: enough to play well, and a game is soon over. */
    public static final long DEFAULT_MOVE_TIME = 2_000;

    /** No option given. */
    public static final Settings DEFAULT =
            new Settings(Optional.empty(), OptionalLong.empty(), OptionalInt.empty(), DEFAULT_MOVE_TIME);
}
