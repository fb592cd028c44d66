package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks G: analysis, in which the engine thinks without end and never moves. */
@Conformance
class AnalysisIT {
    private static final TrackedBoard MATE_IN_ONE = TrackedBoard.chessFen("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");

    @Test
    @Tag("G01")
    void analysisShowsItsThinkingAndNeverMoves(XBoardClient client) {
        ThinkingLine.ofAnalysis(client, "new", "post", "analyze").assertLegalFrom(TrackedBoard.chess());
        client.assertNoMove(0);
        endAnalysis(client);
    }

    @Test
    @Tag("G02")
    void aFullStopAsksForTheStateOfTheAnalysis(XBoardClient client) {
        analyse(client);
        int mark = client.mark();
        client.send(".");
        // Hundredths of a second, nodes, depth, root moves left and in all, and the root move that is searched.
        client.await("stat01: \\d+ \\d+ \\d+ \\d+ \\d+( \\S+)?", mark, Timing.allowed(2));
    }

    @Test
    @Tag("G03")
    void aMoveLeadsToTheAnalysisOfTheNextPosition(XBoardClient client) {
        analyse(client);
        int mark = client.mark();
        client.play("e2e4");
        client.sync();
        ThinkingLine.ofAnalysis(client, "usermove e7e5").assertLegalFrom(TrackedBoard.chess("e2e4", "e7e5"));
        client.assertNoMove(mark);
        client.assertNoComplaint(mark);
    }

    @Test
    @Tag("G04")
    void undoLeadsBackAndTheAnalysisGoesOn(XBoardClient client) {
        client.send("new", "post", "analyze");
        client.play("e2e4");
        client.sync();
        client.send("undo");
        client.sync();
        ThinkingLine.ofAnalysis(client, "usermove d2d4").assertLegalFrom(TrackedBoard.chess("d2d4"));
        client.assertNoComplaint(0);
    }

    @Test
    @Tag("G05")
    void setboardLeadsToTheAnalysisOfItsPosition(XBoardClient client) {
        analyse(client);
        ThinkingLine.ofAnalysis(client, "setboard " + MATE_IN_ONE.fen()).assertLegalFrom(MATE_IN_ONE);
    }

    @Test
    @Tag("G06")
    void newStartsAGameAndStaysInAnalysis(XBoardClient client) {
        client.send("new", "post", "analyze");
        client.play("e2e4");
        client.sync();
        client.send("new");
        client.sync();
        ThinkingLine.ofAnalysis(client, "usermove d2d4").assertLegalFrom(TrackedBoard.chess("d2d4"));
        client.assertNoMove(0);
    }

    @Test
    @Tag("G07")
    void exitEndsTheThinkingAndGoStartsAGame(XBoardClient client) {
        analyse(client);
        endAnalysis(client);
        assertEquals(List.of(), ThinkingLine.among(client.listen(Timing.seconds(0.3))));
        client.assertNoMove(0);
        client.send("force", "sd 4", "go");
        TrackedBoard.chess().assertLegal(client.awaitMove(0).text());
    }

    @Test
    @Tag("G08")
    void aPingIsAnsweredAtOnce(XBoardClient client) {
        analyse(client);
        client.send("ping 91");
        client.await("pong 91", 0, Timing.allowed(0.5));
    }

    @ParameterizedTest
    @Tag("G09")
    @ValueSource(strings = {"R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"})
    void aFinishedGameIsAnalysedWithoutAFloodOfLines(String fen, XBoardClient client) {
        client.send("new", "force", "setboard " + fen, "post", "analyze");
        client.listen(Timing.seconds(0.2));
        client.send(".", "exit");
        client.sync();
        assertTrue(client.mark() < 1000);
    }

    @Test
    @Tag("G10")
    void excludeAndIncludeChooseTheMovesThatAreAnalysed(XBoardClient client) {
        client.newGame(MATE_IN_ONE);
        assertNotEquals("a1a8", bestMove(client, "post", "exclude a1a8", "analyze"));
        assertEquals("a1a8", bestMove(client, "include all"));
        assertEquals("e1e2", bestMove(client, "exclude all", "include e1e2"));
        endAnalysis(client);
    }

    @Test
    @Tag("G11")
    void commandsOfAGameDoNoHarm(XBoardClient client) {
        analyse(client);
        client.send("hint", "bk", "?", "level 0 5 0", "time 100", "easy", "hard");
        client.sync();
        ThinkingLine.ofAnalysis(client, "usermove e2e4").assertLegalFrom(TrackedBoard.chess("e2e4"));
        client.assertNoMove(0);
        endAnalysis(client);
    }

    /** XBoard does so when its user walks through a game. */
    @Test
    @Tag("G12")
    void analysisMayBeLeftAndEnteredQuickly(XBoardClient client) {
        analyse(client);
        client.send("exit", "force");
        client.play("e2e4", "e7e5", "g1f3");
        ThinkingLine.ofAnalysis(client, "analyze").assertLegalFrom(TrackedBoard.chess("e2e4", "e7e5", "g1f3"));
        ThinkingLine.ofAnalysis(client, "exit", "force", "undo", "undo", "undo", "analyze")
                .assertLegalFrom(TrackedBoard.chess());
        endAnalysis(client);
        client.assertNoMove(0);
    }

    /** Starts the analysis of a new game and waits until it shows something. */
    private static void analyse(XBoardClient client) {
        int mark = client.mark();
        client.send("new", "post", "analyze");
        client.awaitThinking(mark);
    }

    private static void endAnalysis(XBoardClient client) {
        client.send("exit");
        client.sync();
    }

    /** The first move of the last line of thinking about {@link #MATE_IN_ONE}. */
    private static String bestMove(XBoardClient client, String... commands) {
        ThinkingLine line = ThinkingLine.ofAnalysis(client, commands);
        return MATE_IN_ONE.inCoordinates(line.moves().getFirst());
    }
}
