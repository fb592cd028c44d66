package parachute.tools.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A choice of puzzles has easy and hard ones, and few of a kind. */
class PuzzleSelectionTest {
    private static final List<Puzzle> PUZZLES = List.of(
            puzzle("a", 500, "mate"),
            puzzle("b", 510, "mate"),
            puzzle("c", 520, "mate", "castling"),
            puzzle("d", 1_500, "drop"),
            puzzle("e", 1_510, "drop"),
            puzzle("f", 1_999, "drop"));

    @Test
    void eachBandOfRatingsHasItsShare() {
        assertEquals(List.of("a", "d", "f"), chosen(3));
    }

    @Test
    void rareThemesComeFirst() {
        assertEquals(List.of("a", "c", "d", "f"), chosen(4));
    }

    @Test
    void whereThereAreFewerAllAreChosen() {
        assertEquals(List.of("a", "b", "c", "d", "e", "f"), chosen(7));
    }

    private static List<String> chosen(int count) {
        return PuzzleSelection.choose(PUZZLES, count).stream().map(Puzzle::id).toList();
    }

    private static Puzzle puzzle(String id, int rating, String... themes) {
        return new Puzzle(
                id, "6k1/5ppp/8/8/8/7P/5PP1/R5K1 b - - 0 30", List.of(), rating, 80, Set.of(themes), "g#1", List.of());
    }
}
