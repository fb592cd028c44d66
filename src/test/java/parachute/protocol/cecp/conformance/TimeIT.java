package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks E and I19: how long the engine thinks. */
@Conformance
class TimeIT {
    /** XBoard calls the flag at exactly this time. */
    @Test
    @Tag("E01")
    void noMoveTakesLongerThanTheTimeOfEachMove(XBoardClient client) {
        playGame(client, TrackedBoard.chess(), 5, ClientClocks.perMove(1), "new", "easy", "st 1");
    }

    @Test
    @Tag("E02")
    void theTimeOfEachMoveMayBeAFractionOfASecond(XBoardClient client) {
        playGame(client, TrackedBoard.chess(), 5, ClientClocks.perMove(0.3), "new", "easy", "st 0.3");
    }

    @Test
    @Tag("E03")
    void theLimitOfDepthIsKept(XBoardClient client) {
        TrackedGame.setUpOffBook(client, "easy", "post", "level 0 5 0", "sd 3");
        int mark = client.mark();
        client.send("time 30000", "otim 30000", "go");
        client.awaitMove(mark, Timing.allowed(3));
        List<ThinkingLine> lines = ThinkingLine.among(client.since(mark));
        assertFalse(lines.isEmpty());
        assertTrue(lines.stream().allMatch(line -> line.depth() <= 3), lines.toString());
    }

    @Test
    @Tag("E04")
    void fortyMovesAreMadeInFiveSeconds(XBoardClient client) {
        playGame(client, TrackedBoard.chess(), 40, ClientClocks.perGame(5, 0), "new", "easy", "level 0 0:05 0");
    }

    @Test
    @Tag("E05")
    void twentyMovesAreMadeInEachSessionOfFourSeconds(XBoardClient client) {
        playGame(client, TrackedBoard.chess(), 40, ClientClocks.perSession(20, 4), "new", "easy", "level 20 0:04 0");
    }

    @Test
    @Tag("E06")
    void theIncrementMayBeAFractionOfASecond(XBoardClient client) {
        playGame(client, TrackedBoard.chess(), 40, ClientClocks.perGame(2, 0.1), "new", "easy", "level 0 0:02 0.1");
    }

    @Test
    @Tag("E07")
    void withThreeTenthsOfASecondLeftTheEngineMovesInTime(XBoardClient client) {
        Timing.assertWithin(0.3, timeOfAMove(client, List.of("easy", "level 0 5 0"), "time 30", "otim 3000"));
    }

    /** XBoard never sends less. */
    @Test
    @Tag("E08")
    void withAHundredthOfASecondLeftTheEngineMovesAtOnce(XBoardClient client) {
        Timing.assertWithin(0.15, timeOfAMove(client, List.of("easy", "level 0 5 0"), "time 1", "otim 1"));
    }

    @Test
    @Tag("E09")
    void theFirstMoveOfAMinuteTakesLessThanAQuarter(XBoardClient client) {
        Timing.assertWithin(15, timeOfAMove(client, List.of("easy", "level 0 1 0"), "time 6000", "otim 6000"));
    }

    @Test
    @Tag("E10")
    void theLaterOfLevelAndStCounts(XBoardClient client) {
        Timing.assertWithin(1, timeOfAMove(client, List.of("easy", "level 0 60 0", "st 1")));
        client.send("force");
        Timing.assertWithin(2, timeOfAMove(client, List.of("easy", "st 30", "level 0 0:02 0"), "time 200", "otim 200"));
    }

    @Test
    @Tag("E11")
    void withNpsTheTimeIsCountedInNodes(XBoardClient client) {
        timeOfAMove(client, List.of("easy", "post", "nps 20000", "st 1"));
        List<ThinkingLine> lines = ThinkingLine.among(client.since(0));
        assertFalse(lines.isEmpty());
        assertTrue(lines.stream().allMatch(line -> line.nodes() <= 22_000), lines.toString());
    }

    @Test
    @Tag("E12")
    void anAnswerAfterPonderingKeepsTheTimeOfEachMove(XBoardClient client) {
        client.send("new", "hard", "st 1");
        client.sync();
        TrackedGame game = new TrackedGame(client, TrackedBoard.chess());
        game.engineMoves(ClientClocks.perMove(1));
        client.listen(Timing.seconds(1.2));
        game.opponentMoves(game.board().randomMove(new Random(1)));
        game.engineMoves(ClientClocks.perMove(1));
    }

    @Test
    @Tag("I19")
    void fortyMovesOfCrazyhouseAreMadeInFourSeconds(XBoardClient client) {
        playGame(
                client,
                TrackedBoard.crazyhouse(),
                40,
                ClientClocks.perGame(4, 0),
                "new",
                "variant crazyhouse",
                "easy",
                "level 0 0:04 0");
    }

    /** A game of the engine under some settings, which ends as soon as a move takes too long. */
    private static void playGame(
            XBoardClient client, TrackedBoard board, int moves, TrackedGame.Clock clock, String... settings) {
        client.send(settings);
        client.sync();
        new TrackedGame(client, board).play(moves, clock);
    }

    /** How long the engine takes in a position that no opening book knows. */
    private static Duration timeOfAMove(XBoardClient client, List<String> settings, String... clocks) {
        TrackedGame.setUpOffBook(client, settings.toArray(String[]::new));
        int mark = client.mark();
        for (String clock : clocks) {
            client.send(clock);
        }
        long start = System.nanoTime();
        client.send("go");
        return client.awaitMove(mark, Timing.seconds(30)).since(start);
    }
}
