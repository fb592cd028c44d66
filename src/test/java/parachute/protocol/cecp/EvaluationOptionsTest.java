package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.network.SmallNetwork;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/** The option {@code EvalFile} of the client's dialog, and what is said about {@code Evaluation}. */
class EvaluationOptionsTest {
    @AutoClose
    private final Dialogue client = new Dialogue("xboard", "protover 2", "new", "force", "easy", "nopost");

    private List<String> features = List.of();

    @TempDir
    private Path folder;

    @BeforeEach
    void open() {
        features = client.until("feature done=1");
    }

    private static String sum(Evaluation evaluation) {
        List<String> lines = evaluation.report(Position.start(Variant.CHESS));
        return "telluser " + lines.get(lines.size() - 1);
    }

    /** Returns the message to the user about the start position after an option was set. */
    private String sumAfter(String option) {
        List<String> lines = client.say("option " + option, "option Eval").answers();
        return lines.get(lines.size() - 1);
    }

    @Test
    void itIsDeclared() {
        assertTrue(features.contains("feature option=\"EvalFile -file \""), features.toString());
    }

    @Test
    void theFileOfANetworkIsUsed() throws IOException {
        Path file = SmallNetwork.write(folder, Variant.CHESS, 1);
        String network = sum(Evaluation.DEFAULT.with(SmallNetwork.of(Variant.CHESS, 1)));
        assertEquals(network, sumAfter("EvalFile=" + file));
        assertEquals(sum(Evaluation.DEFAULT), sumAfter("EvalFile="));
    }

    @Test
    void aClientThatHasStoredAChoiceBetweenEvaluationsGetsTheNetwork() {
        assertEquals(
                List.of("Error (the network evaluates all positions: there is no other evaluation any more):"
                        + " option Evaluation=classical"),
                client.say("option Evaluation=classical").answers());
        assertEquals(sum(Evaluation.DEFAULT), sumAfter("MultiPV=1"));
    }

    @Test
    void aFileThatCannotBeUsedIsReportedAndTheNetworkStays() throws IOException {
        String network = sumAfter("EvalFile=" + SmallNetwork.write(folder, Variant.CHESS, 1));
        Path missing = folder.resolve("missing.net");
        assertEquals(
                List.of("Error (there is no file " + missing + "): option EvalFile=" + missing),
                client.say("option EvalFile=" + missing).answers());
        assertEquals(network, sumAfter("MultiPV=1"));
    }

    @Test
    void aSearchForAMoveEndsBeforeTheChange() throws IOException {
        Path file = SmallNetwork.write(folder, Variant.CHESS, 1);
        client.say("new", "st 1", "go", "option EvalFile=" + file, "?");
        client.until("move .*");
        String sum = sumAfter("MultiPV=1");
        assertTrue(sum.startsWith("telluser Evaluation: "), sum);
    }

    @Test
    void analysisGoesOnWithTheNetwork() throws IOException {
        Path file = SmallNetwork.write(folder, Variant.CHESS, 1);
        client.say("post", "analyze");
        client.until("\\s*4 .*");
        client.say("option EvalFile=" + file);
        client.until("\\s*1 .*");
        client.say("exit", "nopost");
    }
}
