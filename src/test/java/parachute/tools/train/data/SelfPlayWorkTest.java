package parachute.tools.train.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.EvaluationList;
import parachute.rules.board.Variant;
import parachute.tools.work.TextRecord;
import parachute.tools.work.TextRecordException;
import parachute.tools.work.Work;

/** Games of a file as text, on their way to other machines and back. */
class SelfPlayWorkTest {
    private static final GameFileHeader HEADER = new GameFileHeader(Variant.CRAZYHOUSE, 60, 5, 0);

    private static final EvaluationList LIST = new EvaluationList(List.of(Evaluation.CLASSICAL));

    private final SelfPlayWork here = new SelfPlayWork(HEADER, Evaluation.CLASSICAL);

    @Test
    void anotherMachinePlaysTheSameGame() throws Exception {
        SelfPlayWork there = SelfPlayWork.parse(TextRecord.parse(here.settings().format()), LIST);
        assertEquals(here.identity().values(), there.identity().values());
        long number = there.parseTask(TextRecord.parse(here.taskText(7L).format()));
        TextRecord result = there.resultText(there.performer().perform(number));
        assertEquals(here.performer().perform(7L), here.parseResult(7L, TextRecord.parse(result.format())));
    }

    @Test
    void whatIsNoGameIsRefused() {
        for (String text : List.of("", "!", "AAAA", "AgAAAQAA")) {
            assertThrows(
                    TextRecordException.class, () -> here.parseResult(7L, new TextRecord().with("game", text)), text);
        }
    }

    @Test
    void theEvaluationIsFoundByItsChecksum() {
        SelfPlayKind kind = new SelfPlayKind(LIST);
        Work<?, ?> work = kind.open(here.settings());
        assertEquals(here.settings().values(), work.settings().values());
        TextRecord other = here.settings().with("evaluation", 0xabc);
        assertEquals(
                "there is no evaluation of crazyhouse with the checksum abc here; give its network by --evaluation",
                assertThrows(IllegalArgumentException.class, () -> kind.open(other))
                        .getMessage());
    }
}
