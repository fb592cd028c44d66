package parachute.tools.match.setup;

import java.util.Map;
import parachute.tools.program.CommandWords;

/**
 * How an engine is handled, apart from its limits.
 *
 * @param margin milliseconds after its time in which a reply is accepted
 * @param startMillis milliseconds in which it has to be ready after its start
 * @param pingMillis milliseconds in which it has to be ready for a game
 * @param restart whether it is restarted for each game
 * @param ponder whether it searches while its opponent is on move
 */
public record EngineHandling(long margin, long startMillis, long pingMillis, boolean restart, boolean ponder) {
    /** No margin, half a minute for start and ping, kept between games, no pondering. */
    public static final EngineHandling USUAL = new EngineHandling(0, 30_000, 30_000, false, false);

    private static final long MAX_MARGIN = 60_000;
    private static final long MAX_TIMEOUT = 3_600;

    /**
     * Reads {@code margin} (milliseconds), {@code startup} and {@code ping} (seconds), {@code restart} and
     * {@code ponder} (on or off).
     *
     * @param usualMargin the default margin
     * @throws parachute.io.UserException if a value is not valid
     */
    static EngineHandling parse(Map<String, String> words, long usualMargin) {
        return new EngineHandling(
                CommandWords.number("margin", words.getOrDefault("margin", "" + usualMargin), 0, MAX_MARGIN),
                seconds("startup", words, USUAL.startMillis),
                seconds("ping", words, USUAL.pingMillis),
                isOn("restart", words),
                isOn("ponder", words));
    }

    /** Returns the same with a scaled margin. */
    EngineHandling scaled(double factor) {
        return new EngineHandling(Math.round(margin * factor), startMillis, pingMillis, restart, ponder);
    }

    private static long seconds(String key, Map<String, String> words, long otherwise) {
        return words.containsKey(key) ? 1_000 * CommandWords.number(key, words.get(key), 1, MAX_TIMEOUT) : otherwise;
    }

    private enum Switch {
        OFF,
        ON
    }

    private static boolean isOn(String key, Map<String, String> words) {
        return CommandWords.choice(key, words.getOrDefault(key, "off"), Switch.class) == Switch.ON;
    }
}
