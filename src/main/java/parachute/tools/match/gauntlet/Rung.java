package parachute.tools.match.gauntlet;

import java.util.List;
import java.util.Locale;
import parachute.tools.match.player.Protocol;

/**
 * One rung of a gauntlet: a rival and what it may spend.
 *
 * @param rival the rival's program and its name in the games
 * @param protocol the language it speaks
 * @param nodes nodes for each of its moves; 0 if it has the same clock as the engine that is measured
 */
public record Rung(String rival, Protocol protocol, long nodes) {
    private static final String STOCKFISH = "fairy-stockfish";

    /** All rungs, the easiest first among those with nodes. They stay as they are: that is what makes results comparable. */
    public static final List<Rung> ALL = List.of(
            new Rung(STOCKFISH, Protocol.UCI, 2_000),
            new Rung(STOCKFISH, Protocol.UCI, 8_000),
            new Rung(STOCKFISH, Protocol.UCI, 32_000),
            new Rung(STOCKFISH, Protocol.UCI, 128_000),
            new Rung(STOCKFISH, Protocol.UCI, 0),
            new Rung("sjeng", Protocol.CECP, 0));

    /** Whether both sides have the same clock. */
    public boolean isTimed() {
        return nodes == 0;
    }

    /** What to call it in a message. */
    @Override
    public String toString() {
        return rival + (isTimed() ? " at equal time" : String.format(Locale.ROOT, " at %d nodes", nodes));
    }

    /** The name of the file that holds its games. */
    String fileName() {
        return rival + (isTimed() ? "-time" : "-" + nodes) + ".pgn";
    }
}
