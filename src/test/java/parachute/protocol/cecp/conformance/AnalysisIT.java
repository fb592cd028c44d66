package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks G: analysis, in which the engine thinks without end and never moves. */
@Conformance
@Execution(ExecutionMode.CONCURRENT)
class AnalysisIT {
    private static final TrackedBoard MATE_IN_ONE = TrackedBoard.chessFen("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");

    @Test
    @Tag("G01")
    void analysisShowsItsThinkingAndNeverMoves(XBoardClient client) {
        client.send("new", "post", "analyze");
        assertFalse(ThinkingLine.among(client.listen(Timing.seconds(1.2))).isEmpty());
        client.assertNoMove(0);
        endAnalysis(client);
    }

    @Test
    @Tag("G02")
    void aFullStopAsksForTheStateOfTheAnalysis(XBoardClient client) {
        analyseFor(client, 0.6);
        int mark = client.mark();
        client.send(".");
        // Hundredths of a second, nodes, depth, root moves left and in all, and the root move that is searched.
        client.await("stat01: \\d+ \\d+ \\d+ \\d+ \\d+( \\S+)?", mark, Timing.allowed(2));
    }

    @Test
    @Tag("G03")
    void aMoveLeadsToTheAnalysisOfTheNextPosition(XBoardClient client) {
        analyseFor(client, 0.5);
        int mark = client.mark();
        client.play("e2e4");
        client.listen(Timing.seconds(0.3));
        client.play("e7e5");
        assertAnalysed(client, 0.8, TrackedBoard.chess("e2e4", "e7e5"));
        client.assertNoMove(mark);
        client.assertNoComplaint(mark);
    }

    @Test
    @Tag("G04")
    void undoLeadsBackAndTheAnalysisGoesOn(XBoardClient client) {
        client.send("new", "post", "analyze");
        client.play("e2e4");
        client.listen(Timing.seconds(0.3));
        client.send("undo");
        client.listen(Timing.seconds(0.3));
        client.play("d2d4");
        assertAnalysed(client, 0.8, TrackedBoard.chess("d2d4"));
        client.assertNoComplaint(0);
    }

    @Test
    @Tag("G05")
    void setboardLeadsToTheAnalysisOfItsPosition(XBoardClient client) {
        analyseFor(client, 0.3);
        int mark = client.mark();
        client.send("setboard " + MATE_IN_ONE.fen());
        client.listen(Timing.seconds(1));
        List<ThinkingLine> lines = ThinkingLine.among(client.since(mark));
        assertFalse(lines.isEmpty());
        lines.getLast().assertLegalFrom(MATE_IN_ONE);
    }

    @Test
    @Tag("G06")
    void newStartsAGameAndStaysInAnalysis(XBoardClient client) {
        client.send("new", "post", "analyze");
        client.play("e2e4");
        client.listen(Timing.seconds(0.4));
        client.send("new");
        client.listen(Timing.seconds(0.5));
        client.play("d2d4");
        assertAnalysed(client, 0.6, TrackedBoard.chess("d2d4"));
        client.assertNoMove(0);
    }

    @Test
    @Tag("G07")
    void exitEndsTheThinkingAndGoStartsAGame(XBoardClient client) {
        analyseFor(client, 0.5);
        endAnalysis(client);
        assertEquals(List.of(), ThinkingLine.among(client.listen(Timing.seconds(0.6))));
        client.assertNoMove(0);
        client.send("force", "st 1", "go");
        TrackedBoard.chess().assertLegal(client.awaitMove(0).text());
    }

    @Test
    @Tag("G08")
    void aPingIsAnsweredAtOnce(XBoardClient client) {
        analyseFor(client, 0.6);
        client.send("ping 91");
        client.await("pong 91", 0, Timing.allowed(0.5));
    }

    @ParameterizedTest
    @Tag("G09")
    @ValueSource(strings = {"R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"})
    void aFinishedGameIsAnalysedWithoutAFloodOfLines(String fen, XBoardClient client) {
        client.send("new", "force", "setboard " + fen, "post", "analyze");
        client.listen(Timing.seconds(0.4));
        client.send(".", "exit");
        client.sync();
        assertTrue(client.mark() < 1000);
    }

    @Test
    @Tag("G10")
    void excludeAndIncludeChooseTheMovesThatAreAnalysed(XBoardClient client) {
        client.send("new", "force", "setboard " + MATE_IN_ONE.fen(), "post", "exclude a1a8", "analyze");
        assertNotEquals("a1a8", bestMoveWithin(client, 1));
        client.send("include all");
        client.sync();
        assertEquals("a1a8", bestMoveWithin(client, 1));
        client.send("exclude all", "include e1e2");
        client.sync();
        assertEquals("e1e2", bestMoveWithin(client, 0.6));
        endAnalysis(client);
    }

    @Test
    @Tag("G11")
    void commandsOfAGameDoNoHarm(XBoardClient client) {
        analyseFor(client, 0.3);
        client.send("hint", "bk", "?", "level 0 5 0", "time 100", "easy", "hard");
        client.listen(Timing.seconds(0.5));
        client.play("e2e4");
        assertAnalysed(client, 0.8, TrackedBoard.chess("e2e4"));
        client.assertNoMove(0);
        endAnalysis(client);
    }

    /** XBoard does so when its user walks through a game. */
    @Test
    @Tag("G12")
    void analysisMayBeLeftAndEnteredQuickly(XBoardClient client) {
        analyseFor(client, 0.2);
        client.send("exit", "force");
        client.play("e2e4", "e7e5", "g1f3");
        client.send("analyze");
        assertAnalysed(client, 0.9, TrackedBoard.chess("e2e4", "e7e5", "g1f3"));
        client.send("exit", "force", "undo", "undo", "undo", "analyze");
        assertAnalysed(client, 0.5, TrackedBoard.chess());
        endAnalysis(client);
        client.assertNoMove(0);
    }

    /** Starts the analysis of a new game and lets it run for some seconds. */
    private static void analyseFor(XBoardClient client, double seconds) {
        client.send("new", "post", "analyze");
        client.listen(Timing.seconds(seconds));
    }

    private static void endAnalysis(XBoardClient client) {
        client.send("exit");
        client.sync();
    }

    /** Checks that, once all commands have been carried out, the lines of thinking are about a position. */
    private static void assertAnalysed(XBoardClient client, double seconds, TrackedBoard board) {
        client.sync();
        lastLineWithin(client, seconds).assertLegalFrom(board);
    }

    /** The last line of thinking that comes within a time; fails if there is none. */
    private static ThinkingLine lastLineWithin(XBoardClient client, double seconds) {
        List<ThinkingLine> lines = ThinkingLine.among(client.listen(Timing.seconds(seconds)));
        assertFalse(lines.isEmpty(), "no thinking output");
        return lines.getLast();
    }

    private static String bestMoveWithin(XBoardClient client, double seconds) {
        return MATE_IN_ONE.inCoordinates(lastLineWithin(client, seconds).moves().getFirst());
    }
}
