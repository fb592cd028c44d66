package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A line of thinking output.
 *
 * @param depth plies
 * @param score hundredths of a pawn, for the side on move; mates from 100 000 on
 * @param centiseconds time so far
 * @param nodes positions so far
 * @param moves the principal variation in the engine's notation, without move numbers and bounds
 */
record ThinkingLine(int depth, int score, long centiseconds, long nodes, List<String> moves) {
    private static final Pattern LINE =
            Pattern.compile("\\s*(\\d+)\\s+([-+]?\\d+)\\s+(\\d+)\\s+(\\d+)(?:\\s+-?\\d+)*(?:[ \\t]+(\\S.*))?");

    /** Reads a line; empty if it is none of thinking output. */
    static Optional<ThinkingLine> parse(String line) {
        Matcher matcher = LINE.matcher(line);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String moves = Optional.ofNullable(matcher.group(5)).orElse("");
        return Optional.of(new ThinkingLine(
                Integer.parseInt(matcher.group(1)),
                Integer.parseInt(matcher.group(2)),
                Long.parseLong(matcher.group(3)),
                Long.parseLong(matcher.group(4)),
                Stream.of(moves.split("\\s+"))
                        .filter(word -> !word.matches("|\\d+\\.+|[!?]"))
                        .toList()));
    }

    /** The lines of thinking output among others. */
    static List<ThinkingLine> among(List<String> lines) {
        return lines.stream().map(ThinkingLine::parse).flatMap(Optional::stream).toList();
    }

    /**
     * Sends commands that lead to the analysis of a position, lets it run for some seconds and answers its last line;
     * fails if there is none. The lines count from the commands on: of a position that is soon searched to the greatest
     * depth they may all come before the engine has told that it has read them.
     */
    static ThinkingLine ofAnalysis(XBoardClient client, double seconds, String... commands) {
        int mark = client.mark();
        client.send(commands);
        client.sync();
        client.listen(Timing.seconds(seconds));
        List<ThinkingLine> lines = among(client.since(mark));
        assertFalse(lines.isEmpty(), "no thinking output");
        return lines.getLast();
    }

    /** Fails if the moves cannot be played one after the other. */
    void assertLegalFrom(TrackedBoard board) {
        board.after(moves.toArray(String[]::new));
    }
}
