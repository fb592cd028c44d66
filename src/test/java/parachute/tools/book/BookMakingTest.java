package parachute.tools.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How the games that a book leaves out are listed. */
class BookMakingTest {
    @Test
    void numbersInARowAreARange() {
        assertEquals("1, 3-5, 9-10", BookMaking.ranges(List.of(1, 3, 4, 5, 9, 10)));
        List<Integer> odd = IntStream.range(0, 500).mapToObj(i -> 2 * i + 1).toList();
        assertTrue(BookMaking.ranges(odd).endsWith(", 37, 39, ..."), BookMaking.ranges(odd));
    }
}
