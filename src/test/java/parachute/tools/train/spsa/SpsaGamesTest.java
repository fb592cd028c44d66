package parachute.tools.train.spsa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.engine.search.SearchParameters;
import parachute.rules.board.Variant;
import parachute.tools.match.setup.TimeControl;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.work.LocalTaskRunner;

/** Real games between two sets of values. */
class SpsaGamesTest {
    private static final SearchParameters STANDARD = SearchParameters.of(Variant.CHESS);

    /** Whatever is not far better than the alternative is cut off. */
    private static final SearchParameters WEAK = STANDARD.with("REVERSE_FUTILITY_MARGIN", 0)
            .with("RAZORING_MARGIN", 0)
            .with("RAZORING_DEPTH", 20)
            .with("QUIESCENCE_EXCHANGE", 1_000)
            .with("ORDER_EXCHANGE", 1_000);

    private static final TimeControl NODES = TuningRuns.limit("nodes", "100");

    private static List<Integer> play(
            int threads, int iteration, TimeControl limit, SearchParameters plus, SearchParameters minus)
            throws InterruptedException {
        SpsaSettings settings = TuningRuns.settings(100, 8, 1, limit, "LMR_PV");
        MatchScore score = SpsaTuning.play(settings, new LocalTaskRunner(threads), iteration, plus, minus);
        assertEquals(16, score.games());
        return List.of(score.wins(), score.draws(), score.losses());
    }

    @Test
    void theStrongerSideWins() throws Exception {
        List<Integer> plus = play(2, 0, NODES, STANDARD, WEAK);
        assertTrue(plus.get(0) > plus.get(2) + 4, plus::toString);
        assertEquals(plus.reversed(), play(2, 0, NODES, WEAK, STANDARD));
    }

    /** Each plays the same game from the same opening with both colours. */
    @Test
    void equalSidesWinEquallyOften() throws Exception {
        List<Integer> plus = play(2, 0, NODES, STANDARD, STANDARD);
        assertEquals(plus.get(0), plus.get(2));
        assertNotEquals(0, plus.get(0));
    }

    @Test
    void theNumberOfThreadsMakesNoDifference() throws Exception {
        List<Integer> one = play(1, 0, NODES, STANDARD, WEAK);
        assertEquals(one, play(3, 0, NODES, STANDARD, WEAK));
    }

    @Test
    void anInterruptedRunEnds() {
        Thread.currentThread().interrupt();
        assertThrows(InterruptedException.class, () -> play(2, 0, NODES, STANDARD, WEAK));
    }
}
