package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sessions as clients drive them, with a real engine: how they start, moves and positions. */
class CecpSessionTest {
    @AutoClose
    private final Dialogue client = new Dialogue("xboard", "sd 4", "level 0 5 0", "easy", "nopost");

    // ---- start -----------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(strings = {"2", "4", "x"})
    void featuresAnswerProtover(String version) {
        List<String> lines = client.say("protover " + version).until("feature done=1");
        assertTrue(lines.stream().allMatch(line -> line.startsWith("feature ")));
    }

    @Test
    void terminationIsIgnoredFromItsFeatureOnUntilTheClientRejectsThat() {
        assertFalse(client.ignoresTermination());
        client.say("protover 2").until("feature done=1");
        assertTrue(client.ignoresTermination());
        client.say("accepted sigterm", "rejected debug");
        assertTrue(client.ignoresTermination());
        client.say("rejected sigterm");
        assertFalse(client.ignoresTermination());
    }

    @Test
    void whatTheEngineNeedNotKnowIsIgnored() {
        client.say(
                "accepted ping",
                "rejected debug",
                "accepted",
                "random",
                "computer",
                "name GM Someone",
                "rating 0 2500",
                "ics -",
                "otim 1000",
                "egtpath syzygy /no/such/folder",
                "holding [PP] [N] BN",
                "lift e2",
                "partner x",
                "result * {?}");
        assertEquals(List.of(), client.answers());
    }

    @ParameterizedTest
    @CsvSource({
        "frobnicate 1 2,Error (unknown command): frobnicate 1 2",
        "variant shogi,Error (unsupported variant): variant shogi",
        "level a b c,Error (bad argument): level a b c",
        "st x,Error (bad argument): st x",
        "memory,Error (bad argument): memory",
        "option Foo=1,Error (unknown option): option Foo=1",
        "option MultiPV=abc,Error (bad argument): option MultiPV=abc",
        "exclude e2e5,Error (illegal move): exclude e2e5",
        "usermove e2e5,Illegal move: e2e5",
        "e2e5,Illegal move: e2e5",
        "usermove,'Illegal move: '",
        "Nd5,Illegal move: Nd5",
        "N@d5,Illegal move: N@d5",
        "Nd9,Error (unknown command): Nd9"
    })
    void whatCannotBeDoneIsSaid(String line, String answer) {
        assertEquals(List.of(answer), client.say("force", line).answers());
    }

    // ---- moves -----------------------------------------------------------------------------------------------------

    @Test
    void movesAreReadInEveryNotationWithAndWithoutUsermove() {
        client.say("force", "usermove e2e4", "e7e5", "usermove Nf3", "Nc6", "f1b5", "g8f6", "O-O", "usermove 0-0");
        assertEquals(List.of("Illegal move: 0-0"), client.answers());
    }

    @Test
    void afterNewTheEnginePlaysBlack() {
        client.say("new", "sd 2", "usermove e2e4");
        assertTrue(client.answer().matches("move [a-h][78][a-h][1-8]|move [bg]8.."));
    }

    @Test
    void goTakesTheSideOnMove() {
        client.say("force", "e2e4", "go");
        assertTrue(client.answer().matches("move [a-h][78][a-h][1-8]|move [bg]8.."));
    }

    @Test
    void playotherWaitsForTheOpponent() {
        client.say("force", "e2e4", "playother");
        assertEquals(List.of(), client.answers());
        client.say("e7e5");
        assertTrue(client.answer().startsWith("move "));
    }

    @Test
    void aMoveIsRefusedWhileTheEngineThinks() {
        client.say("force", "e2e4", "sd 100", "st 100", "go", "usermove e7e5", "force");
        assertEquals(List.of("Error (command not legal now): usermove e7e5"), client.answers());
    }

    @Test
    void undoAndRemoveTakeBackOneAndTwoPlies() {
        client.say("force", "e2e4", "e7e5", "undo", "d7d5", "remove", "d2d4", "undo", "undo", "undo", "e2e4");
        assertEquals(List.of(), client.answers());
    }

    @Test
    void removeGivesTheUserHisMoveBack() {
        client.say("usermove e2e4");
        assertTrue(client.answer().startsWith("move "));
        client.say("remove", "usermove d2d4");
        assertTrue(client.answer().startsWith("move "));
    }

    @Test
    void whiteAndBlackBeforeGoMeanTheirClocksOnly() {
        client.say("force", "e2e4", "white", "time 6000", "otim 6000", "black", "go");
        assertTrue(client.answer().matches("move [a-h][78][a-h][1-8]|move [bg]8.."));
    }

    @Test
    void afterAMoveWhiteAndBlackSaidBeforeNoLongerCount() {
        client.say("force", "black", "time 6000", "otim 6000", "white", "go");
        assertTrue(client.answer().startsWith("move "));
        client.say("usermove a7a6");
        assertTrue(client.answer().startsWith("move "));
    }

    @Test
    void blackMayBegin() {
        client.say("force", "black", "e7e5", "e2e4");
        assertEquals(List.of(), client.answers());
    }

    // ---- positions -------------------------------------------------------------------------------------------------

    @Test
    void anIllegalPositionIsRepeatedAndNoMoveTakenUntilANewOne() {
        client.say("force", "setboard 8/8/8/8/8/8/8/8 w - - 0 1");
        assertTrue(
                client.answer().startsWith("tellusererror Illegal position: 8/8/8/8/8/8/8/8 w - - 0 1 (White has no"));
        client.say("e2e4", "go", "analyze", "exit");
        assertEquals(List.of("Illegal move: e2e4", "Error (illegal position): go"), client.answers());
        client.say("setboard 4k3/8/8/8/8/8/4P3/4K3 w - -", "e2e4", "new", "force", "e2e4");
        assertEquals(List.of(), client.answers());
    }

    @Test
    void aSideThatCouldCaptureTheKingIsNotPutOnTheMove() {
        client.say("force", "setboard 4k3/8/8/8/8/8/4R3/4K3 b - - 5 9", "white", "e2e3");
        assertEquals(
                List.of(
                        "tellusererror Illegal position: 4k3/8/8/8/8/8/4R3/4K3 b - - 5 9 with White to move"
                                + " (White is to move and could capture the king on e8)",
                        "Illegal move: e2e3"),
                client.answers());
    }

    @Test
    void crazyhouseDropsEndWithTheNextNew() {
        client.say("variant crazyhouse", "force", "e2e4", "d7d5", "e4d5", "d8d5", "P@e4");
        assertEquals(List.of(), client.answers());
        client.say("new", "force", "e2e4", "d7d5", "e4d5", "d8d5", "P@e4");
        assertEquals(List.of("Illegal move: P@e4"), client.answers());
    }

    @Test
    void editSetsUpAPosition() {
        client.say(
                "force", "edit", "#", "Ke1", "Ra1", "Pe7", "c", "Kb7", "Ph2", "nonsense", ".", "e7e8q", "b7b6", "e1c1");
        assertEquals(List.of("Error (unknown command): nonsense"), client.answers());
    }

    @Test
    void aCommandThatIsNotItsOwnEndsEdit() {
        client.say("force", "edit", "xa2", "usermove a1a7", "force");
        assertEquals(List.of(), client.answers());
    }
}
