package parachute.tools.match.game;

import java.util.Locale;
import java.util.Map;
import parachute.rules.pgn.GameTree;

/**
 * The machine that a game is played on, and the scale of its clocks: as in OpenBench and fishtest, engines get twice
 * the time on a machine with half the nodes a second for which the limits are meant.
 *
 * @param name its name; empty if it does not matter, as in a match on one machine
 * @param reference nodes a second of a bench on all slots for which clocks are meant; 0 if clocks are the same
 *     everywhere
 * @param scale the factor of time limits, above 0
 */
public record GameMachine(String name, long reference, double scale) {
    /** Any machine, with clocks as they are given. */
    public static final GameMachine ANY = new GameMachine("", 0, 1);

    private static final String NAME = "Machine", REFERENCE = "ReferenceSpeed", SCALE = "ClockScale";

    /** Returns a machine with clocks scaled by its speed, in nodes a second. */
    public static GameMachine of(String name, long reference, long speed) {
        return new GameMachine(name, reference, (double) reference / speed);
    }

    /** Returns the nodes a second of this machine; 0 if unknown. */
    public long speed() {
        return Math.round(reference / scale);
    }

    /** Returns the machine that the tags of a game state. */
    static GameMachine of(GameTree game) {
        return new GameMachine(
                game.tag(NAME).orElse(""),
                game.tag(REFERENCE)
                        .filter(text -> text.matches("\\d{1,18}"))
                        .map(Long::valueOf)
                        .orElse(0L),
                game.tag(SCALE)
                        .filter(text -> text.matches("\\d{1,9}\\.\\d{1,9}"))
                        .map(Double::valueOf)
                        .filter(value -> value > 0)
                        .orElse(1.0));
    }

    /** Adds the tags of a game, none if the machine is unknown. */
    void addTo(Map<String, String> tags) {
        if (!name.isEmpty()) {
            tags.put(NAME, name);
        }
        if (reference > 0) {
            tags.put(REFERENCE, Long.toString(reference));
            tags.put(SCALE, String.format(Locale.ROOT, "%.4f", scale));
        }
    }
}
