package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How games end in a session: by the rules, by agreement, by the client. */
class CecpGameEndTest {
    private static final String MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";

    @AutoClose
    private final Dialogue client = new Dialogue("xboard", "sd 4", "level 0 5 0", "easy", "nopost");

    @Test
    void mateIsClaimedAfterTheMove() {
        client.say("force", "setboard " + MATE_IN_ONE, "go");
        assertEquals("move a1a8", client.answer());
        assertEquals("1-0 {White mates}", client.answer());
        assertEquals(List.of(), client.answers());
    }

    @ParameterizedTest
    @CsvSource({
        "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1,a1a8,1-0 {White mates}",
        "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1,f1f7,1/2-1/2 {Stalemate}",
        "4k3/8/8/8/8/8/R6r/4K3 w - - 99 80,a2a3,1/2-1/2 {Draw by fifty move rule}",
        "8/8/4k3/8/8/4n3/4K3/8 w - - 0 1,e2e3,1/2-1/2 {Draw by insufficient material}"
    })
    void aGameThatTheOpponentEndsIsAnsweredByItsResult(String fen, String move, String result) {
        client.say("force", "setboard " + fen, "playother", "usermove " + move);
        assertEquals(List.of(result), client.answers());
    }

    @Test
    void aDrawThatOurOwnMoveBringsAboutIsOfferedWithIt() {
        client.say("force", "setboard 7k/8/8/8/8/8/6q1/7K w - - 0 1", "go"); // the capture leaves bare kings
        assertEquals("offer draw", client.answer());
        assertEquals("move h1g2", client.answer());
        assertEquals("1/2-1/2 {Draw by insufficient material}", client.answer());
    }

    @Test
    void goInAFinishedPositionGivesTheResult() {
        client.say("force", "setboard R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "go");
        assertEquals(List.of("1-0 {White mates}"), client.answers());
    }

    @Test
    void goInADrawnRepetitionClaimsItWithTheMove() {
        client.say("force");
        client.say("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8".split(" "));
        client.say("go");
        assertEquals("offer draw", client.answer());
        assertTrue(client.answer().startsWith("move "));
    }

    @Test
    void theWorseSideAcceptsADraw() {
        client.say("force", "setboard 4k3/8/8/8/8/8/qq6/7K w - - 0 1", "draw", "go");
        assertEquals("offer draw", client.answer());
        assertTrue(client.answer().startsWith("move "));
        assertEquals(List.of("offer draw"), client.say("draw").answers());
    }

    @Test
    void theBetterSideDoesNot() {
        client.say("force", "setboard 4k3/8/8/8/8/8/QQ6/7K b - - 0 1", "playother", "draw", "usermove e8e7");
        assertTrue(client.answer().startsWith("move "));
    }

    @Test
    void lostGamesAreResignedOnlyIfTheUserWantsThat() {
        String lost = "setboard 7k/8/8/8/8/5q2/1q6/7K w - - 0 1";
        for (String option : List.of("0", "1")) {
            client.say("new", "sd 2", "force", lost, "option Resign=" + option);
            for (int i = 0; i < 2; i++) {
                assertTrue(client.say("go").answer().startsWith("move h1g1"));
                client.say("force", "undo");
            }
            client.say("go");
            assertEquals(option.equals("1") ? "resign" : "move h1g1", client.answer());
        }
    }

    @Test
    void resultEndsTheGameInMidSearch() throws InterruptedException {
        client.say("sd 100", "st 100", "post", "go", "result 1-0 {Black resigns}");
        assertEquals(List.of(), client.answers());
        client.say("new", "sd 2", "usermove c2c4");
        assertTrue(client.answer().startsWith("move "));
    }
}
