package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks H: how the engine tells that a game is over. */
@Conformance
class GameEndIT {
    private static final TrackedBoard MATE_IN_ONE = TrackedBoard.chessFen("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");

    @Test
    @Tag("H01")
    void theEngineMatesAndClaimsTheWin(XBoardClient client) {
        client.newGame(MATE_IN_ONE);
        int mark = client.mark();
        client.send("sd 4", "go");
        assertEquals("a1a8", client.awaitMove(mark).text());
        assertResult("1-0", client, mark);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "H02, mate,                  1-0,     6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1,    a1a8",
        "H03, stalemate,             1/2-1/2, 7k/8/6K1/8/8/8/8/5Q2 w - - 0 1,       f1f7",
        "H04, fifty moves,           1/2-1/2, 4k3/8/8/8/8/8/R6r/4K3 w - - 99 80,    a2a3",
        "H06, bare kings,            1/2-1/2, 8/8/4k3/8/8/4n3/4K3/8 w - - 0 1,      e2e3",
    })
    @Tag("H02")
    @Tag("H03")
    @Tag("H04")
    @Tag("H06")
    void anEndByTheOpponentsMoveIsClaimedWithoutAMove(
            String id, String end, String result, String fen, String move, XBoardClient client) {
        client.newGame(TrackedBoard.chessFen(fen));
        int mark = client.mark();
        client.send("sd 4", "easy", "playother");
        client.play(move);
        assertResult(result, client, mark);
        client.assertNoMove(mark);
    }

    @Test
    @Tag("H05")
    void theThirdRepetitionByTheOpponentsMoveIsClaimed(XBoardClient client) {
        client.newGame();
        client.assertTaken("g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1");
        int mark = client.mark();
        client.send("sd 4", "easy", "playother");
        client.play("f6g8");
        assertResult("1/2-1/2", client, mark);
        client.assertNoMove(mark);
    }

    @Test
    @Tag("H07")
    void twoKnightsAgainstAKingAreNoDrawByRule(XBoardClient client) {
        client.newGame(TrackedBoard.chessFen("4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1"));
        int mark = client.mark();
        client.send("sd 4", "go");
        client.awaitMove(mark);
        client.assertNone(mark, line -> line.matches(ProtocolLine.RESULT));
    }

    @Test
    @Tag("H08")
    void goInAFinishedGameIsAnsweredByItsResult(XBoardClient client) {
        client.newGame(TrackedBoard.chessFen("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1"));
        int mark = client.mark();
        client.send("sd 4", "go");
        assertResult("1-0", client, mark);
        client.assertNoMove(mark);
        client.send("force");
        client.sync();
    }

    @Test
    @Tag("H09")
    void aMateInTwoMovesIsPlayedOut(XBoardClient client) {
        assertMates(client, TrackedBoard.chessFen("7k/8/8/8/8/8/1R6/R6K w - - 0 1"), 2);
    }

    /** Fails unless the engine, on move, mates within a number of moves against replies by chance. */
    static void assertMates(XBoardClient client, TrackedBoard board, int moves) {
        client.newGame(board);
        client.send("sd 6", "easy");
        TrackedGame game = new TrackedGame(client, board);
        game.play(moves, ClientClocks.perMove(5));
        assertTrue(game.board().isMate(), game.board().fen());
    }

    /** Fails unless the engine tells a result since a mark. */
    static void assertResult(String result, XBoardClient client, int mark) {
        String line = client.await(ProtocolLine.RESULT, mark).text();
        assertTrue(line.startsWith(result + " {"), line);
    }
}
