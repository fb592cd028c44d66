package parachute.tools.train.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.EvaluationList;
import parachute.engine.search.SearchParameters;
import parachute.rules.board.Variant;
import parachute.tools.match.result.GameResult;
import parachute.tools.match.setup.TimeControl;
import parachute.tools.work.Performer;
import parachute.tools.work.TextRecord;
import parachute.tools.work.TextRecordException;

/** Games between two sides as text, on their way to other machines and back. */
class SearchGamesTest {
    private static final SearchParameters STANDARD = SearchParameters.of(Variant.CRAZYHOUSE);

    private static final SearchGames HERE = new SearchGames(new SearchGames.Terms(
            Variant.CRAZYHOUSE,
            4,
            TimeControl.NONE.with(Map.of("nodes", "100")),
            5,
            new SearchSide(Evaluation.CLASSICAL, STANDARD.with("LMR_PV", 2)),
            new SearchSide(Evaluation.DEFAULT, STANDARD)));

    private static SearchGames elsewhere() {
        EvaluationList list = new EvaluationList(List.of(Evaluation.DEFAULT, Evaluation.CLASSICAL));
        return SearchGames.parse(TextRecord.parse(HERE.settings().format()), list);
    }

    @Test
    void anotherMachinePlaysTheSameGameWithTheSameResult() throws Exception {
        SearchGames there = elsewhere();
        assertEquals(HERE.settings().values(), there.settings().values());
        try (Performer<SearchGame, GameResult> ours = HERE.performer();
                Performer<SearchGame, GameResult> theirs = there.performer()) {
            for (boolean second : new boolean[] {false, true}) {
                SearchGame game = new SearchGame(3, 2, second);
                SearchGame read =
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
                assertThrows(TextRecordException.class, () -> HERE.parseResult(new SearchGame(0, 0, false), text))
                        .getMessage());
    }
}
