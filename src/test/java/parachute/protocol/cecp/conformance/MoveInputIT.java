package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks C: moves of the client. */
@Conformance
class MoveInputIT {
    private static final TrackedBoard CASTLING = TrackedBoard.chessFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");

    @Test
    @Tag("C01")
    void inForceModeMovesAreTakenSilently(XBoardClient client) {
        client.newGame();
        int mark = client.mark();
        client.assertTaken("e2e4", "e7e5", "g1f3", "b8c6");
        client.assertNoMove(mark);
    }

    /** XBoard sends moves so to the second engine of a match, and cutechess does after some features. */
    @Test
    @Tag("C02")
    void aMoveWithoutTheWordUsermoveIsUnderstood(XBoardClient client) {
        client.newGame();
        assertEquals(List.of(), client.complaintsAbout("e2e4"));
        client.assertTaken("e7e5");
    }

    @Test
    @Tag("C03")
    void anIllegalMoveIsNamedAndChangesNothing(XBoardClient client) {
        client.newGame();
        for (String move : List.of("e2e5", "e7e5", "e1e2", "d1d3", "a1a3", "e2d3")) {
            assertEquals(List.of("Illegal move: " + move), client.complaintsAbout("usermove " + move));
        }
        client.assertTaken("e2e4", "e7e5");
    }

    @ParameterizedTest(name = "{0}: {2}")
    @Tag("C04")
    @CsvSource({
        "castling out of check,      4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1,                          e1g1",
        "castling through check,     4k3/8/8/8/8/8/5r2/R3K2R w KQ - 0 1,                          e1g1",
        "king into check,            4k3/8/8/8/8/8/5r2/4K2R w - - 0 1,                            e1f1",
        "pinned knight,              4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1,                           e2c3",
        "castling without the right, 4k3/8/8/8/8/8/8/R3K2R w - - 0 1,                             e1g1",
        "en passant without right,   rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3, e5d6",
    })
    void whatTheRulesForbidIsIllegal(String subject, String fen, String move, XBoardClient client) {
        client.newGame(TrackedBoard.chessFen(fen));
        client.assertRefused(move);
    }

    @Test
    @Tag("C05")
    void castlingIsAMoveOfTheKingAndTakesTheRookAlong(XBoardClient client) {
        client.newGame(CASTLING);
        client.assertTaken("e1g1", "e8c8", "f1f8", "d8f8");
        client.newGame(CASTLING);
        client.assertTaken("e1c1", "e8g8", "d1d8", "f8d8");
    }

    @Test
    @Tag("C06")
    void aPromotionNamesThePieceInLowerCase(XBoardClient client) {
        client.newGame(TrackedBoard.chessFen("1n2k3/P3P3/8/8/8/8/7p/1K6 w - - 0 1"));
        client.assertRefused("a7b8k");
        client.assertTaken("a7b8n", "h2h1r", "b1b2");
        client.newGame(TrackedBoard.chessFen("8/4P3/8/8/8/8/7p/1K4k1 w - - 0 1"));
        client.assertTaken("e7e8q", "g1f1", "e8a8");
    }

    @Test
    @Tag("C07")
    void aPawnTakenEnPassantIsGone(XBoardClient client) {
        client.newGame(TrackedBoard.chessFen("4k3/3p4/8/4P3/8/8/8/3RK3 b - - 0 1"));
        client.assertTaken("d7d5", "e5d6", "e8f8", "d1d5");
    }

    @Test
    @Tag("C08")
    void theEnPassantSquareOfAFenCounts(XBoardClient client) {
        client.newGame(TrackedBoard.chessFen("rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3"));
        client.assertTaken("e5d6");
    }

    @ParameterizedTest
    @Tag("C09")
    @ValueSource(strings = {"zz99", "e9e1", "e2", "", "O-O-O-O", "e2e4e5e6", "@@@@", "P@", "e2e4q5"})
    void whatIsNoMoveIsComplainedAbout(String text, XBoardClient client) {
        client.newGame();
        assertFalse(client.complaintsAbout("usermove " + text).isEmpty());
        client.assertTaken("e2e4");
    }
}
