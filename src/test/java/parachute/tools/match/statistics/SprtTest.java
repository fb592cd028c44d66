package parachute.tools.match.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.io.UserException;

/** When the test of two hypotheses decides. */
class SprtTest {
    private static final Sprt USUAL = Sprt.parse(Map.of());

    @Test
    void theUsualBoundsAreThoseOfFivePercent() {
        assertEquals(2.944, USUAL.upperBound(), 0.001);
        assertEquals(-2.944, USUAL.lowerBound(), 0.001);
    }

    @Test
    void withoutPairsNothingIsSaid() {
        assertEquals(0, USUAL.ratio(new PairCounts()));
        assertEquals(Sprt.Decision.UNDECIDED, USUAL.decide(new PairCounts()));
    }

    /** For small differences the ratio comes close to N (s1 - s0) (2 s - s0 - s1) / (2 variance). */
    @ParameterizedTest
    @CsvSource({"10, 50, 100, 60, 15", "15, 60, 100, 50, 10", "100, 300, 500, 320, 120"})
    void theRatioComesCloseToItsNormalApproximation(int a, int b, int c, int d, int e) {
        PairCounts pairs = pairs(a, b, c, d, e);
        double s0 = 0.5;
        double s1 = 1 / (1 + Math.pow(10, -5 / 400.0));
        double approximation = pairs.pairs() * (s1 - s0) * (2 * pairs.mean() - s0 - s1) / (2 * pairs.variance());
        assertEquals(approximation, USUAL.ratio(pairs), 0.02 * Math.abs(approximation) + 0.002);
    }

    @Test
    void aClearLeadIsAcceptedAndAClearDeficitIsNot() {
        assertEquals(Sprt.Decision.ACCEPT_ELO1, USUAL.decide(pairs(100, 300, 500, 500, 200)));
        assertEquals(Sprt.Decision.ACCEPT_ELO0, USUAL.decide(pairs(200, 500, 500, 300, 100)));
        assertEquals(Sprt.Decision.UNDECIDED, USUAL.decide(pairs(2, 5, 9, 6, 2)));
    }

    @Test
    void theRatioIsFiniteWhenEverythingWasWon() {
        double ratio = USUAL.ratio(pairs(0, 0, 0, 0, 50));
        assertTrue(Double.isFinite(ratio) && ratio > 0, () -> "ratio " + ratio);
    }

    @Test
    void senselessHypothesesAreRefused() {
        assertThrows(UserException.class, () -> Sprt.parse(Map.of("elo0", "5", "elo1", "0")));
        assertThrows(UserException.class, () -> Sprt.parse(Map.of("alpha", "0.7")));
        assertThrows(UserException.class, () -> Sprt.parse(Map.of("elo2", "1")));
    }

    private static PairCounts pairs(int... counts) {
        PairCounts pairs = new PairCounts();
        for (int halves = 0; halves < counts.length; halves++) {
            for (int i = 0; i < counts[halves]; i++) {
                pairs.add(halves);
            }
        }
        return pairs;
    }
}
