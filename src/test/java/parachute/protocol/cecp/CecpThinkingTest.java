package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;
import parachute.rules.notation.San;

/** Searches in a session, during its own move and the opponent's. */
class CecpThinkingTest {
    @AutoClose
    private final Dialogue client = new Dialogue("xboard", "sd 4", "level 0 5 0", "easy", "nopost");

    // ---- thinking --------------------------------------------------------------------------------------------------

    @Test
    void aTableAskedForWhileItThinksIsMadeAfterTheMove() {
        client.say("sd 100", "st 100", "go", "memory 1000000", "?");
        assertTrue(client.answer().startsWith("move "));
        assertTrue(client.answer().startsWith("# Hash is "), "without waiting for the next search");
    }

    @Test
    void settingsInMidSearchDoNotEndIt() {
        client.say(
                "sd 100",
                "st 1000",
                "go",
                "memory 8",
                "cores 1",
                "option ClearHash",
                "time 100",
                "post",
                "hard",
                "easy");
        client.say("draw", "exit", "hint", ".");
        client.until("stat01: \\d+ \\d+ \\d+ \\d+ \\d+.*");
        client.say("?");
        assertTrue(client.answer().startsWith("move "));
    }

    @ParameterizedTest
    @CsvSource({
        "normal, r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1",
        "crazyhouse, r1b2rk1/ppp2pBp/2n1p1p1/3pP1N1/1b1P4/2N2P2/PPP2nPP/R2QKB1R[PPqn] b KQ - 1 14"
    })
    void thinkingLinesAreInStandardAlgebraicNotationAndTheLastStartsWithTheMove(String variant, String fen) {
        client.say("new", "variant " + variant, "force", "setboard " + fen, "sd 6", "post", "go");
        List<String> lines = client.until("move .*");
        String move = lines.removeLast().substring("move ".length());
        Position position = Fen.parse(fen, Variant.parse(variant));
        lines.forEach(line -> assertIsSan(position.copy(), moves(line)));
        String san = San.format(position, CoordinateMove.parse(move));
        assertEquals(san, moves(lines.getLast()).getFirst());
    }

    /** Returns the moves of a thinking line, without the mark of a bound. */
    private static List<String> moves(String thinking) {
        return List.of(thinking.split("\t")[1].replaceFirst(" [!?]$", "").split(" "));
    }

    private static void assertIsSan(Position position, List<String> moves) {
        for (String text : moves) {
            int move = MoveText.parse(position, text);
            assertNotEquals(Move.NONE, move, text + " is legal in " + Fen.format(position));
            assertEquals(San.format(position, move), text);
            position.make(move);
        }
    }

    @Test
    void resumeWhenIdleDoesNothing() {
        assertEquals(List.of(), client.say("resume", "pause", "resume").answers());
    }

    // ---- pondering -------------------------------------------------------------------------------------------------

    @Test
    void itPondersOnTheReplyItNamesAndGoesOnWhenThatIsPlayed() {
        client.say("hard", "go");
        assertTrue(client.answer().startsWith("move "));
        String hint = client.answer();
        assertTrue(hint.startsWith("Hint: "));
        assertEquals(List.of(), client.answers());
        client.say("usermove " + hint.substring("Hint: ".length()));
        assertTrue(client.answer().startsWith("move "));
    }

    @Test
    void ponderingStartsAfterTheHint() {
        client.say("hard", "post", "go");
        String move = client.answer().substring("move ".length());
        String hint = client.answer().substring("Hint: ".length());
        Position position = Position.start(Variant.CHESS);
        position.make(CoordinateMove.parse(move));
        position.make(CoordinateMove.parse(hint));
        assertIsSan(position, moves(client.next()));
    }

    @Test
    void anotherReplyEndsPondering() {
        client.say("hard", "go");
        assertTrue(client.answer().startsWith("move "));
        String reply = client.answer().equals("Hint: a7a6") ? "a7a5" : "a7a6";
        client.say("usermove " + reply);
        assertTrue(client.answer().startsWith("move "));
    }

    @Test
    void aReplyPonderedOnIsNotOnTheBoard() {
        client.say("hard", "go");
        assertTrue(client.answer().startsWith("move "));
        assertTrue(client.answer().startsWith("Hint: "));
        client.say("undo", "force", "e2e4", "e7e5");
        assertEquals(List.of(), client.answers());
    }

    @Test
    void afterAPonderHitTheReplyIsOnTheBoard() {
        client.say("hard", "sd 3", "go");
        assertTrue(client.answer().startsWith("move "));
        String reply = client.answer().substring("Hint: ".length());
        client.say("usermove " + reply);
        assertTrue(client.answer().startsWith("move "));
        client.say("force", "undo", "undo", "usermove " + reply, "undo", "undo", "e2e4");
        assertEquals(
                List.of(),
                client.answers().stream()
                        .filter(line -> !line.startsWith("Hint: "))
                        .toList());
    }

    @Test
    void easyAndUndoTakeThePonderedReplyFromTheBoard() {
        client.say("hard", "go");
        assertTrue(client.answer().startsWith("move "));
        assertTrue(client.answer().startsWith("Hint: "));
        client.say("easy", "force", "a7a6", "undo", "a7a5", "undo", "undo", "e2e4");
        assertEquals(List.of(), client.answers());
    }
}
