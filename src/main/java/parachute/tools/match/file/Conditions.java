package parachute.tools.match.file;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import parachute.rules.notation.PgnGame;
import parachute.tools.match.game.TimeControl;
import parachute.tools.match.player.EngineSpec;

/**
 * What an engine plays a game with, as the PGN says it.
 *
 * @param limit what it may spend, as {@link TimeControl#toString} writes it
 * @param options its options, sorted; empty in games that do not tell them
 */
public record Conditions(String limit, Optional<String> options) {
    private static final String LIMIT = "TimeControl";
    private static final String OPTIONS = "Options";
    private static final String NO_OPTIONS = "-";

    public static Conditions of(EngineSpec engine) {
        Map<String, String> settings = new TreeMap<>(engine.options());
        if (!engine.initStrings().isEmpty()) {
            settings.put("init", String.join("\\n", engine.initStrings()));
        }
        String text = settings.entrySet().stream()
                .map(setting -> setting.getKey() + "=" + setting.getValue())
                .collect(Collectors.joining("; "));
        return new Conditions(engine.timeControl().toString(), Optional.of(text.isEmpty() ? NO_OPTIONS : text));
    }

    /** What a game tells of one side, {@code White} or {@code Black}; one time control holds for both unless they differ. */
    public static Conditions of(PgnGame game, String colour) {
        String limit = game.tag(colour + LIMIT).or(() -> game.tag(LIMIT)).orElse("?");
        return new Conditions(limit, game.tag(colour + OPTIONS));
    }

    /** Puts the tags of both sides among those of a game. */
    static void addTags(Map<String, String> tags, Conditions white, Conditions black) {
        if (white.limit.equals(black.limit)) {
            tags.put(LIMIT, white.limit);
        } else {
            tags.put("White" + LIMIT, white.limit);
            tags.put("Black" + LIMIT, black.limit);
        }
        white.options.ifPresent(options -> tags.put("White" + OPTIONS, options));
        black.options.ifPresent(options -> tags.put("Black" + OPTIONS, options));
    }

    /** Whether both tell their options, and they are not the same. */
    public boolean hasOtherOptionsThan(Conditions other) {
        return options.isPresent() && other.options.isPresent() && !options.equals(other.options);
    }
}
