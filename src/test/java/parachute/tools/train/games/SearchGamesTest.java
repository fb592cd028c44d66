package parachute.tools.train.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.EvaluationList;
import parachute.engine.eval.network.SmallNetwork;
import parachute.engine.search.SearchParameters;
import parachute.rules.board.Variant;
import parachute.tools.match.game.GameTags;
import parachute.tools.match.setup.TimeControl;
import parachute.tools.train.games.SearchGames.SearchGame;
import parachute.tools.train.games.SearchGames.SearchSide;
import parachute.tools.work.TaskExecutor;
import parachute.tools.work.WorkJsonException;

/** Games between two sides as text, on their way to other machines, which have not the network of one of them, and back. */
class SearchGamesTest {
    private static final SearchParameters STANDARD = SearchParameters.of(Variant.CRAZYHOUSE);

    private static final SearchGames HERE = new SearchGames(new SearchGames.SearchGamesSettings(
            Variant.CRAZYHOUSE,
            4,
            TimeControl.NONE.with(Map.of("nodes", "100")),
            5,
            new SearchSide(Evaluation.DEFAULT, STANDARD.with("LMR_PV", 2)),
            new SearchSide(Evaluation.DEFAULT.with(SmallNetwork.of(Variant.CRAZYHOUSE, 1)), STANDARD)));

    private static SearchGames elsewhere() {
        return SearchGames.open(HERE.settings(), new EvaluationList(List.of(Evaluation.DEFAULT)));
    }

    @Test
    void anotherMachinePlaysTheSameGameWithTheSameResult() throws Exception {
        SearchGames there = elsewhere();
        assertEquals(HERE.settings(), there.settings());
        try (TaskExecutor<SearchGame, GameTags> ours = HERE.executor();
                TaskExecutor<SearchGame, GameTags> theirs = there.executor()) {
            for (boolean second : new boolean[] {false, true}) {
                SearchGame game = new SearchGame(3, 2, second);
                SearchGame read = there.parseTask(HERE.taskText(game));
                assertEquals(game, read);
                GameTags played = ours.execute(game);
                GameTags back = HERE.parseResult(game, there.resultText(theirs.execute(read)));
                assertEquals(played.result(), back.result());
                assertEquals(played.white(), back.white());
                assertEquals(played.black(), back.black());
                assertEquals(played.round(), back.round());
            }
        }
    }

    /** Tuning makes thousands of them. */
    @Test
    void anExecutorTakesTheMemoryOfOneThatHasEnded() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        HERE.executor().close();
        long before = threads.getCurrentThreadAllocatedBytes();
        HERE.executor().close();
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(allocated < 1 << 16, () -> allocated + " bytes");
    }

    @Test
    void whatIsNoResultIsRefused() {
        String text = "{\"result\":\"*\",\"fault\":\"\"}";
        assertEquals(
                "not a result of a game: \"*\"",
                assertThrows(WorkJsonException.class, () -> HERE.parseResult(new SearchGame(0, 0, false), text))
                        .getMessage());
    }
}
