package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** How games end in a session: by the rules, by agreement, by the client. */
class CecpGameEndTest {
    @AutoClose
    private final Dialogue client = new Dialogue("xboard", "sd 4", "level 0 5 0", "easy", "nopost");

    @Test
    void aDrawThatOurOwnMoveBringsAboutIsOfferedWithIt() {
        client.say("force", "setboard 7k/8/8/8/8/8/6q1/7K w - - 0 1", "go"); // the capture leaves bare kings
        assertEquals("offer draw", client.answer());
        assertEquals("move h1g2", client.answer());
        assertEquals("1/2-1/2 {Draw by insufficient material}", client.answer());
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
}
