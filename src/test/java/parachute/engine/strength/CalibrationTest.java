package parachute.engine.strength;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.rules.board.Variant;

class CalibrationTest {
    @ParameterizedTest
    @EnumSource
    void theStrongerAPlayerTheMoreItSearchesAndTheBetterItChooses(Variant variant) {
        Calibration calibration = Calibration.of(variant);
        Handicap weaker = calibration.handicap(new Strength(Strength.MIN));
        for (int elo = Strength.MIN + 1; elo <= Strength.MAX; elo++) {
            Handicap stronger = calibration.handicap(new Strength(elo));
            assertTrue(stronger.nodes() >= weaker.nodes(), "nodes at " + elo);
            assertTrue(stronger.temperature() < weaker.temperature(), "temperature at " + elo);
            assertEquals(weaker.candidates(), stronger.candidates());
            weaker = stronger;
        }
    }

    @Test
    void aSmallDifferenceOfStrengthIsASmallOneOfTheHandicap() {
        Calibration calibration = Calibration.of(Variant.CHESS);
        for (int elo = Strength.MIN + 1; elo <= Strength.MAX; elo++) {
            double ratio = calibration.handicap(new Strength(elo - 1)).temperature()
                    / calibration.handicap(new Strength(elo)).temperature();
            assertTrue(ratio < 1.02, "temperature at " + elo);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, Strength.MIN - 1, Strength.MAX + 1})
    void thereIsNoOtherStrength(int elo) {
        assertThrows(IllegalArgumentException.class, () -> new Strength(elo));
    }
}
