package parachute.tools.match.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.io.UserException;
import parachute.tools.program.CommandWords;

/**
 * The limits of an engine. Zero in any field means no limit of that kind.
 *
 * @param base milliseconds on the clock at the start, and again after every {@code moves}
 * @param increment milliseconds added after each move
 * @param moves moves after which the clock is filled again; 0 if the base is for the whole game
 * @param moveTime milliseconds for each move, which cannot be saved for the next one
 * @param nodes nodes for each move
 * @param depth plies for each move
 */
public record TimeControl(long base, long increment, int moves, long moveTime, long nodes, int depth) {
    /** No limit at all. */
    public static final TimeControl NONE = new TimeControl(0, 0, 0, 0, 0, 0);

    /** "40/1:30+0.5": moves, minutes, seconds, increment in seconds. */
    private static final Pattern CLOCK =
            Pattern.compile("(?:(\\d{1,4})/)?(?:(\\d{1,5}):)?(\\d{1,7}(?:\\.\\d+)?)(?:\\+(\\d{1,5}(?:\\.\\d+)?))?");

    /** The short and the long time control of Stockfish's tests, by their usual names. */
    private static final Map<String, String> PRESETS = Map.of("stc", "10+0.1", "ltc", "60+0.6");

    private static final Set<String> KEYS = Set.of("tc", "st", "nodes", "depth");

    /** Returns a limit of nodes for each move. */
    public static TimeControl ofNodes(long nodes) {
        return new TimeControl(0, 0, 0, 0, nodes, 0);
    }

    /** Returns a limit of plies for each move. */
    public static TimeControl ofDepth(int plies) {
        return new TimeControl(0, 0, 0, 0, 0, plies);
    }

    /** Returns the same with all times scaled, each at least a millisecond; nodes and depth do not change. */
    public TimeControl scaled(double factor) {
        return new TimeControl(
                scaled(base, factor), scaled(increment, factor), moves, scaled(moveTime, factor), nodes, depth);
    }

    private static long scaled(long milliseconds, double factor) {
        return milliseconds == 0 ? 0 : Math.max(1, Math.round(milliseconds * factor));
    }

    /** Returns whether there is a clock that runs from move to move. */
    public boolean hasClock() {
        return base > 0 || increment > 0;
    }

    /** Returns whether the time of a move is limited in any way. */
    public boolean isTimed() {
        return hasClock() || moveTime > 0;
    }

    /** Returns whether a search would never end. */
    public boolean isUnlimited() {
        return !isTimed() && nodes == 0 && depth == 0;
    }

    /**
     * Returns the time control that words describe, on top of this one: {@code tc} (such as 10+0.1, 1:00+1, 40/60, stc
     * or ltc), {@code st} (seconds a move), {@code nodes}, {@code depth}; other keys are ignored. A word for one of
     * them replaces all four: an engine with its own {@code nodes} does not use the common clock.
     *
     * @throws UserException if a value is not a number or out of range
     */
    public TimeControl with(Map<String, String> words) {
        if (words.keySet().stream().noneMatch(KEYS::contains)) {
            return this;
        }
        TimeControl limits = new TimeControl(
                0,
                0,
                0,
                words.containsKey("st") ? milliseconds("st", words.get("st")) : 0,
                words.containsKey("nodes") ? CommandWords.number("nodes", words.get("nodes"), 1, Long.MAX_VALUE) : 0,
                words.containsKey("depth") ? (int) CommandWords.number("depth", words.get("depth"), 1, 1000) : 0);
        String clock = words.getOrDefault("tc", "inf");
        return limits.withClock(PRESETS.getOrDefault(clock, clock));
    }

    private TimeControl withClock(String text) {
        if (text.equals("inf")) {
            return this;
        }
        Matcher clock = CLOCK.matcher(text);
        if (!clock.matches()) {
            throw new UserException(
                    "a time control looks like 10+0.1 (seconds), 1:30+1, 40/60, stc or ltc, not \"" + text + '"');
        }
        long minutes = clock.group(2) == null ? 0 : Long.parseLong(clock.group(2));
        long seconds = Math.round(Double.parseDouble(clock.group(3)) * 1000);
        long added = clock.group(4) == null ? 0 : Math.round(Double.parseDouble(clock.group(4)) * 1000);
        int session = clock.group(1) == null ? 0 : Integer.parseInt(clock.group(1));
        if (minutes == 0 && seconds == 0 && added == 0) {
            throw new UserException("a time control of zero: \"" + text + '"');
        }
        return new TimeControl(minutes * 60_000 + seconds, added, session, moveTime, nodes, depth);
    }

    private static long milliseconds(String name, String text) {
        try {
            long value = Math.round(Double.parseDouble(text) * 1000);
            if (value > 0 && value < Integer.MAX_VALUE) {
                return value;
            }
        } catch (NumberFormatException e) {
            throw new UserException(name + " must be a number of seconds, not \"" + text + '"');
        }
        throw new UserException(name + " must be at least 0.001 seconds, not \"" + text + '"');
    }

    /** Returns the text of PGN's TimeControl tag ("10+0.1", "40/60"), or words if there is no clock. */
    @Override
    public String toString() {
        List<String> parts = new ArrayList<>();
        if (hasClock()) {
            parts.add((moves > 0 ? moves + "/" : "") + seconds(base) + (increment > 0 ? "+" + seconds(increment) : ""));
        }
        if (moveTime > 0) {
            parts.add(seconds(moveTime) + "/move");
        }
        if (nodes > 0) {
            parts.add(nodes + " nodes");
        }
        if (depth > 0) {
            parts.add(depth + " plies");
        }
        return parts.isEmpty() ? "-" : String.join(", ", parts);
    }

    /** Returns milliseconds as seconds, whole ones where possible: old engines do not understand others. */
    public static String seconds(long milliseconds) {
        String text = String.format(Locale.ROOT, "%.3f", milliseconds / 1000.0);
        return text.replaceFirst("\\.?0+$", "");
    }
}
