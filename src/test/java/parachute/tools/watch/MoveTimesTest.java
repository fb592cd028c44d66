package parachute.tools.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** Times of moves, from the comments of a PGN file. */
class MoveTimesTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            +0.25/12 0.345s [%clk 0:00:09.655] | 0.345
            -M4/9 12s, White mates             | 12
            0.000s                             | 0
            book                               |
            +0.25/12 2 knights                 |
            """)
    @CsvFileSource(resources = "elapsed-times.csv", delimiter = '|')
    void theSecondsOfAMoveStandInItsComment(String comment, Double seconds) {
        assertEquals(Optional.ofNullable(seconds), MoveTimes.seconds(comment));
    }

    @Test
    void theMeanIsThatOfAllGamesWithoutMovesThatAreRare() {
        MoveTimes times = new MoveTimes();
        assertEquals(Map.of(), times.means(2));
        times.add(3, 1);
        times.add(3, 2);
        times.add(40, 5);
        assertEquals(Map.of(3, 1.5, 40, 5.0), times.means(2));
        assertEquals(Map.of(3, 1.5), times.means(1));
    }
}
