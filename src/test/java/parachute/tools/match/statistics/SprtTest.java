package parachute.tools.match.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
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
        assertThrows(UserException.class, () -> Sprt.parse(Map.of("model", "trinomial")));
    }

    /**
     * Counts with the ratio that others print for them: the tests of fastchess (app/tests/sprt_test.cpp), matches played with
     * it, and fishtest (its issue 1737).
     */
    @ParameterizedTest(name = "{0} [{1}, {2}] of {3} {4} {5} {6} {7}: {8}")
    @CsvSource({
        "normalized, 0, 2, 365, 16618, 36229, 16974, 390, 2.25",
        "normalized, -1.75, 0.25, 127, 4883, 10712, 5150, 104, 3.01",
        "normalized, -1.75, 0.25, 93, 18711, 58877, 18739, 100, 2.942097",
        "normalized, 0, 5, 50, 287, 610, 387, 73, 2.97",
        "normalized, -3, 1, 339, 4640, 8717, 4594, 403, 2.89",
        "normalized, 0, 3, 52, 648, 1359, 814, 73, 2.89",
        "logistic, 0.5, 2.5, 223, 9863, 21279, 10037, 246, -3.07",
        "logistic, 0, 2, 871, 26175, 55983, 26678, 821, -4.98",
    })
    void theRatioIsThatOfOthers(
            String model, String elo0, String elo1, int a, int b, int c, int d, int e, String ratio) {
        Sprt test = Sprt.parse(Map.of("elo0", elo0, "elo1", elo1, "model", model));
        assertEquals(ratio, rounded(test.ratio(pairs(a, b, c, d, e)), ratio));
    }

    /** BayesElo is that of single games; the counts and ratios are those of fastchess' tests. */
    @ParameterizedTest(name = "bayesian [{0}, {1}] of +{2} -{3} ={4}: {5}")
    @CsvSource({"0, 2, 68965, 68526, 128429, -1.26", "0.5, 2.5, 21629, 21484, 41111, -1.13"})
    void theRatioOfBayesEloIsThatOfOthers(String elo0, String elo1, int wins, int losses, int draws, String ratio) {
        PairCounts pairs = new PairCounts();
        add(pairs, losses / 2, 0, 0);
        add(pairs, wins / 2, 2, 2);
        add(pairs, wins % 2, 2, 1);
        add(pairs, (draws - wins % 2) / 2, 1, 1);
        Sprt test = Sprt.parse(Map.of("elo0", elo0, "elo1", elo1, "model", "bayesian"));
        assertEquals(ratio, rounded(test.ratio(pairs), ratio));
    }

    @Test
    void bayesEloSaysNothingBeforeBothHaveWon() {
        assertEquals(0, Sprt.parse(Map.of("model", "bayesian")).ratio(pairs(0, 5, 9, 0, 0)));
    }

    @Test
    void oneSidedMatchesHaveAFiniteRatioOnEveryScale() {
        for (String model : List.of("logistic", "normalized", "bayesian")) {
            Sprt test = Sprt.parse(Map.of("elo0", "-1500", "elo1", "-500", "model", model));
            assertTrue(Double.isFinite(test.ratio(pairs(144, 3, 1, 0, 0))), model);
        }
    }

    /**
     * Half way between two near hypotheses the ratio is 0 and has no drift: a motion from 0 to one of two bounds at b takes
     * b² by its variance a step, (s1 - s0)² by the variance of a pair.
     */
    @Test
    void halfWayBetweenTheHypothesesATestTakesLongest() {
        Sprt test = Sprt.parse(Map.of("elo0", "-1", "elo1", "1"));
        PairCounts level = pairs(20, 100, 260, 100, 20);
        double distance = 2 * 2 / 694.9;
        double pairs = Math.pow(test.upperBound(), 2) * level.variance() / Math.pow(distance / 2, 2);
        assertEquals(2 * pairs, (double) test.gamesLeft(level).orElseThrow(), 0.01 * pairs);
        assertTrue(test.gamesLeft(pairs(20, 100, 250, 110, 20)).orElseThrow() < pairs);
        assertTrue(test.describe(level)
                .matches("SPRT \\[-1.0, 1.0] LLR -?0.00 \\(-2.94, 2.94\\), about \\d+ games to go"));
    }

    /** With a clear drift the rest of the way is made at the rate of the games so far, whichever way it goes. */
    @Test
    void withAClearDriftTheRestTakesAsLongAsItsShareOfTheWay() {
        PairCounts better = pairs(60, 250, 500, 350, 80);
        Sprt far = Sprt.parse(Map.of("alpha", "1e-9", "beta", "1e-9"));
        double left = better.pairs() * (far.upperBound() / far.ratio(better) - 1);
        assertEquals(2 * left, (double) far.gamesLeft(better).orElseThrow(), 0.01 * left);
        PairCounts worse = pairs(80, 350, 500, 250, 60);
        left = worse.pairs() * (far.lowerBound() / far.ratio(worse) - 1);
        assertEquals(2 * left, (double) far.gamesLeft(worse).orElseThrow(), 0.01 * left);
    }

    @Test
    void nothingIsExpectedOfADecidedTestOrOfAFewPairs() {
        assertTrue(USUAL.gamesLeft(pairs(100, 300, 500, 500, 200)).isEmpty());
        assertTrue(USUAL.gamesLeft(pairs(1, 2, 3, 2, 1)).isEmpty());
    }

    private static String rounded(double value, String like) {
        return String.format(Locale.ROOT, "%." + (like.length() - like.indexOf('.') - 1) + "f", value);
    }

    /** Returns the counts of pairs with 0, 1/2, 1, 1 1/2 and 2 points. */
    static PairCounts pairs(int... counts) {
        PairCounts pairs = new PairCounts();
        for (int halves = 0; halves < counts.length; halves++) {
            add(pairs, counts[halves], halves / 2, halves - halves / 2);
        }
        return pairs;
    }

    private static void add(PairCounts pairs, int times, int first, int second) {
        for (int i = 0; i < times; i++) {
            pairs.add(first, second);
        }
    }
}
