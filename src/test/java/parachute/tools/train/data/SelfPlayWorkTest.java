package parachute.tools.train.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.EvaluationList;
import parachute.rules.board.Variant;
import parachute.tools.work.JsonText;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJsonException;

/** Games of a file as text, on their way to other machines and back. */
class SelfPlayWorkTest {
    private static final GameFileHeader HEADER = new GameFileHeader(Variant.CRAZYHOUSE, 60, 5, 0);

    private static final EvaluationList LIST = new EvaluationList(List.of(Evaluation.CLASSICAL));

    private final SelfPlayWork here = new SelfPlayWork(HEADER, Evaluation.CLASSICAL);

    @Test
    void anotherMachinePlaysTheSameGame() throws Exception {
        SelfPlayWork there = SelfPlayWork.parse(here.settings(), LIST);
        assertEquals(here.identity(), there.identity());
        long number = there.parseTask(here.taskText(7L));
        String result = there.resultText(there.executor().execute(number));
        assertEquals(here.executor().execute(7L), here.parseResult(7L, result));
    }

    @Test
    void whatIsNoGameIsRefused() throws Exception {
        for (String text : List.of("", "\"\"", "\"!\"", "\"AAAA\"", "\"AgAAAQAA\"", "7")) {
            assertThrows(WorkJsonException.class, () -> here.parseResult(7L, text), text);
        }
    }

    @Test
    void theEvaluationIsFoundByItsChecksum() throws Exception {
        SelfPlayKind kind = new SelfPlayKind(LIST);
        Work<?, ?> work = kind.open(here.settings());
        assertEquals(here.settings(), work.settings());
        String other = JsonText.with(here.settings(), "evaluation", 0xabc);
        assertEquals(
                "there is no evaluation of crazyhouse with the checksum abc here; give its network by --evaluation",
                assertThrows(IllegalArgumentException.class, () -> kind.open(other))
                        .getMessage());
    }
}
