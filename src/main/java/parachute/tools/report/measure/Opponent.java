package parachute.tools.report.measure;

import java.util.List;
import java.util.Map;
import parachute.rules.board.Variant;
import parachute.tools.match.setup.Protocol;
import parachute.tools.match.setup.TimeControl;

/**
 * Another program that matches are played against, with a small limit that does not depend on the machine.
 *
 * @param program its name, also as a command
 * @param arguments of the command
 * @param protocol that it speaks
 * @param options its options by name
 * @param variant that is played
 * @param limit nodes or plies of each of its moves
 */
public record Opponent(
        String program,
        List<String> arguments,
        Protocol protocol,
        Map<String, String> options,
        Variant variant,
        TimeControl limit) {
    /** Megabytes of the transposition table, where it can be set. */
    static final String HASH = "16";

    /** All that are played against, where they are installed. */
    public static final List<Opponent> ALL = List.of(
            gnuchess(6),
            sjeng(Variant.CHESS, 6),
            fairyStockfish(Variant.CHESS, 2_000),
            fairyStockfish(Variant.CHESS, 8_000),
            sjeng(Variant.CRAZYHOUSE, 6),
            fairyStockfish(Variant.CRAZYHOUSE, 8_000),
            fairyStockfish(Variant.CRAZYHOUSE, 32_000));

    /** Copies list and options. */
    public Opponent {
        arguments = List.copyOf(arguments);
        options = Map.copyOf(options);
    }

    private static Opponent gnuchess(int plies) {
        Map<String, String> options = Map.of("Hash", HASH, "OwnBook", "false");
        return new Opponent(
                "gnuchess", List.of("--uci"), Protocol.UCI, options, Variant.CHESS, TimeControl.ofDepth(plies));
    }

    private static Opponent fairyStockfish(Variant variant, long nodes) {
        Map<String, String> options = Map.of("Hash", HASH, "Threads", "1");
        return new Opponent("fairy-stockfish", List.of(), Protocol.UCI, options, variant, TimeControl.ofNodes(nodes));
    }

    /** It takes words of XBoard's protocol that it does not know for moves, so it gets no options. */
    private static Opponent sjeng(Variant variant, int plies) {
        return new Opponent("sjeng", List.of(), Protocol.CECP, Map.of(), variant, TimeControl.ofDepth(plies));
    }
}
