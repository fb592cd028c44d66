package parachute.games.tours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static parachute.games.tours.TourAssertions.squares;

import java.util.List;
import org.junit.jupiter.api.Test;

class TourTableTest {
    @Test
    void rowsGoUpwardAndSquaresNotVisitedAreMarked() {
        assertEquals("""
                 -1   1  -1\s
                 -1  -1  -1\s
                  0  -1   2\s
                """, TourTable.format(3, squares("2,0 1,2 0,0")) + "\n");
    }

    @Test
    void columnsAreAsWideAsTheGreatestNumberNeeds() {
        String table = TourTable.format(
                40,
                KnightsTours.tourOnMegaBoard(40, List.of(new TourSquare(0, 0))).orElseThrow());
        assertEquals(40, table.lines().count());
        assertEquals(40 * 6, table.lines().mapToInt(String::length).max().orElseThrow());
        assertEquals(40 * 6, table.lines().mapToInt(String::length).min().orElseThrow());
    }
}
