package parachute.tools.match.setup;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An engine of a match: how it is started and what it may spend.
 *
 * @param name its name in the match; no two engines share one
 * @param listed its name in lists of engines, by which other machines know it; empty if it was given by its command
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
        Optional<String> listed,
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

    /** A player without a program of its own. */
    public static EngineSpec inProcess(String name, TimeControl timeControl) {
        return new EngineSpec(
                name, Optional.empty(), List.of(), Optional.empty(), Protocol.UCI, Map.of(), List.of(), timeControl, 0);
    }

    /** The same program with another name and other options and limits. */
    public EngineSpec with(
            String otherName, Map<String, String> otherOptions, TimeControl otherControl, long otherMargin) {
        return new EngineSpec(
                otherName, listed, command, directory, protocol, otherOptions, initStrings, otherControl, otherMargin);
    }
}
