package parachute.tools.levels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.rules.board.Variant;

class LadderTest {
    private static List<List<String>> rows(long seed, int concurrency) throws InterruptedException {
        List<List<String>> rows = new ArrayList<>();
        List<Contestant> quick = List.of(Contestant.levels(1).getFirst(), Contestant.CAPTURES, Contestant.RANDOM);
        try (Ladder ladder = new Ladder(Variant.CRAZYHOUSE, 1, quick, 100, seed, concurrency)) {
            ladder.measure(match -> rows.add(match.values()), Ladder.UNSEEN);
        }
        return rows;
    }

    @Test
    void everyLevelMeetsTheOneBelowAndTheResultsDependOnTheSeedAlone() throws InterruptedException {
        List<List<String>> rows = rows(1, 1);
        assertEquals(2 + 2, rows.size());
        assertEquals(List.of("1 newcomer", "random moves"), rows.getFirst().subList(0, 2));
        assertEquals(List.of("random moves", "best capture"), rows.getLast().subList(0, 2));
        assertEquals(rows, rows(1, 2));
        long seed = 2;
        while (seed < 6 && rows.equals(rows(seed, 2))) { // few games may well have the same results
            seed++;
        }
        assertTrue(seed < 6, "the seed does not matter");
    }
}
