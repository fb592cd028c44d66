package parachute.tools.match;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import parachute.rules.board.Variant;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Protocol;
import parachute.tools.match.setup.TimeControl;

/**
 * Another program, perhaps not installed, against which this one is measured.
 *
 * @param program its name, also as a command and in the games
 * @param arguments of the command
 * @param protocol that it speaks
 * @param options its options by name
 * @param variant that is played
 * @param limit nodes or plies of each of its moves; {@link TimeControl#NONE} if it has the same clock as this program
 */
public record Opponent(
        String program,
        List<String> arguments,
        Protocol protocol,
        Map<String, String> options,
        Variant variant,
        TimeControl limit) {

    /** Copies list and options. */
    public Opponent {
        arguments = List.copyOf(arguments);
        options = Map.copyOf(options);
    }

    /** Returns GNU Chess 6. */
    public static Opponent gnuchess(Variant variant, String megabytes, TimeControl limit) {
        Map<String, String> options = Map.of("Hash", megabytes, "OwnBook", "false");
        return new Opponent("gnuchess", List.of("--uci"), Protocol.UCI, options, variant, limit);
    }

    /** Returns Fairy-Stockfish on one thread. */
    public static Opponent fairyStockfish(Variant variant, String megabytes, TimeControl limit) {
        Map<String, String> options = Map.of("Hash", megabytes, "Threads", "1");
        return new Opponent("fairy-stockfish", List.of(), Protocol.UCI, options, variant, limit);
    }

    /** Returns Sjeng, which takes unknown words of XBoard's protocol for moves, and therefore gets no options. */
    public static Opponent sjeng(Variant variant, TimeControl limit) {
        return new Opponent("sjeng", List.of(), Protocol.CECP, Map.of(), variant, limit);
    }

    /** Returns whether it has the same clock as this program. */
    public boolean isTimed() {
        return limit.equals(TimeControl.NONE);
    }

    /** Returns the engine for a match, with the path of its program, and a clock if it has no limit of its own. */
    public EngineSpec engine(Path installed, TimeControl clock) {
        List<String> command = new ArrayList<>(List.of(installed.toString()));
        command.addAll(arguments);
        return EngineSpec.of(program, command, protocol, options, isTimed() ? clock : limit);
    }

    /** Returns the name and limit, for messages. */
    @Override
    public String toString() {
        return program + (isTimed() ? " at equal time" : " at " + limit);
    }
}
