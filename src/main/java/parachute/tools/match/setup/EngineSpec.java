package parachute.tools.match.setup;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An engine of a match: how it is started and what it may spend.
 *
 * @param name its name in the match; no two engines share one
 * @param command the program and its arguments
 * @param directory folder it runs in; without one that of this program
 * @param protocol the protocol it speaks
 * @param options its options by name, as the protocol sends them
 * @param initStrings lines sent to it before anything else
 * @param timeControl what it may spend
 * @param margin milliseconds after its time within which an answer is accepted
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
