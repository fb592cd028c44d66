package parachute.tools.match.player;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.tools.match.game.TimeControl;

/**
 * An engine as it is to be started and played.
 *
 * @param name its name in the match; no two engines share one
 * @param command the program and its arguments
 * @param directory folder it runs in; without one the referee's own
 * @param protocol the language it speaks
 * @param options its options by name, as the protocol sends them
 * @param initStrings lines sent to it before anything else
 * @param timeControl what it may spend
 * @param margin milliseconds that it may answer after its time, before it has lost by it
 */
public record EngineSpec(
        String name,
        List<String> command,
        Optional<Path> directory,
        Protocol protocol,
        Map<String, String> options,
        List<String> initStrings,
        TimeControl timeControl,
        long margin) {

    /** Keeps the lists from changing. */
    public EngineSpec {
        command = List.copyOf(command);
        initStrings = List.copyOf(initStrings);
    }
}
