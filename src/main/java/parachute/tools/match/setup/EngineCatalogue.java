package parachute.tools.match.setup;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.io.UserException;
import parachute.tools.json.Json;

/** Engines by name, from cutechess' file {@code engines.json}. */
final class EngineCatalogue {
    private final JsonNode entries;

    /**
     * Reads a catalogue.
     *
     * @throws UserException if the file cannot be read or is no list of engines
     */
    EngineCatalogue(Path file) {
        entries = Json.read(file, "engines");
        if (!entries.isArray()) {
            throw new UserException(file + " holds no list of engines");
        }
    }

    /** The words that describe an engine, as {@link EngineRoster} understands them; empty if there is none. */
    Optional<Map<String, String>> find(String name) {
        return entries.valueStream()
                .filter(entry -> string(entry, "name").equals(Optional.of(name)))
                .findFirst()
                .map(entry -> words(name, entry));
    }

    /** The names of the engines. */
    List<String> names() {
        return entries.valueStream()
                .flatMap(entry -> string(entry, "name").stream())
                .toList();
    }

    private static Map<String, String> words(String name, JsonNode engine) {
        Map<String, String> words = new LinkedHashMap<>();
        words.put("name", name);
        // A whole path may hold blanks; otherwise arguments stand behind them.
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

    /** Numbers without a fraction of zero; booleans as true and false; null as an empty text. */
    private static String text(JsonNode value) {
        boolean isWhole = value.canConvertToExactIntegral() && value.canConvertToLong();
        return isWhole ? Long.toString(value.longValue()) : value.asText("");
    }
}
