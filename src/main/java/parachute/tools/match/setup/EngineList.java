package parachute.tools.match.setup;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import parachute.io.UserException;

/**
 * The engines that can be named on this machine.
 *
 * @param file the list of engines in the format of cutechess; it need not exist
 * @param others words of further engines by name, in the form of {@link EngineRoster}; the file takes precedence
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
        return new EngineList(file.orElseGet(EngineList::usualFile), RunningProgram.asEngine());
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
        Optional<EngineCatalogue> catalogue =
                Files.exists(file) ? Optional.of(new EngineCatalogue(file)) : Optional.empty();
        return catalogue
                .flatMap(listed -> listed.find(name))
                .or(() -> Optional.ofNullable(others.get(name)))
                .orElseThrow(() -> new UserException(catalogue
                        .map(listed -> file + " does not list an engine \"" + name + "\", only "
                                + String.join(", ", listed.names()))
                        .orElse("there is no engine named \"" + name + "\": there is no file " + file
                                + ", which could list it; cmd=\"COMMAND\" starts any program")));
    }

    /**
     * Returns the engine of a name, without limits.
     *
     * @throws UserException if the name is not known
     */
    public EngineSpec engine(String name) {
        return EngineRoster.engine(words(name), Map.of());
    }
}
