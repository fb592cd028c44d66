package parachute.tools.match.setup;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import parachute.io.UserException;

/**
 * The engines that can be named on this machine.
 *
 * @param file of engines by name, in the format of cutechess; it need not exist
 * @param others words of further engines by name, as {@link EngineRoster} understands them; the file goes before
 */
public record EngineList(Path file, Map<String, Map<String, String>> others) {
    /** Keeps the map from changing. */
    public EngineList {
        others = Map.copyOf(others);
    }

    /**
     * The words that describe an engine.
     *
     * @throws UserException if there is no engine of that name, or the file cannot be read
     */
    public Map<String, String> words(String name) {
        Optional<EngineCatalogue> catalogue =
                Files.exists(file) ? Optional.of(new EngineCatalogue(file)) : Optional.empty();
        return catalogue
                .flatMap(listed -> listed.find(name))
                .or(() -> Optional.ofNullable(others.get(name)))
                .orElseThrow(() -> new UserException(catalogue
                        .map(listed ->
                                file + " has no engine \"" + name + "\", only " + String.join(", ", listed.names()))
                        .orElse("no engine is known as \"" + name + "\": there is no file " + file
                                + ", where its name would stand; cmd=\"COMMAND\" starts any program")));
    }

    /**
     * The engine of a name, without limits.
     *
     * @throws UserException if there is none
     */
    public EngineSpec engine(String name) {
        return EngineRoster.engine(words(name), Map.of());
    }
}
