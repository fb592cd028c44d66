package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** The button {@code Eval} of the client's dialog. */
class EvaluationButtonTest {
    @AutoClose
    private final Dialogue client = new Dialogue("xboard", "protover 2", "new", "force", "easy", "nopost");

    @Test
    void itIsDeclared() {
        List<String> features = client.until("feature done=1");
        assertTrue(features.contains("feature option=\"Eval -button\""), features.toString());
    }

    @Test
    void itWritesThePartsAsCommentsAndTheSumToTheUser() {
        client.until("feature done=1");
        List<String> lines = client.say("setboard 4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "option Eval")
                .answers();
        String last = lines.get(lines.size() - 1);
        assertTrue(last.matches("telluser Evaluation: [+-]\\d+\\.\\d\\d \\(White's side\\)"), last);
        List<String> comments = lines.subList(0, lines.size() - 1);
        assertTrue(comments.stream().allMatch(line -> line.startsWith("# ")), lines.toString());
        assertTrue(
                comments.stream().anyMatch(line -> line.startsWith("# A bare king is driven to the edge: +")),
                lines.toString());
    }

    @Test
    void itShowsThePositionThatTheClientSeesWhileTheEnginePonders() {
        client.until("feature done=1");
        client.say("new", "sd 4", "hard", "usermove e2e4");
        client.until("move .*");
        String whilePondering = sum();
        client.say("easy", "force");
        assertEquals(whilePondering, sum());
    }

    private String sum() {
        List<String> lines = client.say("option Eval").answers();
        return lines.get(lines.size() - 1);
    }

    @Test
    void aRefusedPositionHasNoEvaluation() {
        client.until("feature done=1");
        List<String> lines =
                client.say("setboard 8/8/8/8/8/8/8/8 w - - 0 1", "option Eval").answers();
        assertEquals("Error (illegal position): option Eval", lines.get(lines.size() - 1));
    }
}
