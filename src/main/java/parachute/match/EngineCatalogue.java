package parachute.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Engines by name, from cutechess' file {@code engines.json}. */
final class EngineCatalogue {
    private final Path file;
    private final List<?> entries;

    /**
     * Reads a catalogue.
     *
     * @throws MatchSetupException if the file cannot be read or is no list of engines
     */
    EngineCatalogue(Path file) {
        this.file = file;
        try {
            Object content = Json.parse(Files.readString(file));
            if (!(content instanceof List<?> list)) {
                throw new MatchSetupException(file + " holds no list of engines");
            }
            entries = list;
        } catch (IOException e) {
            throw new MatchSetupException("the engines cannot be read: " + e);
        }
    }

    /**
     * The words that describe an engine, as {@link EngineRoster} understands them.
     *
     * @throws MatchSetupException if there is no engine of that name
     */
    Map<String, String> words(String name) {
        List<String> names = new ArrayList<>();
        for (Object entry : entries) {
            if (entry instanceof Map<?, ?> engine) {
                if (name.equals(engine.get("name"))) {
                    return words(name, engine);
                }
                names.add(String.valueOf(engine.get("name")));
            }
        }
        throw new MatchSetupException(file + " has no engine \"" + name + "\", only " + String.join(", ", names));
    }

    private static Map<String, String> words(String name, Map<?, ?> engine) {
        Map<String, String> words = new LinkedHashMap<>();
        words.put("name", name);
        if (engine.get("command") instanceof String command) {
            // A whole path may hold blanks; otherwise arguments stand behind them.
            words.put("cmd", Files.exists(Path.of(command)) ? '"' + command + '"' : command);
        }
        if (engine.get("workingDirectory") instanceof String directory && !directory.isEmpty()) {
            words.put("dir", directory);
        }
        if (engine.get("protocol") instanceof String protocol) {
            words.put("proto", protocol);
        }
        if (engine.get("initStrings") instanceof List<?> lines && !lines.isEmpty()) {
            words.put(
                    "init",
                    String.join("\\n", lines.stream().map(String::valueOf).toList()));
        }
        if (engine.get("options") instanceof List<?> options) {
            for (Object option : options) {
                if (option instanceof Map<?, ?> pair && pair.get("name") instanceof String key) {
                    words.put("option." + key, text(pair.get("value")));
                }
            }
        }
        return words;
    }

    /** Numbers without a fraction of zero; truth as true and false; nothing as an empty text. */
    private static String text(Object value) {
        if (value instanceof Double number && number == Math.rint(number)) {
            return Long.toString(number.longValue());
        }
        return value instanceof String || value instanceof Double || value instanceof Boolean ? value.toString() : "";
    }
}
