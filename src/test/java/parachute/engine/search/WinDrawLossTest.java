package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.engine.variant.WinDrawLoss;
import parachute.engine.variant.WinDrawLossModel;
import parachute.rules.board.Variant;

/** Scores as chances of win, draw and loss. */
class WinDrawLossTest {
    @ParameterizedTest
    @EnumSource(Variant.class)
    void theChancesOfBothSidesAreOpposite(Variant variant) {
        assertEquals(0.5, Score.chances(variant, 0).points());
        for (int score = 1; score < 3_000; score += 7) {
            WinDrawLoss chances = Score.chances(variant, score);
            WinDrawLoss opposite = Score.chances(variant, -score);
            assertEquals(1, chances.points() + opposite.points(), 1e-12);
            assertEquals(chances.win(), opposite.loss(), 1e-12);
            assertEquals(chances.draw(), opposite.draw(), 1e-12);
            // Near certain wins in chess a centipawn no longer changes a double.
            int growth = variant == Variant.CHESS && score > 2_500 ? 7 : 1;
            assertTrue(chances.points() > Score.chances(variant, score - growth).points());
        }
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void aMateIsCertain(Variant variant) {
        assertArrayEquals(
                new int[] {1000, 0, 0}, Score.chances(variant, Score.mateIn(9)).shares(1000));
        assertArrayEquals(
                new int[] {0, 0, 1000}, Score.chances(variant, Score.matedIn(0)).shares(1000));
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void sharesAreNeverNegativeAndAddUp(Variant variant) {
        for (int score = -4_000; score <= 4_000; score++) {
            for (int whole : new int[] {100, 1000}) {
                int[] shares = Score.chances(variant, score).shares(whole);
                assertEquals(whole, Arrays.stream(shares).sum());
                assertTrue(Arrays.stream(shares).allMatch(share -> share >= 0), () -> Arrays.toString(shares));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"0.5, 0, 0.5, 50 0 50", "0.505, 0, 0.495, 51 0 49", "0.333, 0.333, 0.334, 33 34 33"})
    void sharesAreRounded(double win, double draw, double loss, String expected) {
        int[] shares = new WinDrawLoss(win, draw, loss).shares(100);
        assertEquals(expected, shares[0] + " " + shares[1] + " " + shares[2]);
    }

    @Test
    void aPawnMeansLessInCrazyhouseAndDrawsAreRare() {
        WinDrawLoss chess = Score.chances(Variant.CHESS, 100);
        WinDrawLoss crazyhouse = Score.chances(Variant.CRAZYHOUSE, 100);
        assertTrue(crazyhouse.points() < chess.points());
        assertTrue(crazyhouse.draw() < 0.11 * chess.draw());
    }

    @Test
    void halfOfTheGamesAreWonWhereTheModelSaysSo() {
        assertEquals(0.5, new WinDrawLossModel(80, 60).at(80).win(), 1e-12);
        assertEquals(0.5, new WinDrawLossModel(80, 60).at(-80).loss(), 1e-12);
    }
}
