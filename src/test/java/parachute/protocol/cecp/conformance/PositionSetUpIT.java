package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks D: how a position is set up, and how moves are taken back. */
@Conformance
class PositionSetUpIT {
    private static final String EMPTY_BOARD = "8/8/8/8/8/8/8/8 w - - 0 1";

    @ParameterizedTest
    @Tag("D08")
    @ValueSource(
            strings = {
                "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
                "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3"
            })
    void goAfterSetboardMovesForTheSideOnMove(String fen, XBoardClient client) {
        TrackedBoard board = TrackedBoard.chessFen(fen);
        client.newGame(board);
        int mark = client.mark();
        client.send("sd 4", "go");
        board.assertLegal(client.awaitMove(mark).text());
    }

    @Test
    @Tag("D09")
    void aFenWithoutCountersIsUnderstood(XBoardClient client) {
        client.newGame();
        client.send("setboard 4k3/8/8/8/8/8/4P3/4K3 w - -");
        client.assertTaken("e2e4", "e8e7");
    }

    @ParameterizedTest
    @Tag("D10")
    @ValueSource(
            strings = {
                EMPTY_BOARD,
                "kk6/8/8/8/8/8/8/KK6 w - - 0 1",
                "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
                "abc",
                "",
                "9/9/9 w",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1",
                "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1"
            })
    void anIllegalPositionIsComplainedAbout(String fen, XBoardClient client) {
        assertFalse(client.complaintsAbout("force", "setboard " + fen).isEmpty());
        client.assertUsable();
    }

    @Test
    @Tag("D11")
    void afterAnIllegalPositionMovesAreRefused(XBoardClient client) {
        client.send("new", "force", "setboard " + EMPTY_BOARD);
        client.assertRefused("e2e4");
    }

    /** PyChess clears the engine's board by such a position and hides the complaint if it names the FEN. */
    @Test
    @Tag("D12")
    void theComplaintAboutAnIllegalPositionRepeatsIt(XBoardClient client) {
        List<String> complaints = client.complaintsAbout("new", "force", "setboard " + EMPTY_BOARD);
        assertTrue(complaints.stream().anyMatch(line -> line.contains("8/8/8/8/8/8/8/8")), complaints.toString());
    }

    @Test
    @Tag("D13")
    void undoInForceModeTakesBackOneMove(XBoardClient client) {
        client.newGame();
        client.assertTaken("e2e4", "e7e5");
        client.send("undo");
        client.assertTaken("d7d5");
        client.send("undo", "undo");
        client.assertTaken("d2d4", "d7d5");
        client.send("undo", "undo");
        client.assertTaken("e2e4");
    }

    @Test
    @Tag("D14")
    void undoRestoresCastlingPromotionAndEnPassant(XBoardClient client) {
        client.newGame(TrackedBoard.chessFen("r3k2r/1P6/8/4p3/3pP3/8/8/R3K2R w KQkq - 0 1"));
        for (String move : List.of("e1g1", "b7a8q", "b7b8n", "e1c1")) {
            client.assertTaken(move);
            client.send("undo");
        }
        client.newGame(TrackedBoard.chessFen("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1"));
        client.assertTaken("e2e4", "d4e3");
        client.send("undo");
        client.assertTaken("d4e3");
    }

    @Test
    @Tag("D15")
    void undoAndRemoveAtTheStartOfAGameDoNoHarm(XBoardClient client) {
        client.newGame();
        client.send("undo", "undo", "remove");
        client.assertTaken("e2e4");
    }

    @Test
    @Tag("D16")
    void removeOnTheUsersTurnTakesBackHisMoveAndTheAnswer(XBoardClient client) {
        client.send("new", "easy", "sd 4");
        client.play("e2e4");
        client.awaitMove(0);
        client.send("remove");
        int mark = client.mark();
        client.play("d2d4");
        TrackedBoard.chess("d2d4").assertLegal(client.awaitMove(mark).text());
    }

    /** So lichess-bot takes moves back. */
    @Test
    @Tag("D17")
    void removeInForceModeTakesBackTwoMoves(XBoardClient client) {
        client.newGame();
        client.assertTaken("e2e4", "e7e5", "g1f3", "b8c6");
        int mark = client.mark();
        client.send("remove");
        client.assertTaken("d2d4", "e5d4");
        client.assertNoMove(mark);
    }

    /** Clients of version 1 know no setboard. */
    @Test
    @Tag("D30")
    void editSetsAPositionUp(XBoardClient client) {
        client.send("new", "force", "edit", "#", "Ke1", "Ra1", "Pe7", "c", "Kb7", "Ph2", ".");
        client.assertTaken("e7e8q", "b7b6", "e1c1");
        assertEquals(List.of(), client.errors());
    }
}
