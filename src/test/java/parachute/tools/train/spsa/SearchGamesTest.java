package parachute.tools.train.spsa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.EvaluationList;
import parachute.engine.search.SearchParameters;
import parachute.rules.board.Variant;
import parachute.tools.match.result.GameResult;
import parachute.tools.work.Performer;
import parachute.tools.work.TextRecord;
import parachute.tools.work.TextRecordException;

/** Games between two sets of values as text, on their way to other machines and back. */
class SearchGamesTest {
    private static final SearchParameters STANDARD = SearchParameters.of(Variant.CRAZYHOUSE);

    private static final SearchGames HERE = new SearchGames(new SearchGames.Terms(
            Variant.CRAZYHOUSE,
            4,
            TuningRuns.limit("nodes", "100"),
            5,
            Evaluation.CLASSICAL,
            STANDARD.with("LMR_PV", 2),
            STANDARD));

    private static SearchGames elsewhere() {
        EvaluationList list = new EvaluationList(List.of(Evaluation.DEFAULT, Evaluation.CLASSICAL));
        return SearchGames.parse(TextRecord.parse(HERE.settings().format()), list);
    }

    @Test
    void anotherMachinePlaysTheSameGameWithTheSameResult() throws Exception {
        SearchGames there = elsewhere();
        assertEquals(HERE.settings().values(), there.settings().values());
        try (Performer<SpsaGame, GameResult> ours = HERE.performer();
                Performer<SpsaGame, GameResult> theirs = there.performer()) {
            for (boolean second : new boolean[] {false, true}) {
                SpsaGame game = new SpsaGame(3, 2, second);
                SpsaGame read =
                        there.parseTask(TextRecord.parse(HERE.taskText(game).format()));
                assertEquals(game, read);
                GameResult played = ours.perform(game);
                GameResult back = HERE.parseResult(
                        game,
                        TextRecord.parse(there.resultText(theirs.perform(read)).format()));
                assertEquals(played.result(), back.result());
                assertEquals(played.white(), back.white());
                assertEquals(played.black(), back.black());
                assertEquals(played.round(), back.round());
            }
        }
    }

    @Test
    void whatIsNoResultIsRefused() {
        TextRecord text = new TextRecord().with("result", "*");
        assertEquals(
                "no result of a game: \"*\"",
                assertThrows(TextRecordException.class, () -> HERE.parseResult(new SpsaGame(0, 0, false), text))
                        .getMessage());
    }
}
