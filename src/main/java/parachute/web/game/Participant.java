package parachute.web.game;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import parachute.engine.strength.Level;
import parachute.engine.strength.Strength;
import parachute.engine.strength.StrengthLimit;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;
import parachute.web.json.RequestBody;

/**
 * Who plays a side of a game.
 *
 * @param isEngine whether it is the engine, or else a person at a page
 * @param level the engine's level, if one was chosen by name
 * @param elo its strength, if one was chosen by number
 * @param name of the person; empty if it is not known
 */
public record Participant(boolean isEngine, Optional<Level> level, Optional<Strength> elo, String name) {
    /** Characters. */
    private static final int MAX_NAME = 60;

    /** Limits an engine to this strength. */
    void limit(StrengthLimit limit) {
        limit.setLevel(level.orElse(Level.FULL));
        elo.ifPresent(strength -> {
            limit.setStrength(strength);
            limit.setOn(true);
        });
    }

    /** Returns whether it is too weak to search for a time that a person would notice. */
    boolean movesAtOnce() {
        int known =
                level.flatMap(Level::strength).or(this::elo).map(Strength::elo).orElse(Strength.MAX);
        return level.equals(Optional.of(Level.RANDOM))
                || known <= Level.NOVICE.strength().orElseThrow().elo();
    }

    /** Returns it as requests name it. */
    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("kind", isEngine ? "engine" : "person");
        level.ifPresent(chosen -> json.put("level", chosen.label()));
        elo.ifPresent(strength -> json.put("elo", strength.elo()));
        if (!name.isEmpty()) {
            json.put("name", name);
        }
        return json;
    }

    /**
     * Returns the value of PGN's tag White or Black.
     *
     * @param nameless the one of a person without a name
     */
    String pgnName(String nameless) {
        return isEngine
                ? "Parachute"
                        + level.map(chosen -> " (" + chosen.label() + ")").orElse("")
                        + elo.map(strength -> " (Elo " + strength.elo() + ")").orElse("")
                : name.isEmpty() ? nameless : name;
    }

    /**
     * Parses the participant that a request names by {@code kind}, and the engine's strength by {@code level} or
     * {@code elo}.
     *
     * @throws RefusedException if there is no such participant
     */
    static Participant parse(RequestBody json) {
        String kind = json.text("kind");
        Optional<Level> level = json.optionalText("level").map(Participant::level);
        Optional<Strength> elo = elo(json.optionalNumber("elo"));
        boolean isEngine = kind.equals("engine");
        if (!isEngine && !kind.equals("person")) {
            throw invalid("a player is a person or an engine, not \"" + kind + '"');
        }
        if (level.isPresent() && elo.isPresent() || !isEngine && (level.isPresent() || elo.isPresent())) {
            throw invalid("an engine has either a level or an Elo, and a person has neither");
        }
        String name = json.optionalText("name").map(String::strip).orElse("");
        if (isEngine && !name.isEmpty() || name.length() > MAX_NAME) {
            throw invalid("the name of a person has at most " + MAX_NAME + " characters, and an engine has none");
        }
        return new Participant(isEngine, level, elo, name);
    }

    private static Level level(String label) {
        return Arrays.stream(Level.values())
                .filter(level -> level.label().equals(label))
                .findFirst()
                .orElseThrow(() -> invalid("there is no level \"" + label + "\", only "
                        + Arrays.stream(Level.values()).map(Level::label).collect(Collectors.joining(", "))));
    }

    private static Optional<Strength> elo(OptionalInt number) {
        try {
            return number.isPresent() ? Optional.of(new Strength(number.getAsInt())) : Optional.empty();
        } catch (IllegalArgumentException e) {
            throw new RefusedException(e);
        }
    }

    private static RefusedException invalid(String message) {
        return new RefusedException(Reason.INVALID, message);
    }
}
