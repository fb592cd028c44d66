package parachute.tools.levels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.rules.board.Variant;
import parachute.tools.match.MatchesListener;

class LadderTest {
    private static List<String> rows(long seed, int concurrency) throws InterruptedException {
        List<String> rows = new ArrayList<>();
        List<Contestant> weakest = Contestant.levels(1).subList(0, 3);
        try (Ladder ladder = new Ladder(Variant.CRAZYHOUSE, 1, weakest, seed, concurrency)) {
            ladder.play(rows::add, MatchesListener.NONE);
        }
        return rows;
    }

    @Test
    void everyLevelMeetsTheOneBelowAndTheResultsDependOnTheSeedAlone() throws InterruptedException {
        List<String> rows = rows(1, 1);
        assertEquals(1 + 2 + 2, rows.size());
        assertTrue(rows.get(1).startsWith("1 newcomer           random moves "), rows.get(1));
        assertTrue(rows.get(4).startsWith("3 novice             2 beginner "), rows.get(4));
        assertEquals(rows, rows(1, 2));
        assertNotEquals(rows, rows(2, 2));
    }
}
