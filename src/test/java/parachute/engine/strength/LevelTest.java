package parachute.engine.strength;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LevelTest {
    @Test
    void thereAreElevenWithDifferentNames() {
        assertEquals(11, Level.values().length);
        assertEquals(
                11, Arrays.stream(Level.values()).map(Level::label).distinct().count());
    }

    @Test
    void eachIsStrongerThanTheOneBeforeAndTheLastIsNotLimited() {
        List<Integer> elo = Arrays.stream(Level.values())
                .flatMap(level -> level.strength().stream())
                .map(Strength::elo)
                .toList();
        assertEquals(9, elo.size());
        for (int i = 1; i < elo.size(); i++) {
            assertTrue(elo.get(i) > elo.get(i - 1), "level " + (i + 1));
        }
        assertEquals(Optional.empty(), Level.of(10).strength());
    }

    @Test
    void randomMovesHaveNoElo() {
        assertEquals(Optional.empty(), Level.of(0).strength());
    }

    @Test
    void theyCoverTheWholeRange() {
        assertEquals(Optional.of(new Strength(Strength.MIN)), Level.of(1).strength());
        assertEquals(Optional.of(new Strength(Strength.MAX)), Level.of(9).strength());
    }

    @Test
    void eachHasItsNumber() {
        for (int number = 0; number <= 10; number++) {
            assertEquals(number, Level.of(number).number());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 11})
    void thereIsNoOtherNumber(int number) {
        assertThrows(IllegalArgumentException.class, () -> Level.of(number));
    }
}
