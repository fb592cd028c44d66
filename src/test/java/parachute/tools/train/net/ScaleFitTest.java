package parachute.tools.train.net;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScaleFitTest {
    private static double points(int score, double scale) {
        return 1 / (1 + Math.exp(-score / scale));
    }

    @ParameterizedTest
    @ValueSource(ints = {60, 150, 345, 900, 2_500})
    void theScaleOfPointsThatFollowFromScoresIsFound(int scale) {
        ScaleFit fit = new ScaleFit();
        for (int score = -2_000; score <= 2_000; score += 10) {
            fit.add(score, points(score, scale));
        }
        assertEquals(scale, fit.scale(), 1);
        assertEquals(0, fit.error(scale), 1e-9);
    }

    @ParameterizedTest
    @ValueSource(ints = {150, 345, 900})
    void theScaleOfGamesThatAreWonAndLostIsFound(int scale) {
        Random random = new Random(scale);
        ScaleFit fit = new ScaleFit();
        for (int i = 0; i < 50_000; i++) {
            int score = random.nextInt(-1_000, 1_001);
            fit.add(score, random.nextDouble() < points(score, scale) ? 1 : 0);
        }
        // The error of the points of 50 000 games is about one in 200.
        assertEquals(scale, fit.scale(), 0.05 * scale);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 1})
    void gamesThatSayNothingOfScoresEndAtABound(double result) {
        ScaleFit fit = new ScaleFit();
        fit.add(100, result);
        fit.add(200, result);
        assertEquals(result == 1 ? 50 : 3_000, fit.scale());
    }
}
