package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks F: the lines that tell what the engine thinks. */
@Conformance
class ThinkingOutputIT {
    private static final TrackedBoard MIDDLE_GAME =
            TrackedBoard.chessFen("r2q1rk1/pp2bppp/2n1pn2/3p1b2/3P1B2/2N1PN2/PP2BPPP/R2Q1RK1 w - - 0 10");

    @Test
    @Tag("F01")
    void thinkingLinesAreDepthScoreTimeNodesAndMoves(XBoardClient client) {
        Thought.of(client, MIDDLE_GAME, "sd 6").assertShown();
        client.assertNone(0, line -> !ProtocolLine.isAllowed(line));
    }

    @Test
    @Tag("F02")
    void eachLineHoldsLegalMovesAndTheLastBeginsWithTheMovePlayed(XBoardClient client) {
        Thought thought = Thought.of(client, MIDDLE_GAME, "sd 6").assertShown();
        thought.lines().forEach(line -> line.assertLegalFrom(MIDDLE_GAME));
        assertEquals(
                thought.move(), MIDDLE_GAME.inCoordinates(thought.last().moves().getFirst()));
    }

    @Test
    @Tag("F03")
    void depthAndNodesNeverFallAndTimeIsInHundredths(XBoardClient client) {
        Thought thought = Thought.of(client, MIDDLE_GAME, "sd 6").assertShown();
        List<ThinkingLine> lines = thought.lines();
        for (int i = 1; i < lines.size(); i++) {
            assertTrue(lines.get(i).depth() >= lines.get(i - 1).depth(), lines.toString());
            assertTrue(lines.get(i).nodes() >= lines.get(i - 1).nodes(), lines.toString());
        }
        Duration told = Duration.ofMillis(10 * thought.last().centiseconds());
        assertTrue(told.compareTo(thought.taken().plus(Timing.allowed(0.1))) <= 0, told + " of " + thought.taken());
    }

    @Test
    @Tag("F04")
    void afterNopostThereAreNoThinkingLines(XBoardClient client) {
        TrackedGame.setUpOffBook(client, "nopost", "easy", "st 1");
        client.send("go");
        client.awaitMove(0);
        assertEquals(List.of(), ThinkingLine.among(client.since(0)));
    }

    @ParameterizedTest
    @CsvSource({"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1, 100001", "7k/R7/2p5/8/8/8/8/1R4K1 b - - 0 1, -100001"})
    @Tag("F05")
    void aMateInOneMoveIsAHundredThousandAndOne(String fen, int score, XBoardClient client) {
        assertEquals(
                score,
                Thought.of(client, TrackedBoard.chessFen(fen), "sd 6")
                        .assertShown()
                        .last()
                        .score());
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1, 1",
        "4k3/8/8/8/8/8/8/Q3K3 b - - 0 1, -1",
        "q3k3/8/8/8/8/8/8/4K3 b - - 0 1, 1",
    })
    @Tag("F06")
    void theScoreIsThatOfTheSideOnMove(String fen, int sign, XBoardClient client) {
        int score = Thought.of(client, TrackedBoard.chessFen(fen), "sd 6")
                .assertShown()
                .last()
                .score();
        assertTrue(score * sign >= 200, "score " + score);
    }

    @Test
    @Tag("F07")
    void theOnlyLegalMoveIsPlayedWithoutSpendingTheTime(XBoardClient client) {
        Thought thought = Thought.of(client, TrackedBoard.chessFen("R6k/6pp/8/8/8/8/3r4/6K1 b - - 0 1"), "st 3");
        Timing.assertWithin(1, thought.taken());
        assertFalse(thought.move().isEmpty());
    }
}
