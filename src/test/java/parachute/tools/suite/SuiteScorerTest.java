package parachute.tools.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.engine.eval.choice.Evaluation;
import parachute.rules.board.Variant;
import parachute.tools.suite.SuiteResult.SuiteAttempt;

/** What counts as solved, and how it is counted. */
class SuiteScorerTest {
    private static final String SMOTHERED = "6rk/6pp/8/8/8/8/8/4K3[N] w - - ";

    @Test
    void aMateIsSolvedByItsMove() {
        SuiteAttempt attempt = attempt(SMOTHERED + "bm N@f7#; dm 1; id \"a\";", 2_000);
        assertTrue(attempt.solved() && attempt.exact());
        assertEquals("N@f7# mate in 1", attempt.answer());
        assertTrue(attempt.firstNodes() > 0 && attempt.firstNodes() <= 2_000);
    }

    @Test
    void anotherLengthIsSolvedButNotExact() {
        SuiteAttempt attempt = attempt(SMOTHERED + "bm N@f7#; dm 2; id \"a\";", 2_000);
        assertTrue(attempt.solved());
        assertFalse(attempt.exact());
    }

    @Test
    void aMoveThatTheSuiteDoesNotListMustMate() {
        assertTrue(attempt(SMOTHERED + "bm Ke2; dm 1; id \"a\";", 2_000).solved());
        assertFalse(attempt("4k3/8/8/8/8/8/8/R3K3[] w - - bm Ra8; dm 1; id \"a\";", 50)
                .solved());
    }

    @Test
    void aListedMoveSolvesNothingIfTheSearchSeesNoMate() {
        String onlyMove = "4k3/8/8/8/8/8/r7/7K[] w - - bm Kg1; ";
        assertFalse(attempt(onlyMove + "dm 2; id \"a\";", 2_000).solved());
        assertTrue(attempt(onlyMove + "id \"a\";", 2_000).solved());
    }

    @Test
    void aMoveIsSolvedByThatMoveOnly() {
        assertTrue(attempt(SMOTHERED + "bm N@f7#; id \"a\";", 2_000).solved());
        SuiteAttempt missed = attempt(SMOTHERED + "bm Ke2; id \"a\";", 2_000);
        assertFalse(missed.solved());
        assertEquals(0, missed.firstNodes());
    }

    @Test
    void aMoveToAvoidSolvesNothingAndAnyOtherDoes() {
        assertFalse(attempt(SMOTHERED + "am N@f7#; id \"a\";", 2_000).solved());
        assertTrue(attempt(SMOTHERED + "am Ke2; id \"a\";", 2_000).solved());
        assertFalse(attempt(SMOTHERED + "dm 1; am N@f7#; id \"a\";", 2_000).solved());
    }

    @Test
    void aMateNeedsNoMoves() {
        SuiteAttempt attempt = attempt(SMOTHERED + "dm 1; id \"a\";", 2_000);
        assertTrue(attempt.solved() && attempt.exact());
    }

    @Test
    void whatWasSolvedIsCountedByNodesAndTime() {
        List<SuiteAttempt> attempts = List.of(
                result(2, true, true, 100),
                result(2, true, false, 900),
                result(4, false, false, 0),
                result(5, true, true, 45_000));
        List<String> lines = new SuiteResult(attempts).efforts();
        assertEquals(List.of("1000 2 50.0%", "10000 2 50.0%", "100000 3 75.0%"), cells(lines.subList(1, 4)));
        assertEquals(
                List.of("0.01 s 1 25.0%", "0.1 s 2 50.0%", "1 s 2 50.0%", "10 s 3 75.0%"), cells(lines.subList(5, 9)));
        assertEquals(9, lines.size());
    }

    private static List<String> cells(List<String> lines) {
        return lines.stream().map(line -> line.strip().replaceAll(" +", " ")).toList();
    }

    @Test
    void everyAttemptIsReported() throws Exception {
        List<Integer> done = new ArrayList<>();
        new SuiteScorer(100, Evaluation.DEFAULT).attempt(Suite.MATES.load().subList(0, 3), 2, done::add);
        assertEquals(List.of(1, 2, 3), done);
    }

    @Test
    void neitherOrderNorThreadsMatter() throws Exception {
        List<SuitePosition> problems = new ArrayList<>(Suite.MATES.load().subList(0, 12));
        SuiteResult alone = new SuiteScorer(3_000, Evaluation.DEFAULT).attempt(problems, 1);
        Collections.reverse(problems);
        List<SuiteAttempt> together = new ArrayList<>(
                new SuiteScorer(3_000, Evaluation.DEFAULT).attempt(problems, 2).attempts());
        Collections.reverse(together);
        assertEquals(answers(alone.attempts()), answers(together));
    }

    @Test
    void theTableCountsByLength() {
        List<SuiteAttempt> attempts = List.of(
                result(2, true, true, 100),
                result(2, true, false, 300),
                result(4, false, false, 0),
                result(5, true, true, 900));
        SuiteResult table = new SuiteResult(attempts);
        assertEquals(
                new SuiteResult.ScoreRow(2, 2, 1, 200),
                table.row(one -> one.mate().orElseThrow() == 2));
        assertEquals(
                new SuiteResult.ScoreRow(1, 0, 0, 0),
                table.row(one -> one.mate().orElseThrow() == 4));
        assertEquals(75.0, table.row(one -> true).percent());
        assertEquals(0.0, table.row(one -> false).percent());
        List<String> names = table.scores().stream()
                .skip(1)
                .map(line -> line.substring(0, 10).strip())
                .toList();
        assertEquals(List.of("mate in 2", "mate in 4", "mate in 5", "up to 4", "all"), names);
        assertTrue(table.scores().get(4).contains("66.7%"), table.scores()::toString);
    }

    @Test
    void movesHaveNoLengthToBeExactIn() {
        SuitePosition move = SuitePosition.parse(SMOTHERED + "bm N@f7#; id \"a\";", Variant.CRAZYHOUSE);
        List<String> lines = new SuiteResult(List.of(new SuiteAttempt(move, true, false, 7, 1, ""))).scores();
        assertEquals(2, lines.size());
        assertTrue(lines.get(1).matches("all +1 +1 +100\\.0% +- +7"), lines.get(1));
    }

    private static List<String> answers(List<SuiteAttempt> attempts) {
        return attempts.stream()
                .map(one -> one.problem().id() + ' ' + one.answer() + ' ' + one.solved())
                .toList();
    }

    private static SuiteAttempt attempt(String line, long nodes) {
        return new SuiteScorer(nodes, Evaluation.DEFAULT).attempt(SuitePosition.parse(line, Variant.CRAZYHOUSE));
    }

    private static SuiteAttempt result(int length, boolean solved, boolean exact, long nodes) {
        String line = SMOTHERED + "bm N@f7#; dm " + length + "; id \"a\";";
        return new SuiteAttempt(SuitePosition.parse(line, Variant.CRAZYHOUSE), solved, exact, nodes, nodes / 10, "");
    }
}
