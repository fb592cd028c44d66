package parachute.protocol.cecp.conformance;

import java.time.Duration;

/**
 * A move of the engine.
 *
 * @param text the move as the engine wrote it
 * @param nanos {@link System#nanoTime} when it was read
 */
record EngineMove(String text, long nanos) {
    /** A pattern of the line that tells of one. */
    static final String LINE = "move \\S+";

    static EngineMove of(XBoardClient.EngineLine line) {
        return new EngineMove(line.text().substring("move ".length()), line.nanos());
    }

    /** The time from a moment of {@link System#nanoTime} to the move. */
    Duration since(long start) {
        return Duration.ofNanos(nanos - start);
    }
}
