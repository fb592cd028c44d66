package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.cli.start.FrontEnds;
import parachute.engine.eval.classical.EvaluationReport;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

/** What {@code parachute eval} prints. */
class EvalCommandTest {
    private final Terminal terminal = new Terminal();

    @Test
    void withoutAPositionItIsTheStartOfCrazyhouse() {
        assertEquals(FrontEnds.OK, terminal.run("eval"));
        assertEquals(EvaluationReport.lines(Position.start(Variant.CRAZYHOUSE)), terminal.saidLines());
    }

    @Test
    void theVariantAndThePositionMayBeGiven() {
        String fen = "4k3/8/8/8/8/8/8/Q3K3 b - - 0 1";
        List<String> expected = EvaluationReport.lines(Fen.parse(fen, Variant.CHESS));
        assertEquals(FrontEnds.OK, terminal.run("eval --variant chess " + fen));
        assertEquals(expected, terminal.saidLines());
        assertEquals(FrontEnds.OK, terminal.run(List.of("eval", fen, "--variant", "chess")));
        assertEquals(expected, terminal.saidLines());
    }

    @Test
    void aBadPositionIsNamedInOneLine() {
        assertEquals(FrontEnds.USAGE, terminal.run("eval 8/8/8 w - - 0 1"));
        assertEquals(1, terminal.complaint().lines().count(), terminal.complaint());
        assertTrue(terminal.complaint().contains("(see parachute eval --help)"), terminal.complaint());
    }
}
