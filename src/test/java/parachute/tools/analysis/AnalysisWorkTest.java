package parachute.tools.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.EvaluationList;
import parachute.engine.eval.network.SmallNetwork;
import parachute.engine.search.SearchLimits;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnReader;
import parachute.tools.work.JsonText;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJsonException;

/** The positions of games as text, on their way to other machines and back. */
class AnalysisWorkTest {
    private static final Evaluation SMALL =
            Evaluation.DEFAULT.with(SmallNetwork.of(Variant.CHESS, 1)).with(SmallNetwork.of(Variant.CRAZYHOUSE, 1));

    private static final EvaluationList LIST = new EvaluationList(List.of(Evaluation.DEFAULT, SMALL));

    private static final AnalysisWork HERE =
            work(limits().withNodes(500).withDepth(9).withMoveTime(60_000), Evaluation.DEFAULT);

    private static SearchLimits limits() {
        return SearchLimits.NONE;
    }

    private static AnalysisWork work(SearchLimits limits, Evaluation evaluation) {
        return new AnalysisWork(limits, evaluation);
    }

    private static AnalysisWork elsewhere(AnalysisWork work) {
        return AnalysisWork.open(work.settings(), LIST);
    }

    private static PositionTask task(String pgn) {
        GameTree game = PgnReader.readAll(pgn).getFirst().resolve(Variant.CRAZYHOUSE);
        return new PositionTask(game.start(), game.legalMoves());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            '' | 1. e4 d5 2. exd5 Qxd5 3. P@e4
            [Variant "chess"] | 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3
            [Variant "chess"] | *
            [Variant "chess"][FEN "4k3/P7/8/8/8/8/8/R3K2R w KQ - 7 30"] | 30. O-O-O Ke7 31. a8=N
            [Variant "Chess960"][FEN "4k3/8/8/8/8/8/8/1RK4R w BH - 0 1"] | 1. O-O
            [Variant "crazyhouse"][FEN "4k3/8/8/8/8/8/8/Q~3K3[Nn] b - - 0 9"] | 9... N@c2+
            """)
    void anotherMachineSearchesTheSamePositionWithTheSameResult(String tags, String moves) throws Exception {
        PositionTask task = task(tags + "\n\n" + moves);
        AnalysisWork there = elsewhere(HERE);
        PositionTask read = there.parseTask(HERE.taskText(task));
        assertEquals(task.moves(), read.moves());
        assertEquals(Fen.formatShredder(task.first()), Fen.formatShredder(read.first()));
        assertEquals(task.first().variant(), read.first().variant());

        Assessment result = there.executor().execute(read);
        Assessment back = HERE.parseResult(task, there.resultText(result));
        assertEquals(result, back);
        assertEquals(HERE.executor().execute(task), back);
    }

    @Test
    void anAssessmentIsReadAsItWasWritten() throws Exception {
        Assessment mated = Assessment.ofEnd(-32_000);
        PositionTask start = task("*");
        assertEquals(mated, HERE.parseResult(start, HERE.resultText(mated)));
        Assessment other = new Assessment(
                -15, 31_990, task("1. e4 d5 2. exd5 Qxd5 3. P@e4").moves());
        String text = HERE.resultText(other);
        assertEquals(other, HERE.parseResult(start, text));
        assertEquals(
                "a line with the move " + other.line().get(0) + ", which is not legal",
                refusal(() -> HERE.parseResult(task("1. e4"), text)));
        for (int move : new int[] {-1, 0, 131_072}) {
            String line = JsonText.with(text, "line", List.of(move));
            assertEquals(
                    "a line with the move " + move + ", which is not legal",
                    refusal(() -> HERE.parseResult(start, line)));
        }
    }

    @Test
    void everySettingIsReadAsItWasWritten() {
        List<AnalysisWork> works = List.of(
                HERE,
                work(limits().withNodes(7), Evaluation.DEFAULT),
                work(limits().withDepth(7), Evaluation.DEFAULT),
                work(limits().withMoveTime(7), Evaluation.DEFAULT),
                work(limits().withNodes(7), SMALL));
        for (AnalysisWork work : works) {
            assertEquals(work.settings(), elsewhere(work).settings());
        }
        assertEquals(
                works.size(),
                works.stream().map(AnalysisWork::settings).distinct().count());
    }

    @Test
    void whatIsDamagedIsSaid() throws Exception {
        String task = HERE.taskText(task("1. e4 e5"));
        assertEquals(
                "expected a legal move in rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[] w KQkq - 0 2, not \"e4e5\"",
                refusedTask(JsonText.with(task, "moves", "e2e4 e7e5 e4e5")));
        assertEquals(
                "the board has 2 ranks instead of 8: \"8/8\"",
                refusedTask(JsonText.with(task, "fen", "8/8 w - - 0 1")));
        assertEquals(
                "unknown variant \"draughts\", expected chess or crazyhouse",
                refusedTask(JsonText.with(task, "variant", "draughts")));
        assertTrue(refusedTask(JsonText.without(task, "fen")).contains("'fen'"));

        PositionTask start = task("*");
        String result = HERE.resultText(new Assessment(1, 2, List.of()));
        for (String name : List.of("score", "line")) {
            String damaged = JsonText.with(result, name, "x");
            String refusal = refusal(() -> HERE.parseResult(start, damaged));
            assertTrue(refusal.startsWith("invalid Assessment: Cannot"), refusal);
        }
    }

    private static String refusedTask(String json) {
        return refusal(() -> HERE.parseTask(json));
    }

    private static String refusal(Runnable reading) {
        return assertThrows(WorkJsonException.class, reading::run).getMessage();
    }

    @Test
    void theEvaluationIsFoundByItsChecksums() {
        Work<?, ?> work = AnalysisWork.open(work(limits(), SMALL).settings(), LIST);
        String checksums = EvaluationList.checksums(SMALL);
        assertTrue(work.settings().contains('"' + checksums + '"'), work.settings());
        EvaluationList others = new EvaluationList(List.of(Evaluation.DEFAULT));
        assertEquals(
                "there is no evaluation with the checksums \"" + checksums
                        + "\" here; give its network by --evaluation",
                assertThrows(IllegalArgumentException.class, () -> AnalysisWork.open(work.settings(), others))
                        .getMessage());
    }

    @Test
    void theIdentityTellsEvaluationsApart() throws Exception {
        assertEquals(HERE.identity(), elsewhere(HERE).identity());
        for (String search : HERE.identity().keySet()) {
            AnalysisWork small = work(limits(), SMALL);
            assertNotEquals(HERE.identity().get(search), small.identity().get(search), search);
        }
    }

    @Test
    void aSearchThatIsBrokenOffEndsAtOnce() {
        PositionTask task = new PositionTask(Position.start(Variant.CHESS), List.of());
        AnalysisWork slow = work(limits().withMoveTime(60_000), SMALL);
        Thread.currentThread().interrupt();
        assertTimeout(
                Duration.ofSeconds(10),
                () -> assertThrows(
                        InterruptedException.class, () -> slow.executor().execute(task)));
    }
}
