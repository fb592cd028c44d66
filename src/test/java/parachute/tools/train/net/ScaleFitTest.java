package parachute.tools.train.net;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomGame;

class ScaleFitTest {
    private static final Position WHITE = Position.start(Variant.CHESS);
    private static final Position BLACK = RandomGame.play(Variant.CHESS, 1, 1);

    private static double points(int score, double scale) {
        return 1 / (1 + Math.exp(-score / scale));
    }

    @ParameterizedTest
    @ValueSource(ints = {60, 150, 345, 900, 2_500})
    void theScaleOfPointsThatFollowFromScoresIsFound(int scale) {
        TrainingSet positions = new TrainingSet();
        for (int score = -2_000; score <= 2_000; score += 10) {
            positions.add(score % 20 == 0 ? WHITE : BLACK, score, points(score, scale));
        }
        assertEquals(scale, ScaleFit.fit(positions, 0), 1);
        assertEquals(0, ScaleFit.error(positions, 0, scale), 1e-9);
    }

    @ParameterizedTest
    @ValueSource(ints = {150, 345, 900})
    void theScaleOfGamesThatAreWonAndLostIsFound(int scale) {
        Random random = new Random(scale);
        TrainingSet positions = new TrainingSet();
        for (int i = 0; i < 50_000; i++) {
            int score = random.nextInt(-1_000, 1_001);
            positions.add(i % 2 == 0 ? WHITE : BLACK, score, random.nextDouble() < points(score, scale) ? 1 : 0);
        }
        // The error of the points of 50 000 games is about one in 200.
        assertEquals(scale, ScaleFit.fit(positions, 0), 0.05 * scale);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 1})
    void gamesThatSayNothingOfScoresEndAtABound(double result) {
        TrainingSet positions = new TrainingSet();
        positions.add(WHITE, 100, result);
        positions.add(BLACK, 200, result);
        assertEquals(result == 1 ? 50 : 3_000, ScaleFit.fit(positions, 0));
    }

    @Test
    void positionsOfEarlierFilesDoNotCount() {
        TrainingSet positions = new TrainingSet();
        for (int score = -100; score <= 100; score++) {
            positions.add(WHITE, score, points(-score, 50));
        }
        int from = positions.size();
        for (int score = -2_000; score <= 2_000; score += 10) {
            positions.add(WHITE, score, points(score, 700));
        }
        assertEquals(700, ScaleFit.fit(positions, from), 1);
        assertEquals(0, ScaleFit.error(positions, from, 700), 1e-9);
    }
}
