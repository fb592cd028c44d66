package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks I: how the engine plays and analyses crazyhouse. */
@Conformance
class CrazyhousePlayIT {
    private static final TrackedBoard MIDDLE_GAME =
            TrackedBoard.crazyhouseFen("r1bqk2r/ppp2ppp/2n2n2/4p3/2B1P3/5N2/PPP2PPP/RNBQ~K2R[PPNqnb] b KQkq - 0 7");

    @Test
    @Tag("I08")
    void aMateByADropIsPlayedAndClaimed(XBoardClient client) {
        client.newGame(TrackedBoard.crazyhouseFen("6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1"));
        int mark = client.mark();
        client.send("sd 4", "go");
        assertEquals("N@f7", client.awaitMove(mark).text());
        GameEndIT.assertResult("1-0", client, mark);
    }

    @Test
    @Tag("I09")
    void aMateInTwoMovesWithADropIsPlayedOut(XBoardClient client) {
        GameEndIT.assertMates(client, TrackedBoard.crazyhouseFen("r3k2r/ppp2ppp/8/5Q2/8/8/8/K7[PQ] w - - 0 1"), 2);
    }

    @Test
    @Tag("I10")
    void aDropIsAMoveWhereChessWouldBeStalemate(XBoardClient client) {
        assertTrue(moveIn(client, "k7/2Q5/1K6/8/8/8/8/8[p] b - - 0 1").startsWith("P@"));
    }

    @Test
    @Tag("I11")
    void aDropBetweenIsAMoveWhereChessWouldBeMate(XBoardClient client) {
        assertTrue(moveIn(client, "k6R/8/1K6/8/8/8/8/8[n] b - - 0 1").startsWith("N@"));
    }

    @Test
    @Tag("I12")
    void littleMaterialIsNoDraw(XBoardClient client) {
        assertFalse(moveIn(client, "4k3/8/8/8/8/8/8/4K1N1[] w - - 0 1").isEmpty());
        client.assertNone(0, line -> line.matches(ProtocolLine.RESULT));
    }

    @Test
    @Tag("I13")
    void fortyMovesWithAndAgainstDropsAreLegal(XBoardClient client) {
        client.send("new", "variant crazyhouse", "easy", "level 0 0:20 0");
        client.sync();
        TrackedGame game = new TrackedGame(client, TrackedBoard.crazyhouse());
        Random random = new Random(1);
        for (int move = 0; move < 40 && !game.board().isOver(); move++) {
            game.engineMoves(ClientClocks.perGame(2, 0));
            if (!game.board().isOver()) {
                game.opponentMoves(
                        random.nextBoolean()
                                ? game.board().randomDrop(random)
                                : game.board().randomMove(random));
            }
        }
    }

    @Test
    @Tag("I14")
    void thinkingLinesHoldLegalMovesAndDrops(XBoardClient client) {
        Thought.of(client, MIDDLE_GAME, "sd 6")
                .assertShown()
                .lines()
                .forEach(line -> line.assertLegalFrom(MIDDLE_GAME));
    }

    @Test
    @Tag("I15")
    void analysisTakesDropsAndUndo(XBoardClient client) {
        client.newGame(MIDDLE_GAME);
        int mark = client.mark();
        client.send("post", "analyze");
        client.awaitThinking(mark);
        ThinkingLine.ofAnalysis(client, "usermove N@d4").assertLegalFrom(MIDDLE_GAME.after("N@d4"));
        client.send("undo", "exit");
        client.sync();
        client.assertNoComplaint(0);
    }

    private static String moveIn(XBoardClient client, String fen) {
        TrackedBoard board = TrackedBoard.crazyhouseFen(fen);
        client.newGame(board);
        int mark = client.mark();
        client.send("sd 4", "go");
        return board.inCoordinates(client.awaitMove(mark).text());
    }
}
