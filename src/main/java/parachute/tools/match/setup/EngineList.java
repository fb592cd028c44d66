package parachute.tools.match.setup;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import parachute.io.UserException;
import parachute.tools.json.Json;
import parachute.tools.program.CommandWords;
import parachute.tools.program.RunningProgram;

/**
 * The engines that can be named on this machine.
 *
 * @param file the list of engines in the format of cutechess; it need not exist
 * @param others words of further engines by name, in the form of {@link EngineSpec#parse}; the file takes precedence
 */
public record EngineList(Path file, Map<String, Map<String, String>> others) {
    /** Keeps the map from changing. */
    public EngineList {
        others = Map.copyOf(others);
    }

    /**
     * Returns the engines of a list and the running program, which is named parachute.
     *
     * @param file the list; without one that of cutechess, in the current folder or else in the user's settings
     */
    public static EngineList of(Optional<Path> file) {
        String command = CommandWords.joinCommand(RunningProgram.command());
        Map<String, String> own = Map.of("name", RunningProgram.NAME, "cmd", command);
        return new EngineList(file.orElseGet(EngineList::usualFile), Map.of(RunningProgram.NAME, own));
    }

    private static Path usualFile() {
        Path here = Path.of("engines.json");
        return Files.exists(here)
                ? here
                : Path.of(System.getProperty("user.home"), ".config", "cutechess", "engines.json");
    }

    /**
     * Returns the words that describe an engine.
     *
     * @throws UserException if the name is not known, or the file cannot be read
     */
    public Map<String, String> words(String name) {
        List<JsonNode> listed = read();
        return listed.stream()
                .filter(entry -> string(entry, "name").equals(Optional.of(name)))
                .findFirst()
                .map(entry -> words(name, entry))
                .or(() -> Optional.ofNullable(others.get(name)))
                .orElseThrow(() -> new UserException(unknown(name, listed)));
    }

    private String unknown(String name, List<JsonNode> listed) {
        return Files.exists(file)
                ? listed.stream()
                        .flatMap(entry -> string(entry, "name").stream())
                        .collect(
                                Collectors.joining(", ", file + " does not list an engine \"" + name + "\", only ", ""))
                : "there is no engine named \"" + name + "\": there is no file " + file
                        + ", which could list it; cmd=\"COMMAND\" starts any program";
    }

    /** Returns the engines of the file; none if it does not exist. */
    private List<JsonNode> read() {
        if (!Files.exists(file)) {
            return List.of();
        }
        JsonNode entries = Json.read(file, "engines");
        if (!entries.isArray()) {
            throw new UserException(file + " does not hold a list of engines");
        }
        return entries.valueStream().toList();
    }

    private static Map<String, String> words(String name, JsonNode engine) {
        Map<String, String> words = new LinkedHashMap<>();
        words.put("name", name);
        // The path of a program may contain spaces; otherwise arguments follow them.
        string(engine, "command")
                .ifPresent(line -> words.put("cmd", Files.exists(Path.of(line)) ? '"' + line + '"' : line));
        string(engine, "workingDirectory")
                .filter(directory -> !directory.isEmpty())
                .ifPresent(directory -> words.put("dir", directory));
        string(engine, "protocol").ifPresent(protocol -> words.put("proto", protocol));
        List<String> lines = new ArrayList<>();
        engine.path("initStrings").forEach(line -> lines.add(text(line)));
        if (!lines.isEmpty()) {
            words.put("init", String.join("\\n", lines));
        }
        for (JsonNode option : engine.path("options")) {
            string(option, "name").ifPresent(key -> words.put("option." + key, text(option.path("value"))));
        }
        return words;
    }

    private static Optional<String> string(JsonNode object, String key) {
        return Optional.of(object.path(key)).filter(JsonNode::isTextual).map(JsonNode::textValue);
    }

    /** Returns a value as text: numbers without a fraction of zero, null as an empty text. */
    private static String text(JsonNode value) {
        boolean isWhole = value.canConvertToExactIntegral() && value.canConvertToLong();
        return isWhole ? Long.toString(value.longValue()) : value.asText("");
    }

    /**
     * Returns the engines of all groups of words.
     *
     * @param groups words of each engine; {@code cmd} is its command line, {@code conf} its name in this list
     * @param each words for every engine that does not override them
     * @throws UserException if a word is not known, or its value is not valid
     */
    public List<EngineSpec> engines(List<Map<String, String>> groups, Map<String, String> each) {
        List<EngineSpec> engines = new ArrayList<>();
        for (Map<String, String> group : groups) {
            Map<String, String> own = new LinkedHashMap<>();
            if (group.containsKey("conf")) {
                own.putAll(words(group.get("conf")));
            }
            own.putAll(group);
            engines.add(EngineSpec.parse(own, each));
        }
        return engines;
    }

    /**
     * Returns the engine of a name, without limits.
     *
     * @throws UserException if the name is not known
     */
    public EngineSpec engine(String name) {
        return EngineSpec.parse(words(name), Map.of());
    }
}
