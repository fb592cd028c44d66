package parachute.tools.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.search.Score;

/** Evaluations in comments. */
class EvalCommentTest {
    @ParameterizedTest(name = "{1}")
    @CsvSource({
        "0, [%eval 0.00]",
        "-31, [%eval -0.31]",
        "1234, [%eval 12.34]",
        "31999, [%eval #1]",
        "31997, [%eval #2]",
        "-31996, [%eval #-2]",
    })
    void whatIsWrittenIsReadBack(int score, String text) {
        assertEquals(text, EvalComment.format(score));
        assertEquals(OptionalInt.of(score), EvalComment.parse("so " + text + " it is"));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "[%eval 0.31,22] good",
                "[%eval +0.31]good",
                "[%eval  0.31 ]good [%eval 9]",
                "[%eval 0.31/10]good"
            })
    void otherProgramsAddTheDepth(String comment) {
        assertEquals(OptionalInt.of(31), EvalComment.parse(comment));
        assertEquals("good", EvalComment.remove(comment));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"[%eval M3], 3", "[%eval #3], 3", "[%eval -#3], -3", "[%eval -M3/12], -3", "[%eval M-3], -3"})
    void matesAreReadAsOtherProgramsWriteThem(String comment, int moves) {
        int score = moves > 0 ? Score.mateIn(2 * moves - 1) : Score.matedIn(-2 * moves);
        assertEquals(OptionalInt.of(score), EvalComment.parse(comment));
        assertEquals("", EvalComment.remove(comment));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"[%eval]", "[%eval x]", "[%eval 123456789]", "[%eval 0.1 0.2]"})
    void aValueThatCannotBeReadIsRemovedAsWell(String comment) {
        assertEquals(OptionalInt.empty(), EvalComment.parse(comment));
        assertEquals("good", EvalComment.remove(comment + " good"));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"", "0.31", "[%clk 0:01:00]", "[[%eval 0.31]]", "[%evaluation 1]"})
    void whatIsNoEvaluationIsLeftAlone(String comment) {
        assertEquals(OptionalInt.empty(), EvalComment.parse(comment));
        assertEquals(comment, EvalComment.remove(comment));
    }

    @ParameterizedTest(name = "{0} plies: {1}")
    @CsvSource({"1, 1", "2, 1", "3, 2", "4, 2", "7, 4"})
    void aMateCountsTheMovesOfTheSideThatMatesWhoeverIsToMove(int plies, int moves) {
        assertEquals("[%eval #" + moves + "]", EvalComment.format(Score.mateIn(plies)));
        assertEquals("[%eval #-" + moves + "]", EvalComment.format(Score.matedIn(plies)));
    }

    @Test
    void aMateIsReadForTheSideThatMates() {
        assertEquals(OptionalInt.of(Score.mateIn(5)), EvalComment.parse("[%eval #+3]"));
        assertEquals(OptionalInt.of(Score.matedIn(6)), EvalComment.parse("[%eval #-3]"));
    }
}
