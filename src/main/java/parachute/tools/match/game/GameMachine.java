package parachute.tools.match.game;

import java.util.Locale;
import java.util.Map;
import parachute.rules.notation.PgnGame;

/**
 * The machine that a game is played on, and its clocks: as OpenBench and fishtest do, a machine that searches half as many
 * nodes a second as the limits are meant for gives engines twice the time.
 *
 * @param name what it is called; empty if that is of no interest, as in a match on one machine
 * @param reference nodes a second of a bench on all slots for which clocks are meant; 0 if they are the same
 *     everywhere
 * @param scale by which limits in time are multiplied, above 0
 */
public record GameMachine(String name, long reference, double scale) {
    /** Any machine, with clocks as they are given. */
    public static final GameMachine ANY = new GameMachine("", 0, 1);

    private static final String NAME = "Machine", REFERENCE = "ReferenceSpeed", SCALE = "ClockScale";

    /** A machine with clocks for its speed, in nodes a second. */
    public static GameMachine of(String name, long reference, long speed) {
        return new GameMachine(name, reference, (double) reference / speed);
    }

    /** The nodes a second of this machine; 0 if they are not known. */
    public long speed() {
        return Math.round(reference / scale);
    }

    /** What the tags of a game say. */
    static GameMachine of(PgnGame game) {
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

    /** Adds the tags of a game, none if nothing is known of the machine. */
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
