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
 * Another program, which may be installed or not, that matches are played against to measure this one.
 *
 * @param program its name, also as a command and in the games
 * @param arguments of the command
 * @param protocol that it speaks
 * @param options its options by name
 * @param variant that is played
 * @param limit nodes or plies of each of its moves; {@link TimeControl#NONE} if it has the clock of this program
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

    /** GNU Chess 6. */
    public static Opponent gnuchess(Variant variant, String megabytes, TimeControl limit) {
        Map<String, String> options = Map.of("Hash", megabytes, "OwnBook", "false");
        return new Opponent("gnuchess", List.of("--uci"), Protocol.UCI, options, variant, limit);
    }

    /** Fairy-Stockfish on one thread. */
    public static Opponent fairyStockfish(Variant variant, String megabytes, TimeControl limit) {
        Map<String, String> options = Map.of("Hash", megabytes, "Threads", "1");
        return new Opponent("fairy-stockfish", List.of(), Protocol.UCI, options, variant, limit);
    }

    /** Sjeng, which takes words of XBoard's protocol that it does not know for moves, and so gets no options. */
    public static Opponent sjeng(Variant variant, TimeControl limit) {
        return new Opponent("sjeng", List.of(), Protocol.CECP, Map.of(), variant, limit);
    }

    /** Whether it has the clock of this program. */
    public boolean isTimed() {
        return limit.equals(TimeControl.NONE);
    }

    /** The engine of a match, with its program where that is installed, and a clock if it has no limit of its own. */
    public EngineSpec engine(Path installed, TimeControl clock) {
        List<String> command = new ArrayList<>(List.of(installed.toString()));
        command.addAll(arguments);
        return EngineSpec.of(program, command, protocol, options, isTimed() ? clock : limit);
    }

    /** Name and limit, for messages. */
    @Override
    public String toString() {
        return program + (isTimed() ? " at equal time" : " at " + limit);
    }
}
