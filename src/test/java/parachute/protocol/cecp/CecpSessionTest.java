package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.MoveText;

/** Sessions as clients use them, with a real engine: start, moves and positions. */
class CecpSessionTest {
    @AutoClose
    private final Dialogue client = new Dialogue("xboard", "sd 4", "level 0 5 0", "easy", "nopost");

    @ParameterizedTest
    @CsvSource({
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

    @Test
    void aLineOfTenMegabytesGetsOneShortReply() {
        byte[] line = new byte[10_000_000];
        Arrays.fill(line, (byte) 'x');
        List<String> answers = client.sayRaw(line).say("").answers();
        assertEquals(1, answers.size());
        assertTrue(answers.getFirst().startsWith("Error (unknown command): xxx"));
        assertTrue(answers.getFirst().length() < 1000);
    }

    // ---- moves -----------------------------------------------------------------------------------------------------

    @Test
    void movesAreReadInEveryNotationWithAndWithoutUsermove() {
        client.say("force", "usermove e2e4", "e7e5", "usermove Nf3", "Nc6", "f1b5", "g8f6", "O-O", "usermove 0-0");
        assertEquals(List.of("Illegal move: 0-0"), client.answers());
    }

    @Test
    void aMoveIsRefusedWhileTheEngineThinks() {
        client.say("force", "e2e4", "sd 100", "st 100", "go", "usermove e7e5", "force");
        assertEquals(List.of("Error (command not legal now): usermove e7e5"), client.answers());
    }

    @Test
    void afterAMoveWhiteAndBlackSaidBeforeNoLongerCount() {
        client.say("force", "black", "time 6000", "otim 6000", "white", "go");
        Position position = Position.start(Variant.CHESS);
        playEngineMove(position);
        position.make(CoordinateMove.parse("a7a6"));
        client.say("usermove a7a6");
        playEngineMove(position);
    }

    /** Makes the engine's move, which has to be legal. */
    private void playEngineMove(Position position) {
        String answer = client.answer();
        assertTrue(answer.startsWith("move "), answer);
        int move = MoveText.parse(position, answer.substring("move ".length()));
        assertNotEquals(Move.NONE, move, answer);
        position.make(move);
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
    void aSideThatCouldCaptureTheKingIsNotGivenTheMove() {
        client.say("force", "setboard 4k3/8/8/8/8/8/4R3/4K3 b - - 5 9", "white", "e2e3");
        assertEquals(
                List.of(
                        "tellusererror Illegal position: 4k3/8/8/8/8/8/4R3/4K3 b - - 5 9 with White to move"
                                + " (White is to move and could capture the king on e8)",
                        "Illegal move: e2e3"),
                client.answers());
    }

    @Test
    void inEditANonsenseIsNamed() {
        client.say("force", "edit", "#", "Ke1", "Ra1", "c", "Kb7", "nonsense", ".", "e1c1");
        assertEquals(List.of("Error (unknown command): nonsense"), client.answers());
    }

    @Test
    void aCommandThatIsNotItsOwnEndsEdit() {
        client.say("force", "edit", "xa2", "usermove a1a7", "force");
        assertEquals(List.of(), client.answers());
    }
}
