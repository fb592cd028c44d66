package parachute.tools.match.setup;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parachute.io.UserException;
import parachute.tools.program.CommandWords;

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
    private static final String OPTION = "option.";

    /** Milliseconds: an engine with a time per move uses all of it, and its reply comes a little later. */
    private static final long MOVE_TIME_MARGIN = 100;

    private static final Set<String> KEYS = Set.of(
            "cmd", "conf", "name", "dir", "proto", "init", "hash", "threads", "margin", "startup", "ping", "restart",
            "ponder", "tc", "st", "nodes", "depth");

    /** Keeps the lists from changing. */
    public EngineSpec {
        command = List.copyOf(command);
        initStrings = List.copyOf(initStrings);
    }

    /**
     * Reads an engine from the words of the command line.
     *
     * @param own its words; {@code cmd} is its command line
     * @param each words that {@code own} may override
     * @throws UserException if a word is not known, or its value is not valid
     */
    public static EngineSpec parse(Map<String, String> own, Map<String, String> each) {
        Map<String, String> words = new LinkedHashMap<>(each);
        TimeControl control = TimeControl.NONE.with(each).with(own);
        words.putAll(own);
        checkKeys(words);
        if (!words.containsKey("cmd")) {
            throw new UserException("an engine needs cmd=\"COMMAND\" or conf=NAME");
        }
        List<String> command = CommandWords.splitCommand(words.get("cmd"));
        if (command.isEmpty()) {
            throw new UserException("the command is empty");
        }
        Protocol protocol = words.containsKey("proto")
                ? Protocol.parse(words.get("proto"))
                : command.get(command.size() - 1).equals("xboard") ? Protocol.CECP : Protocol.UCI;
        String name = words.getOrDefault("name", lastPart(command.get(0)));
        checkLimits(name, protocol, control);
        return new EngineSpec(
                name,
                Optional.ofNullable(words.get("conf")),
                command,
                Optional.ofNullable(words.get("dir")).map(Path::of),
                protocol,
                protocolOptions(words, protocol),
                words.containsKey("init") ? List.of(words.get("init").split("\\\\n")) : List.of(),
                control,
                EngineHandling.parse(words, control.moveTime() > 0 ? MOVE_TIME_MARGIN : 0));
    }

    private static void checkKeys(Map<String, String> words) {
        Map<String, String> fixed = new LinkedHashMap<>(words);
        fixed.keySet().removeIf(key -> key.startsWith(OPTION) && key.length() > OPTION.length());
        CommandWords.checkKeys("an engine", fixed, KEYS);
    }

    /**
     * Checks limits that XBoard's protocol cannot combine: nodes are sent as seconds, and {@code level} and {@code st}
     * "are not used together".
     */
    private static void checkLimits(String name, Protocol protocol, TimeControl control) {
        int limits = (control.hasClock() ? 1 : 0) + (control.moveTime() > 0 ? 1 : 0) + (control.nodes() > 0 ? 1 : 0);
        if (protocol == Protocol.CECP && limits > 1) {
            throw new UserException(
                    name + " cannot have more than one of tc, st and nodes: XBoard's protocol cannot express it");
        }
    }

    private static Map<String, String> protocolOptions(Map<String, String> words, Protocol protocol) {
        Map<String, String> options = new LinkedHashMap<>();
        boolean uci = protocol == Protocol.UCI;
        words.forEach((key, value) -> {
            if (key.equals("hash")) {
                options.put(uci ? "Hash" : "memory", value);
            } else if (key.equals("threads")) {
                options.put(uci ? "Threads" : "cores", value);
            } else if (key.startsWith(OPTION)) {
                options.put(key.substring(OPTION.length()), value);
            }
        });
        return options;
    }

    private static String lastPart(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
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
