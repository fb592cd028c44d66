package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chess960, which XBoard calls fischerandom, and crazyhouse from its start positions. */
class FischerandomTest {
    @AutoClose
    private final Dialogue client = new Dialogue("xboard", "new", "sd 4", "easy", "nopost");

    @ParameterizedTest
    @CsvSource({
        "fischerandom, 4k3/pppp4/8/8/8/8/8/4K2R w K - 0 1",
        "fischerandom, 4k3/pppp4/8/8/8/8/8/5KR1 w K - 0 1",
        "fischerandom, 4k3/pppp4/8/8/8/8/8/4KR1R w F - 0 1",
        "crazyhouse,   4k3/pppp4/8/8/8/8/8/5KR1[] w G - 0 1",
    })
    void castlingIsWrittenByName(String variant, String fen) {
        client.say("variant " + variant, "setboard " + fen, "force", "exclude all", "include O-O", "go");
        assertEquals("move O-O", client.answer());
    }

    @ParameterizedTest
    @CsvSource({
        "normal,     r3k1r1/8/8/8/8/8/8/4K3 b k - 0 1, k, chess",
        "normal,     4k3/8/8/8/8/8/8/4K1R1 w G - 0 1, G, chess",
        "crazyhouse, r3k1r1/8/8/8/8/8/8/4K3[] b k - 0 1, k, crazyhouse"
    })
    void otherVariantsCastleFromTheHomeSquares(String variant, String fen, String right, String name) {
        client.say("variant " + variant, "setboard " + fen, "force", "usermove O-O");
        assertEquals(
                "# castling right " + right + " is dropped: in " + name
                        + " king and rook castle from their home squares",
                client.answer());
        assertEquals("Illegal move: O-O", client.answer());
    }

    @Test
    void inChessItIsTheKingsStep() {
        client.say("force", "setboard 4k3/pppp4/8/8/8/8/8/4K2R w K - 0 1", "exclude all", "include O-O", "go");
        assertEquals("move e1g1", client.answer());
    }

    @Test
    void newIsChessAgain() {
        client.say("variant fischerandom", "new", "force", "setboard 4k3/pppp4/8/8/8/8/8/4K2R w K - 0 1");
        client.say("exclude all", "include O-O", "go");
        assertEquals("move e1g1", client.answer());
    }

    @ParameterizedTest
    @CsvSource({"O-O", "0-0", "f1g1", "usermove O-O"})
    void castlingIsReadInEveryForm(String castling) {
        client.say("variant fischerandom", "force", "setboard 4k3/8/8/8/8/8/8/5KR1 w K - 0 1", castling);
        client.say("e8e7", "g1h1"); // the king stands on g1
        assertEquals(List.of(), client.answers());
    }

    @Test
    void aGameIsPlayedFromAPositionThatTheClientSetsUp() {
        client.say("variant fischerandom", "force");
        client.say("setboard nrqbkrbn/pppppppp/8/8/8/8/PPPPPPPP/NRQBKRBN w KQkq - 0 1", "usermove f2f4", "go");
        assertTrue(client.answer().startsWith("move "));
    }
}
