package parachute.tools.match.game;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.TimeControl;

/**
 * The settings of an engine in a game, as the tags of PGN state them.
 *
 * @param limit its time control, as {@link TimeControl#toString} writes it
 * @param options its options by name, such as {@code Hash=64; Threads=1}, or "-" without any; empty if the game does
 *     not state them
 */
public record EngineTags(String limit, Optional<String> options) {
    private static final String NO_OPTIONS = "-";

    /** Returns the settings of an engine of a match, with its options sorted by name. */
    public static EngineTags of(EngineSpec engine) {
        Map<String, String> settings = new TreeMap<>(engine.options());
        if (!engine.initStrings().isEmpty()) {
            settings.put("init", String.join("\\n", engine.initStrings()));
        }
        if (engine.handling().ponder()) {
            settings.put("ponder", "on");
        }
        String text = settings.entrySet().stream()
                .map(setting -> setting.getKey() + "=" + setting.getValue())
                .collect(Collectors.joining("; "));
        return new EngineTags(engine.timeControl().toString(), Optional.of(text.isEmpty() ? NO_OPTIONS : text));
    }

    /** Returns whether both state their options, and these differ. */
    public boolean hasOtherOptionsThan(EngineTags other) {
        return options.isPresent() && other.options.isPresent() && !options.equals(other.options);
    }
}
