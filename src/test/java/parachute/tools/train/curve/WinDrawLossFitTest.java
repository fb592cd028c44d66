package parachute.tools.train.curve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.engine.variant.WinDrawLoss;
import parachute.engine.variant.WinDrawLossModel;
import parachute.tools.train.data.TrainingResult;

/** A model that made results is found again. */
class WinDrawLossFitTest {
    private static final int POSITIONS = 200_000;

    /** Centipawns: few different scores, since the fit asks for each of them again and again. */
    private static final int STEP = 20;

    @ParameterizedTest
    @CsvSource({"150, 120", "10, 230", "60, 400", "300, 90"})
    void theModelOfTheResultsIsFound(double a, double b) {
        WinDrawLossModel model = new WinDrawLossModel(a, b);
        Random random = new Random(1);
        WinDrawLossFit fit = new WinDrawLossFit();
        for (int i = 0; i < POSITIONS; i++) {
            int score = STEP * random.nextInt(-50, 51);
            fit.add(score, result(model.at(score), random.nextDouble()));
        }
        WinDrawLossModel fitted = fit.model();
        assertEquals(a, fitted.a(), 0.02 * b);
        assertEquals(b, fitted.b(), 0.02 * b);
    }

    private static TrainingResult result(WinDrawLoss chances, double random) {
        return random < chances.win()
                ? TrainingResult.WHITE_WINS
                : random < chances.win() + chances.draw() ? TrainingResult.DRAW : TrainingResult.BLACK_WINS;
    }
}
