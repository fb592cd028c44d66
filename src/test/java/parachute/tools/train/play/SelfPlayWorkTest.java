package parachute.tools.train.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.EvaluationList;
import parachute.engine.eval.choice.EvaluationText;
import parachute.engine.eval.network.SmallNetwork;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.train.data.GameFileHeader;
import parachute.tools.work.JsonText;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJsonException;

/** Games of a file as text, on their way to other machines and back. */
class SelfPlayWorkTest {
    private static final EvaluationList LIST = new EvaluationList(List.of(Evaluation.DEFAULT));

    private static final Evaluation OWN = Evaluation.DEFAULT.with(SmallNetwork.of(Variant.CRAZYHOUSE, 1));

    private static final SelfPlayWork.SelfPlayTask SEVENTH = new SelfPlayWork.SelfPlayTask(7, Optional.empty());

    private final SelfPlayWork here = work(Evaluation.DEFAULT);

    private static SelfPlayWork work(Evaluation evaluation) {
        return new SelfPlayWork(
                GameFileHeader.of(Variant.CRAZYHOUSE, 60, 5, false, evaluation), evaluation, (position, game) -> {});
    }

    @Test
    void anotherMachinePlaysTheSameGame() throws Exception {
        assertPlaysTheSame(here);
    }

    @Test
    void aMachinePlaysTheSameGameByANetworkThatItDidNotHave() throws Exception {
        assertPlaysTheSame(work(OWN));
    }

    private static void assertPlaysTheSame(SelfPlayWork here) throws Exception {
        SelfPlayWork there = SelfPlayWork.open(here.settings(), LIST);
        assertEquals(here.identity(), there.identity());
        assertEquals("7", here.taskText(SEVENTH));
        SelfPlayWork.SelfPlayTask task = there.parseTask(here.taskText(SEVENTH));
        String result = there.resultText(there.executor().execute(task));
        assertEquals(here.executor().execute(SEVENTH), here.parseResult(SEVENTH, result));
    }

    @Test
    void whatIsNoGameIsRefused() throws Exception {
        for (String text : List.of("", "\"\"", "\"!\"", "\"AAAA\"", "\"AgAAAQAA\"", "7")) {
            assertThrows(WorkJsonException.class, () -> here.parseResult(SEVENTH, text), text);
        }
    }

    @Test
    void theEvaluationIsFoundByItsChecksum() throws Exception {
        Work<?, ?> work = SelfPlayWork.open(here.settings(), LIST);
        assertEquals(here.settings(), work.settings());
        String other = JsonText.with(here.settings(), "evaluation", new EvaluationText(0xabc, ""));
        assertEquals(
                "there is no evaluation of crazyhouse with the checksum abc here; give its network by --evaluation",
                assertThrows(IllegalArgumentException.class, () -> SelfPlayWork.open(other, LIST))
                        .getMessage());
    }

    @Test
    void aNetworkOfAnotherVariantIsRefused() throws Exception {
        String chess = JsonText.with(work(OWN).settings(), "variant", Variant.CHESS.name());
        assertEquals(
                "the network that was sent is for crazyhouse, not for chess",
                assertThrows(UserException.class, () -> SelfPlayWork.open(chess, LIST))
                        .getMessage());
    }
}
