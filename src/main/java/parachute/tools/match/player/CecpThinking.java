package parachute.tools.match.player;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.tools.match.game.EngineScore;
import parachute.tools.match.game.SearchReport;

/**
 * A line of thinking output of XBoard's protocol.
 *
 * @param depth plies
 * @param score centipawns for the side that moves; from 100 000 on mates
 * @param report what else it reports
 */
public record CecpThinking(int depth, int score, SearchReport report) {
    /** Ply, score, time, nodes: the start of such a line. */
    private static final Pattern THINKING =
            Pattern.compile("\\s*(\\d{1,4})[.+\\-?!:]?\\s+([+-]?\\d{1,9})\\s+(\\d{1,16})\\s+(\\d{1,18})(?:\\s(.*))?");

    /** What may precede the line of play: selective depth, nodes a second, hits in endgame tables, and a tab. */
    private static final Pattern DETAILS = Pattern.compile("\\s*(\\d{1,4})\\s+(\\d{1,18})\\s+(\\d{1,18})\\s*\\t(.*)");

    /** Moves, in coordinates or in algebraic notation; other words in a line of play do not belong to it. */
    private static final Pattern MOVE = Pattern.compile("[a-hA-HKQRBNPOo0@][\\w@=+#!?-]+");

    /** The minimum of mate scores, which are 100000 + N. */
    private static final int MATE = 100_000;

    private static final int MAX_MATE = 1_000;

    /** Reads a line; returns empty if it is not thinking output. */
    public static Optional<CecpThinking> parse(String line) {
        Matcher matcher = THINKING.matcher(line);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        return Optional.of(new CecpThinking(
                Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)), report(matcher)));
    }

    private static SearchReport report(Matcher thinking) {
        Map<String, Long> numbers = new HashMap<>();
        numbers.put("time", 10 * Long.parseLong(thinking.group(3)));
        numbers.put("nodes", Long.valueOf(thinking.group(4)));
        String rest = Objects.requireNonNullElse(thinking.group(5), "");
        Matcher details = DETAILS.matcher(rest);
        if (details.matches()) {
            numbers.put("seldepth", Long.valueOf(details.group(1)));
            numbers.put("nps", Long.valueOf(details.group(2)));
            numbers.put("tbhits", Long.valueOf(details.group(3)));
            rest = details.group(4);
        }
        List<String> line = Arrays.stream(rest.strip().split("\\s+"))
                .map(word -> word.replaceFirst("^\\d+\\.+", ""))
                .filter(word -> !word.isEmpty())
                .takeWhile(word -> MOVE.matcher(word).matches())
                .toList();
        return new SearchReport(numbers, line);
    }

    /** Returns the nodes of the whole search so far. */
    public long nodes() {
        return report.number("nodes").orElseThrow();
    }

    /** Returns the milliseconds of the whole search so far, by the engine's own clock. */
    public long millis() {
        return report.number("time").orElseThrow();
    }

    /** Returns the score in the form that matches compare. */
    EngineScore evaluation() {
        int beyond = Math.abs(score) - MATE;
        if (beyond >= 0 && beyond <= MAX_MATE) {
            int moves = Math.max(1, beyond);
            return new EngineScore(0, score > 0 ? moves : -moves, depth, report);
        }
        return new EngineScore(score, 0, depth, report);
    }
}
