package parachute.engine.strength;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.engine.search.Score;
import parachute.engine.search.SearchLine;
import parachute.rules.board.Variant;

class MoveChoiceTest {
    private static final int DRAWS = 20_000;

    /** An even move, one that loses a pawn, one that loses a knight, and one that is mated. */
    private static final List<SearchLine> LINES = List.of(
            Lines.line(1, 1, 0), Lines.line(2, 2, -100), Lines.line(3, 3, -300), Lines.line(4, 4, Score.matedIn(4)));

    /** Returns how often each of the lines is drawn. */
    private static int[] counts(Variant variant, double temperature) {
        MoveChoice choice = new MoveChoice(variant, temperature);
        RandomGenerator random = new SplittableRandom(1);
        int[] counts = new int[LINES.size()];
        for (int i = 0; i < DRAWS; i++) {
            counts[choice.draw(LINES, random).rank() - 1]++;
        }
        return counts;
    }

    @ParameterizedTest
    @EnumSource
    void theSmallerTheLossTheMoreOftenAMoveIsPlayed(Variant variant) {
        int[] counts = counts(variant, 0.2);
        for (int i = 1; i < counts.length; i++) {
            assertTrue(counts[i - 1] > 1.1 * counts[i], "rank " + i);
        }
        assertTrue(counts[counts.length - 1] > 0);
    }

    @Test
    void aLossOfTheTemperatureIsPlayedOneTimeInETimesAsOftenAsTheBestMove() {
        double loss = MoveChoice.loss(Variant.CHESS, -100, 0);
        int[] counts = counts(Variant.CHESS, loss);
        assertEquals(1 / Math.E, (double) counts[1] / counts[0], 0.02);
    }

    @Test
    void theLowerTheTemperatureTheRarerTheMistakes() {
        int[] best = IntStream.of(1, 2, 5, 10, 20, 40)
                .map(percent -> counts(Variant.CHESS, percent / 100.0)[0])
                .toArray();
        for (int i = 1; i < best.length; i++) {
            assertTrue(best[i] < best[i - 1], "temperature number " + i);
        }
        assertTrue(best[0] > 0.99 * DRAWS);
    }

    @Test
    void aPawnCostsLessInCrazyhouse() {
        assertTrue(MoveChoice.loss(Variant.CRAZYHOUSE, -100, 0) < MoveChoice.loss(Variant.CHESS, -100, 0));
    }

    @Test
    void theLossIsTheSameHoweverTheGameStands() {
        double even = MoveChoice.loss(Variant.CHESS, -100, 0);
        assertEquals(even, MoveChoice.loss(Variant.CHESS, 900, 1000));
        assertEquals(even, MoveChoice.loss(Variant.CHESS, -1100, -1000));
        assertTrue(even > 0.1 && even < 0.2, "loss of a pawn: " + even);
    }

    @Test
    void aMateMissedOrAllowedIsTheGreatestLoss() {
        assertEquals(0.5, MoveChoice.loss(Variant.CHESS, 500, Score.mateIn(3)));
        assertEquals(0.5, MoveChoice.loss(Variant.CHESS, Score.matedIn(4), -500));
    }

    @Test
    void theSameRandomNumbersDrawTheSameMoves() {
        assertEquals(List.of(drawn(7)), List.of(drawn(7)));
    }

    private static List<Integer> drawn(long seed) {
        MoveChoice choice = new MoveChoice(Variant.CHESS, 0.2);
        RandomGenerator random = new SplittableRandom(seed);
        return IntStream.range(0, 50)
                .mapToObj(i -> choice.draw(LINES, random).rank())
                .toList();
    }
}
