package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Analysis in a session. */
class CecpAnalysisTest {
    private static final String MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";

    @AutoClose
    private final Dialogue client = new Dialogue("xboard", "sd 4", "level 0 5 0", "easy", "nopost");

    @Test
    void analysisFollowsTheMovesAndNeverMoves() {
        client.say("sd 100", "post", "analyze");
        client.until("\\d+ .*");
        client.say("usermove e2e4");
        client.until("\\d+ .*\t([a-h][56]|N[a-h]6)( .*)?");
        client.say("undo", "hint", "bk", "?", "level 0 5 0", "easy", "hard", "option MultiPV=2", ".");
        client.until("stat01: \\d+ \\d+ \\d+ \\d+ \\d+.*");
        client.say("exit");
        assertFalse(client.answers().stream().anyMatch(line -> line.startsWith("move")));
    }

    @Test
    void newInAnalysisStaysThere() {
        client.say("post", "analyze", "e2e4", "new", "usermove d2d4");
        client.until("\\d+ .*\t([a-h][56]|N[a-h]6)( .*)?");
        client.say("exit");
        client.answers();
        client.say("undo", "e2e4");
        assertEquals(List.of(), client.answers());
    }

    @Test
    void afterExitThereIsSilence() throws InterruptedException {
        client.say("sd 100", "post", "analyze");
        client.until("\\d+ .*");
        client.say("exit");
        client.answers();
        assertEquals(List.of(), client.within(Duration.ofMillis(200)));
    }

    @Test
    void excludedMovesAreNotAnalysed() {
        client.say("force", "setboard " + MATE_IN_ONE, "post", "exclude a1a8", "analyze");
        assertFalse(client.next().contains("Ra8"));
        client.say("include all");
        client.until("\\d+ 100001 .*\tRa8#");
        client.say("exclude all", "include e1e2");
        client.until("\\d+ .*\tKe2.*");
    }

    @Test
    void whereEveryMoveIsExcludedNoneIsMade() {
        client.say("force", "exclude all", "go");
        assertEquals(List.of("Error (all moves are excluded): go"), client.answers());
        client.say("include e2e4", "sd 2", "go");
        assertEquals(List.of("move e2e4"), client.answers());
    }

    @Test
    void mateOnTheBoardIsAnalysedInSilence() throws InterruptedException {
        client.say("force", "setboard R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "post", "analyze", ".");
        assertEquals(List.of("stat01: 0 0 0 0 0"), client.within(Duration.ofMillis(200)));
    }

    @Test
    void theDotOfEditIsNoQuestionForTheStatus() {
        client.say("analyze", "edit", "xa2", ".", "exit");
        assertEquals(List.of(), client.answers());
    }
}
