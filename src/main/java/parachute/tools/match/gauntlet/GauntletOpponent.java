package parachute.tools.match.gauntlet;

import java.util.List;
import java.util.Locale;
import parachute.tools.match.setup.Protocol;

/**
 * One opponent of a gauntlet and its limit.
 *
 * @param name its program, which is also its name in the games
 * @param protocol the protocol it speaks
 * @param nodes nodes for each of its moves; 0 if it has the same clock as the engine that is measured
 */
public record GauntletOpponent(String name, Protocol protocol, long nodes) {
    private static final String STOCKFISH = "fairy-stockfish";

    /** All opponents, those with fewer nodes first. They never change, so that results are comparable. */
    public static final List<GauntletOpponent> ALL = List.of(
            new GauntletOpponent(STOCKFISH, Protocol.UCI, 2_000),
            new GauntletOpponent(STOCKFISH, Protocol.UCI, 8_000),
            new GauntletOpponent(STOCKFISH, Protocol.UCI, 32_000),
            new GauntletOpponent(STOCKFISH, Protocol.UCI, 128_000),
            new GauntletOpponent(STOCKFISH, Protocol.UCI, 0),
            new GauntletOpponent("sjeng", Protocol.CECP, 0));

    /** Whether both sides have the same clock. */
    public boolean isTimed() {
        return nodes == 0;
    }

    /** Name and limit, for messages. */
    @Override
    public String toString() {
        return name + (isTimed() ? " at equal time" : String.format(Locale.ROOT, " at %d nodes", nodes));
    }

    /** The name of the file that holds its games. */
    public String fileName() {
        return name + (isTimed() ? "-time" : "-" + nodes) + ".pgn";
    }
}
