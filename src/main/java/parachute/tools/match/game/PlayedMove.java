package parachute.tools.match.game;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A move as an engine made it.
 *
 * @param move the move
 * @param nanos nanoseconds that it took
 * @param clock milliseconds left on its clock afterwards; empty if it has none
 * @param evaluation the score that it reported with the move
 */
public record PlayedMove(int move, long nanos, Optional<Long> clock, Optional<EngineScore> evaluation) {
    /** The comment in PGN: score from the mover's side, depth, seconds taken, and the clock. */
    public String comment() {
        StringBuilder text = new StringBuilder();
        evaluation.ifPresent(score -> text.append(score).append(' '));
        text.append(String.format(Locale.ROOT, "%.3fs", nanos / 1e9));
        clock.ifPresent(left -> text.append(" [%clk ").append(clockText(left)).append(']'));
        return text.toString();
    }

    private static String clockText(long milliseconds) {
        long seconds = TimeUnit.MILLISECONDS.toSeconds(milliseconds);
        return String.format(
                Locale.ROOT, "%d:%02d:%02d.%03d", seconds / 3600, seconds / 60 % 60, seconds % 60, milliseconds % 1000);
    }
}
