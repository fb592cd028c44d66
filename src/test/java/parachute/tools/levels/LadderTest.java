package parachute.tools.levels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.rules.board.Variant;

class LadderTest {
    private static List<String> rows(long seed, int concurrency) throws InterruptedException {
        List<String> rows = new ArrayList<>();
        try (Ladder ladder = new Ladder(Variant.CHESS, 1, 500, seed, concurrency)) {
            ladder.play(rows::add);
        }
        return rows;
    }

    @Test
    void everyLevelMeetsTheOneBelowAndTheResultsDependOnTheSeedAlone() throws InterruptedException {
        List<String> rows = rows(1, 1);
        assertEquals(1 + 2 + 9, rows.size());
        assertTrue(rows.get(1).startsWith("1 newcomer           random moves "), rows.get(1));
        assertTrue(rows.get(11).startsWith("10 full strength     9 master "), rows.get(11));
        assertEquals(rows, rows(1, 2));
        assertNotEquals(rows, rows(2, 2));
    }
}
