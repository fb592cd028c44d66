package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.rules.board.Variant;

/** Scores as winning chances. */
class WinningChanceTest {
    @ParameterizedTest
    @EnumSource(Variant.class)
    void theChancesOfBothSidesMakeOne(Variant variant) {
        assertEquals(0.5, WinningChance.of(variant, 0));
        for (int score = 1; score < 3_000; score += 7) {
            double chance = WinningChance.of(variant, score);
            assertEquals(1, chance + WinningChance.of(variant, -score), 1e-12);
            assertTrue(chance > WinningChance.of(variant, score - 1));
        }
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void aMateIsCertain(Variant variant) {
        assertEquals(1, WinningChance.of(variant, Score.mateIn(9)));
        assertEquals(0, WinningChance.of(variant, Score.matedIn(0)));
    }

    @Test
    void aPawnMeansLessInCrazyhouse() {
        assertTrue(WinningChance.of(Variant.CRAZYHOUSE, 100) < WinningChance.of(Variant.CHESS, 100));
    }
}
