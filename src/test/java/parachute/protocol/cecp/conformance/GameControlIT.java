package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks D: who plays which side, and when the engine thinks. */
@Conformance
class GameControlIT {
    @Test
    @Tag("D01")
    void goFromTheStartIsAnsweredByAMoveOfWhite(XBoardClient client) {
        client.send("new", "sd 4", "go");
        TrackedBoard.chess().assertLegal(client.awaitMove(0).text());
    }

    @Test
    @Tag("D02")
    void afterNewTheEngineHasBlack(XBoardClient client) {
        client.send("new", "sd 4");
        client.play("e2e4");
        TrackedBoard.chess("e2e4").assertLegal(client.awaitMove(0).text());
    }

    @Test
    @Tag("D03")
    void movesOfTheEngineAreInCoordinates(XBoardClient client) {
        client.send("new", "sd 4", "go");
        String move = client.awaitMove(0).text();
        assertTrue(move.matches("[a-h][1-8][a-h][1-8][qrbn]?"), move);
    }

    @Test
    @Tag("D04")
    void goInTheMiddleOfAGameTakesTheSideOnMoveAndKeepsIt(XBoardClient client) {
        client.newGame();
        client.assertTaken("e2e4", "e7e5", "g1f3");
        client.send("sd 4");
        TrackedGame game = new TrackedGame(client, TrackedBoard.chess("e2e4", "e7e5", "g1f3"));
        game.play(2, ClientClocks.perMove(5));
    }

    @Test
    @Tag("D05")
    void playotherWaitsForTheOpponentsMove(XBoardClient client) {
        client.newGame();
        client.assertTaken("e2e4");
        int mark = client.mark();
        client.send("easy", "sd 4", "playother");
        // A move would come before the answer.
        client.sync();
        client.assertNoMove(mark);
        client.play("e7e5");
        TrackedBoard.chess("e2e4", "e7e5").assertLegal(client.awaitMove(mark).text());
    }

    @Test
    @Tag("D06")
    void newStartsANextGameWithTheEngineAsBlack(XBoardClient client) {
        client.send("new", "sd 4");
        client.play("e2e4");
        client.awaitMove(0);
        client.send("result * {stopped}", "force");
        client.sync();
        int mark = client.mark();
        client.send("new", "sd 4");
        client.play("d2d4");
        TrackedBoard.chess("d2d4").assertLegal(client.awaitMove(mark).text());
    }

    @Test
    @Tag("D07")
    void newTakesTheLimitOfDepthAway(XBoardClient client) {
        TrackedGame.setUpOffBook(client, "post", "sd 1", "st 0.5");
        client.send("go");
        client.awaitMove(0);
        client.send("force");
        TrackedGame.setUpOffBook(client, "post", "st 0.5");
        int mark = client.mark();
        client.send("go");
        client.awaitMove(mark);
        assertTrue(ThinkingLine.among(client.since(mark)).stream().anyMatch(line -> line.depth() > 1));
    }

    @Test
    @Tag("D18")
    void aQuestionMarkMakesTheEngineMoveAtOnce(XBoardClient client) {
        TrackedGame.setUpOffBook(client, "post", "level 0 60 0");
        int mark = client.mark();
        client.send("time 360000", "otim 360000", "go");
        client.awaitThinking(mark);
        client.assertNoMove(mark);
        client.send("?");
        client.awaitMove(mark, Timing.allowed(1));
    }

    @Test
    @Tag("D19")
    void aQuestionMarkWithoutAThinkingEngineDoesNothing(XBoardClient client) {
        client.newGame();
        int mark = client.mark();
        assertEquals(List.of(), client.complaintsAbout("?"));
        client.assertNoMove(mark);
    }

    @Test
    @Tag("D20")
    void forceStopsTheSearchWithinASecondAndNoMoveFollowsThePong(XBoardClient client) {
        TrackedGame.setUpOffBook(client, "post", "level 0 60 0");
        int mark = client.mark();
        client.send("time 360000", "go");
        client.awaitThinking(mark);
        client.send("force", "ping 77");
        client.await("pong 77", mark, Timing.allowed(1));
        int afterPong = client.mark();
        client.listen(Timing.seconds(0.2));
        client.assertNoMove(afterPong);
    }

    @Test
    @Tag("D21")
    void afterAResultWhileTheEngineThinksANewGameStartsAtOnce(XBoardClient client) {
        TrackedGame.setUpOffBook(client, "post", "level 0 60 0");
        int start = client.mark();
        client.send("time 360000", "go");
        client.awaitThinking(start);
        client.send("result 1-0 {Black resigns}", "force");
        client.sync();
        client.send("new", "random", "level 0 1 0", "sd 4", "post", "hard", "easy");
        client.sync();
        int mark = client.mark();
        client.play("c2c4");
        TrackedBoard.chess("c2c4").assertLegal(client.awaitMove(mark).text());
    }

    @Test
    @Tag("D28")
    void hintNamesALegalMoveAndBkEndsWithAnEmptyLine(XBoardClient client) {
        client.send("new", "sd 4", "easy", "hint");
        client.sync();
        client.since(0).stream()
                .filter(line -> line.startsWith("Hint:"))
                .forEach(line -> TrackedBoard.chess().assertLegal(line.substring("Hint:".length())));
        int mark = client.mark();
        client.send("bk");
        client.sync();
        List<String> book = client.since(mark).stream()
                .filter(line -> !line.startsWith("pong"))
                .toList();
        assertTrue(book.stream().allMatch(line -> line.isEmpty() || Character.isWhitespace(line.charAt(0))));
        assertTrue(book.isEmpty() || book.getLast().isBlank(), book.toString());
    }

    /** The first move is for the virtual machine, whose compiler would go on behind the pause on busy processors. */
    @Test
    @Tag("D29")
    void pauseStopsTheThinkingAndResumeGoesOn(XBoardClient client) {
        client.send("new", "easy", "st 2", "go");
        client.awaitMove(0);
        int mark = client.mark();
        client.send("new", "easy", "st 2", "go");
        client.listen(Timing.seconds(0.5));
        client.send("pause");
        client.listen(Timing.seconds(0.3));
        Duration before = client.processorTime();
        client.listen(Timing.seconds(2.5));
        client.assertNoMove(mark);
        Timing.assertWithin(0.4, client.processorTime().minus(before));
        client.send("resume");
        client.awaitMove(mark);
    }

    /** Clients of version 1 say so whose turn it is; the features ask for none of it. */
    @Test
    @Tag("D31")
    void whiteAndBlackSetTheSideOfTheEngine(XBoardClient client) {
        client.newGame();
        client.assertTaken("e2e4");
        int mark = client.mark();
        client.send("sd 4", "white", "time 6000", "otim 6000", "black", "go");
        TrackedBoard.chess("e2e4").assertLegal(client.awaitMove(mark).text());
    }

    @Test
    @Tag("D32")
    void gamesOfBothVariantsFollowEachOtherInOneProcess(XBoardClient client) {
        List<TrackedBoard> starts = List.of(TrackedBoard.chess(), TrackedBoard.crazyhouse(), TrackedBoard.chess());
        for (TrackedBoard start : starts) {
            client.send("new", "variant " + start.variant().xboardName());
            client.send("st 1", "easy", "level 0 0:10 0", "time 100", "otim 1000");
            client.sync();
            new TrackedGame(client, start).play(3, ClientClocks.perGame(5, 1));
            client.send("result * {next}", "force");
            client.sync();
        }
    }

    @Test
    @Tag("D34")
    void anOfferOfADrawDoesNotMakeTheEngineMove(XBoardClient client) {
        TrackedGame.setUpOffBook(client, "post", "level 0 60 0");
        int mark = client.mark();
        client.send("time 360000", "go");
        client.awaitThinking(mark);
        client.send("draw");
        client.listen(Timing.seconds(0.3));
        client.assertNoMove(mark);
        client.send("?");
        client.awaitMove(mark);
    }
}
