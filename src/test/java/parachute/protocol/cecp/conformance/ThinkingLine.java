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
    static final Pattern LINE =
            Pattern.compile("\\s*(\\d+)\\s+([-+]?\\d+)\\s+(\\d+)\\s+(\\d+)(?:\\s+-?\\d+)*(?:[ \\t]+(\\S.*))?");

    private static final String SOME_PLIES = "\\s*([4-9]|\\d\\d+)\\s+[-+]?\\d+\\s+\\d+\\s+\\d+\\s.*";

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
     * Sends commands that lead to the analysis of a position and answers its last line as soon as some plies are
     * searched; fails if there is none. Without a line for a second those count that came between the commands and the
     * answer that they have been read: a position may be searched to the greatest depth by then.
     */
    static ThinkingLine ofAnalysis(XBoardClient client, String... commands) {
        int mark = client.mark();
        client.send(commands);
        client.sync();
        client.find(SOME_PLIES, client.mark(), Timing.allowed(1));
        List<ThinkingLine> lines = among(client.since(mark));
        assertFalse(lines.isEmpty(), "no thinking output");
        return lines.getLast();
    }

    /** Fails if the moves cannot be played one after the other. */
    void assertLegalFrom(TrackedBoard board) {
        board.after(moves.toArray(String[]::new));
    }
}
