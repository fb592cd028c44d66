package parachute;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RandomTextTest {
    private static final List<String> VOCABULARY = List.of("a", "b", "c");

    @Test
    void theSameSeedMakesTheSameText() {
        assertEquals(text(7), text(7));
        assertNotEquals(text(7), text(8));
        assertArrayEquals(new RandomText(7).bytes(1000), new RandomText(7).bytes(1000));
    }

    @Test
    void everyNumberOfWordsInTheRangeOccursAndNoOther() {
        assertEquals(
                Set.of(2, 3, 4),
                occurring(random -> random.line(VOCABULARY, 2, 5).split(" ").length));
    }

    @Test
    void everyLengthBelowTheLimitOccursAndNoOther() {
        assertEquals(
                Set.of(0, 1, 2), occurring(random -> random.words(VOCABULARY, 3).size()));
        assertEquals(Set.of(0, 1, 2), occurring(random -> random.bytes(3).length));
        assertEquals(Set.of(0, 1, 2), occurring(random -> random.characters(3).length()));
    }

    @Test
    void everyWordOccurs() {
        assertEquals(Set.of("a", "b", "c"), occurring(random -> random.word(VOCABULARY)));
    }

    @Test
    void aTypingErrorKeepsTheLength() {
        assertEquals("", new RandomText(1).withTypingError(""));
        assertEquals(
                Set.of(5), occurring(random -> random.withTypingError("abcde").length()));
    }

    private static String text(long seed) {
        RandomText random = new RandomText(seed);
        return random.line(VOCABULARY, 10, 20) + random.characters(50) + random.withTypingError("abcdefghij");
    }

    private static <T> Set<T> occurring(Function<RandomText, T> function) {
        RandomText random = new RandomText(1);
        return IntStream.range(0, 500)
                .mapToObj(i -> function.apply(random))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
