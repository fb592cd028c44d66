package parachute.engine.vector;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Without the module of the Vector API, which tests do not have; {@code LauncherIT} compares searches with and without. */
class VectorsTest {
    private static final int LONGEST = 70;

    private final int[] numbers = new Random(1).ints(LONGEST + 20, -1000, 1000).toArray();

    @Test
    void theMaximumIsThatOfThePart() {
        for (int from = 0; from < 20; from++) {
            for (int to = from + 1; to <= from + LONGEST; to++) {
                assertEquals(Arrays.stream(numbers, from, to).max().getAsInt(), Vectors.max(numbers, from, to));
            }
        }
    }

    @Test
    void differencesAreTheIndicesOfDifferentNumbers() {
        Random random = new Random(2);
        for (int length = 1; length <= Long.SIZE; length++) {
            long[] first = random.longs(length).toArray();
            long[] second = first.clone();
            BitSet different = new BitSet();
            for (int i = 0; i < length / 3 + 1; i++) {
                int index = random.nextInt(length);
                second[index] = first[index] ^ 1L << random.nextInt(Long.SIZE);
                different.set(index);
            }
            assertEquals(0, Vectors.differences(first, first));
            assertEquals(different, BitSet.valueOf(new long[] {Vectors.differences(first, second)}));
        }
    }
}
