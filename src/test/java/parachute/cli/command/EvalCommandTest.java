package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.cli.start.FrontEnds;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.network.SmallNetwork;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

/** What {@code parachute eval} prints. */
class EvalCommandTest {
    private final Terminal terminal = new Terminal();

    @TempDir
    private Path folder;

    @Test
    void withoutAPositionItIsTheStartOfChess() {
        assertEquals(FrontEnds.OK, terminal.run("eval"));
        assertEquals(Evaluation.DEFAULT.report(Position.start(Variant.CHESS)), terminal.saidLines());
        assertEquals(FrontEnds.OK, terminal.run("eval --variant crazyhouse"));
        assertEquals(Evaluation.DEFAULT.report(Position.start(Variant.CRAZYHOUSE)), terminal.saidLines());
    }

    @Test
    void handsAndPromotedPiecesStateTheVariant() {
        for (String fen : List.of("4k3/8/8/8/8/8/8/Q3K3[] b - - 0 1", "4k3/8/8/8/8/8/8/Q~3K3 b - - 0 1")) {
            assertEquals(FrontEnds.OK, terminal.run("eval " + fen));
            assertEquals(Evaluation.DEFAULT.report(Fen.parse(fen, Variant.CRAZYHOUSE)), terminal.saidLines());
            assertEquals(FrontEnds.USAGE, terminal.run("eval --variant chess " + fen));
            assertEquals(
                    "parachute: this is crazyhouse, but chess is expected (see parachute eval --help)\n",
                    terminal.complaint());
        }
    }

    @Test
    void castlingFromOtherSquaresIsOfChess960() {
        String fen = "4k3/8/8/8/8/8/8/4K1R1 w K - 0 1";
        assertEquals(FrontEnds.OK, terminal.run("eval " + fen));
        assertEquals(
                "parachute: castling right K is dropped: in chess king and rook castle from their home squares\n",
                terminal.complaint());
        assertEquals(FrontEnds.OK, terminal.run("eval --variant chess960 " + fen));
        assertEquals("", terminal.complaint());
        assertEquals(FrontEnds.OK, terminal.run("eval 4k3/8/8/8/8/8/8/4K1R1 w G - 0 1"));
        assertEquals("", terminal.complaint());
    }

    @Test
    void theVariantAndThePositionMayBeGiven() {
        String fen = "4k3/8/8/8/8/8/8/Q3K3 b - - 0 1";
        List<String> expected = Evaluation.DEFAULT.report(Fen.parse(fen, Variant.CHESS));
        assertEquals(FrontEnds.OK, terminal.run("eval --variant chess " + fen));
        assertEquals(expected, terminal.saidLines());
        assertEquals(FrontEnds.OK, terminal.run(List.of("eval", fen, "--variant", "chess")));
        assertEquals(expected, terminal.saidLines());
    }

    @Test
    void theEvaluationMayBeChosen() throws IOException {
        Position start = Position.start(Variant.CRAZYHOUSE);
        Path file = SmallNetwork.write(folder, Variant.CRAZYHOUSE, 1);
        assertEquals(FrontEnds.OK, terminal.run("eval --variant crazyhouse --evaluation " + file));
        Evaluation small = Evaluation.DEFAULT.with(SmallNetwork.of(Variant.CRAZYHOUSE, 1));
        assertEquals(small.report(start), terminal.saidLines());
        assertEquals(FrontEnds.USAGE, terminal.run("eval --variant chess --evaluation " + file));
        assertEquals(
                "parachute: the network of --evaluation is for crazyhouse, not for chess (see parachute eval --help)\n",
                terminal.complaint());
    }

    @Test
    void aBadPositionIsNamedInOneLine() {
        assertEquals(FrontEnds.USAGE, terminal.run("eval 8/8/8 w - - 0 1"));
        assertEquals(1, terminal.complaint().lines().count(), terminal.complaint());
        assertTrue(terminal.complaint().contains("(see parachute eval --help)"), terminal.complaint());
    }
}
