package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Duration;
import java.util.List;

/**
 * One move of the engine with the thinking that led to it.
 *
 * @param move the move, in coordinates
 * @param taken the time from {@code go} to the move
 */
record Thought(List<ThinkingLine> lines, String move, Duration taken) {
    /** Has the engine think about a position, with a limit such as "sd 6" or "st 1". */
    static Thought of(XBoardClient client, TrackedBoard board, String limit) {
        client.newGame(board);
        client.send("easy", "post", limit);
        client.sync();
        int mark = client.mark();
        long start = System.nanoTime();
        client.send("go");
        EngineMove move = client.awaitMove(mark);
        return new Thought(ThinkingLine.among(client.since(mark)), board.inCoordinates(move.text()), move.since(start));
    }

    /** Fails if there is no thinking output. */
    Thought assertShown() {
        assertFalse(lines.isEmpty(), "no thinking output");
        return this;
    }

    ThinkingLine last() {
        return lines.getLast();
    }
}
