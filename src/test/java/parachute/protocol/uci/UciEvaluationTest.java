package parachute.protocol.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.network.SmallNetwork;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/** The option {@code EvalFile}, and what is said about {@code Evaluation}. */
@Timeout(60)
class UciEvaluationTest {
    private final UciClient client = new UciClient();

    @TempDir
    private Path folder;

    @AfterEach
    void theSessionEndsWithItsClient() throws InterruptedException {
        client.hangUp();
        client.awaitEnd();
    }

    private static List<String> report(Evaluation evaluation) {
        return evaluation.report(Position.start(Variant.CHESS));
    }

    private void setFile(Object file) {
        assertEquals(List.of(), client.answer("setoption name EvalFile value " + file));
    }

    @Test
    void theFileOfANetworkIsUsedForItsVariant() throws IOException {
        Evaluation small = Evaluation.DEFAULT.with(SmallNetwork.of(Variant.CHESS, 1));
        setFile(SmallNetwork.write(folder, Variant.CRAZYHOUSE, 1));
        assertEquals(report(Evaluation.DEFAULT), client.answer("eval"));
        setFile(SmallNetwork.write(folder, Variant.CHESS, 1));
        assertEquals(report(small), client.answer("eval"));
        setFile("<empty>");
        assertEquals(report(Evaluation.DEFAULT), client.answer("eval"));
    }

    @Test
    void aClientThatHasStoredAChoiceBetweenEvaluationsGetsTheNetwork() {
        assertEquals(
                List.of("info string the network evaluates all positions: there is no other evaluation any more"),
                client.answer("setoption name evaluation value classical"));
        assertEquals(report(Evaluation.DEFAULT), client.answer("eval"));
    }

    @Test
    void theNextSearchUsesTheNetwork() throws IOException {
        String score = score();
        setFile(SmallNetwork.write(folder, Variant.CHESS, 2));
        String byNetwork = score();
        assertTrue(!score.equals(byNetwork), score + " " + byNetwork);
    }

    private String score() {
        client.send("go depth 1");
        return client.linesUntil("bestmove").get(0).replaceAll(".* score cp (-?\\d+) .*", "$1");
    }

    @Test
    void aFileThatCannotBeUsedIsReportedAndTheNetworkStays() throws IOException {
        setFile(SmallNetwork.write(folder, Variant.CHESS, 1));
        List<String> before = client.answer("eval");
        Path missing = folder.resolve("missing.net");
        assertEquals(
                List.of("info string setoption EvalFile: expected the file of a network (there is no file " + missing
                        + "), not \"" + missing + '"'),
                client.answer("setoption name EvalFile value " + missing));
        assertEquals(before, client.answer("eval"));
    }
}
