package parachute.tools.match.setup;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import parachute.io.UserException;

/** Reads engines from the words of the command line. */
public final class EngineRoster {
    private static final String OPTION = "option.";

    /** Milliseconds: an engine with a time per move uses all of it, and its reply comes a little later. */
    private static final long MOVE_TIME_MARGIN = 100;

    private static final Set<String> KEYS = Set.of(
            "cmd", "conf", "name", "dir", "proto", "init", "hash", "threads", "margin", "startup", "ping", "restart",
            "ponder", "tc", "st", "nodes", "depth");

    private EngineRoster() {}

    /**
     * Returns the engines of all groups of words.
     *
     * @param groups words of each engine; {@code cmd} is its command line, {@code conf} its name in a catalogue
     * @param each words for every engine that does not override them
     * @param list engines by name
     * @throws UserException if a word is not known, or its value is not valid
     */
    public static List<EngineSpec> engines(
            List<Map<String, String>> groups, Map<String, String> each, EngineList list) {
        List<EngineSpec> engines = new ArrayList<>();
        for (Map<String, String> group : groups) {
            Map<String, String> own = new LinkedHashMap<>();
            if (group.containsKey("conf")) {
                own.putAll(list.words(group.get("conf")));
            }
            own.putAll(group);
            engines.add(engine(own, each));
        }
        return engines;
    }

    /**
     * Returns one engine.
     *
     * @param own its words; {@code cmd} is its command line
     * @param each words that {@code own} may override
     * @throws UserException if a word is not known, or its value is not valid
     */
    public static EngineSpec engine(Map<String, String> own, Map<String, String> each) {
        Map<String, String> words = new LinkedHashMap<>(each);
        TimeControl control = TimeControl.NONE.with(each).with(own);
        words.putAll(own);
        check(words);
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
                options(words, protocol),
                words.containsKey("init") ? List.of(words.get("init").split("\\\\n")) : List.of(),
                control,
                EngineHandling.parse(words, control.moveTime() > 0 ? MOVE_TIME_MARGIN : 0));
    }

    private static void check(Map<String, String> words) {
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

    private static Map<String, String> options(Map<String, String> words, Protocol protocol) {
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
}
