package parachute.cli.start;

import java.nio.file.Path;
import java.util.Optional;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.strength.Level;

/**
 * The options of the front ends.
 *
 * @param log file for the log; empty for no log
 * @param hash megabytes of the transposition table, at least 1
 * @param threads search threads, at least 1
 * @param evaluation how the search of a protocol evaluates positions
 * @param level how strong the engine plays until its client asks for another strength
 * @param moveTime milliseconds that the one-shot program thinks, 1 to {@link #MAX_MOVE_TIME}
 */
public record Settings(
        Optional<Path> log,
        Optional<Integer> hash,
        Optional<Integer> threads,
        Optional<Evaluation> evaluation,
        Optional<Level> level,
        long moveTime) {
    /** Milliseconds that the one-shot program thinks by default. */
    public static final long DEFAULT_MOVE_TIME = 2_000;

    /** The maximum of these milliseconds: including the start of the program an answer takes less than 30 s. */
    public static final int MAX_MOVE_TIME = 25_000;

    /** The settings if no option is given. */
    public static final Settings DEFAULT = new Settings(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            DEFAULT_MOVE_TIME);
}
