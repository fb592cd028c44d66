package parachute.tools.match.setup;

import java.util.Map;

/**
 * How an engine is treated, beside what it may spend.
 *
 * @param margin milliseconds after its time within which an answer is accepted
 * @param startMillis milliseconds within which it has to be ready after its start
 * @param pingMillis milliseconds within which it has to be ready for a game
 * @param restart whether it is started anew for each game
 * @param ponder whether it searches while its opponent is on move
 */
public record EngineHandling(long margin, long startMillis, long pingMillis, boolean restart, boolean ponder) {
    /** No margin, half a minute for start and ping, kept from game to game, no pondering. */
    public static final EngineHandling USUAL = new EngineHandling(0, 30_000, 30_000, false, false);

    private static final long LARGEST_MARGIN = 60_000;
    private static final long LONGEST_WAIT = 3_600;

    /**
     * Reads {@code margin} (milliseconds), {@code startup} and {@code ping} (seconds), {@code restart} and {@code ponder}
     * (on or off).
     *
     * @param usualMargin the margin without a word for it
     * @throws parachute.io.UserException if a value cannot be used
     */
    static EngineHandling parse(Map<String, String> words, long usualMargin) {
        return new EngineHandling(
                CommandWords.number("margin", words.getOrDefault("margin", "" + usualMargin), 0, LARGEST_MARGIN),
                seconds("startup", words, USUAL.startMillis),
                seconds("ping", words, USUAL.pingMillis),
                isOn("restart", words),
                isOn("ponder", words));
    }

    /** The same with another margin, in proportion to the time. */
    EngineHandling scaled(double factor) {
        return new EngineHandling(Math.round(margin * factor), startMillis, pingMillis, restart, ponder);
    }

    private static long seconds(String key, Map<String, String> words, long otherwise) {
        return words.containsKey(key) ? 1_000 * CommandWords.positive(key, words.get(key), LONGEST_WAIT) : otherwise;
    }

    private enum Switch {
        OFF,
        ON
    }

    private static boolean isOn(String key, Map<String, String> words) {
        return CommandWords.choice(key, words.getOrDefault(key, "off"), Switch.class) == Switch.ON;
    }
}
