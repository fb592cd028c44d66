package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Analysis in a session. */
class CecpAnalysisTest {
    @AutoClose
    private final Dialogue client = new Dialogue("xboard", "sd 4", "level 0 5 0", "easy", "nopost");

    @Test
    void whereEveryMoveIsExcludedNoneIsMade() {
        client.say("force", "exclude all", "go");
        assertEquals(List.of("Error (all moves are excluded): go"), client.answers());
        client.say("include e2e4", "sd 2", "go");
        assertEquals(List.of("move e2e4"), client.answers());
    }

    @Test
    void mateOnTheBoardIsAnalysedInSilence() {
        client.say("force", "setboard R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "post", "analyze", ".", "exit", "ping 1");
        assertEquals(List.of("stat01: 0 0 0 0 0", "pong 1"), client.until("pong 1"));
    }

    @Test
    void theDotOfEditDoesNotAskForTheStatus() {
        client.say("analyze", "edit", "xa2", ".", "exit");
        assertEquals(List.of(), client.answers());
    }
}
