package parachute.tools.match.setup;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An engine of a match: its command, options and limits.
 *
 * @param name its name in the match, which is unique
 * @param listed its name in lists of engines, by which other machines know it; empty if it was given by its command
 * @param command the program and its arguments
 * @param directory the folder it runs in; empty for that of this program
 * @param protocol the protocol it speaks
 * @param options its options by name, as the protocol sends them
 * @param initStrings lines sent to it before anything else
 * @param timeControl its limits
 * @param handling how else it is handled
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
        EngineHandling handling) {

    /** Keeps the lists from changing. */
    public EngineSpec {
        command = List.copyOf(command);
        initStrings = List.copyOf(initStrings);
    }

    /** Returns an engine that was not given on the command line. */
    public static EngineSpec of(
            String name,
            List<String> command,
            Protocol protocol,
            Map<String, String> options,
            TimeControl timeControl) {
        return new EngineSpec(
                name,
                Optional.empty(),
                command,
                Optional.empty(),
                protocol,
                options,
                List.of(),
                timeControl,
                EngineHandling.USUAL);
    }

    /** Returns a player that runs in this process. */
    public static EngineSpec inProcess(String name, TimeControl timeControl) {
        return of(name, List.of(), Protocol.UCI, Map.of(), timeControl);
    }

    /** Returns the same program with another name, other options and limits, and default handling. */
    public EngineSpec with(String otherName, Map<String, String> otherOptions, TimeControl otherControl) {
        return changed(otherName, command, otherOptions, otherControl, EngineHandling.USUAL);
    }

    /** Returns the same engine with its time limits and their margin scaled. */
    public EngineSpec scaled(double factor) {
        return changed(name, command, options, timeControl.scaled(factor), handling.scaled(factor));
    }

    private EngineSpec changed(
            String newName,
            List<String> newCommand,
            Map<String, String> newOptions,
            TimeControl newControl,
            EngineHandling newHandling) {
        return new EngineSpec(
                newName, listed, newCommand, directory, protocol, newOptions, initStrings, newControl, newHandling);
    }

    /** Returns the search threads that its options state, at least 1. */
    public int threads() {
        String threads = options.getOrDefault(protocol == Protocol.UCI ? "Threads" : "cores", "1");
        return threads.matches("[1-9]\\d{0,3}") ? Integer.parseInt(threads) : 1;
    }

    /** Returns the same engine bound to processors of a Linux system; not bound if the list is empty. */
    public EngineSpec on(List<Integer> processors) {
        if (processors.isEmpty()) {
            return this;
        }
        String numbers = processors.stream().map(String::valueOf).collect(Collectors.joining(","));
        List<String> bound = Stream.concat(Stream.of("taskset", "-c", numbers), command.stream())
                .toList();
        return changed(name, bound, options, timeControl, handling);
    }
}
