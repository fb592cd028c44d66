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
     * @throws UserException if the file cannot be read or is not a list of engines
     */
    EngineCatalogue(Path file) {
        entries = Json.read(file, "engines");
        if (!entries.isArray()) {
            throw new UserException(file + " does not hold a list of engines");
        }
    }

    /**
     * Returns the words that describe an engine, in the form of {@link EngineRoster}; empty if the name is not listed.
     */
    Optional<Map<String, String>> find(String name) {
        return entries.valueStream()
                .filter(entry -> string(entry, "name").equals(Optional.of(name)))
                .findFirst()
                .map(entry -> words(name, entry));
    }

    /** Returns the names of the engines. */
    List<String> names() {
        return entries.valueStream()
                .flatMap(entry -> string(entry, "name").stream())
                .toList();
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
}
