package parachute.tools.train.net;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkEvaluator;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomGame;
import parachute.tools.train.data.GameReader;
import parachute.tools.train.data.Replay;

class ParametersTest {
    /** Centipawns. */
    private static final double TOLERANCE = 5;

    /** The evaluations by a network and by the parameters that it was made from. */
    private static final class Comparison {
        private final int scale;
        private final TrainingSet positions = new TrainingSet();
        private final Gradient real;
        private final NetworkEvaluator evaluator;
        private double largest;

        Comparison(Parameters parameters, int scale) {
            this.scale = scale;
            real = new Gradient(parameters);
            evaluator = new NetworkEvaluator(parameters.rounded(scale));
        }

        void add(Position position) {
            positions.add(position, 0, 0);
            double exact = (double) scale * real.output(positions, positions.size() - 1);
            largest = Math.max(largest, Math.abs(exact - evaluator.evaluate(position)));
        }

        void assertClose(int number) {
            assertTrue(positions.size() >= number, positions.size() + " positions");
            assertTrue(largest <= TOLERANCE, "off by " + largest + " centipawns");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aNetworkWithoutTrainingIsRoundedWell(Variant variant) {
        Comparison comparison = new Comparison(Parameters.random(variant, 64, new Random(1)), 400);
        for (int seed = 0; comparison.positions.size() < 3_000; seed++) {
            RandomGame.play(variant, seed, 100, comparison::add);
        }
        comparison.assertClose(3_000);
    }

    @ParameterizedTest
    @EnumSource
    void moreHiddenUnitsDoNotChangeTheEvaluationAtFirst(Variant variant) {
        Parameters narrow = Parameters.random(variant, 8, new Random(1));
        Parameters wide = narrow.widened(24, new Random(2));
        assertEquals(24, wide.hidden());
        TrainingSet positions = new TrainingSet();
        RandomGame.play(variant, 3, 100, position -> positions.add(position, 0, 0));
        Gradient before = new Gradient(narrow);
        Gradient after = new Gradient(wide);
        for (int i = 0; i < positions.size(); i++) {
            assertEquals(before.output(positions, i), after.output(positions, i), 1e-5);
        }
        assertTrue(positions.size() > 50, positions.size() + " positions");
    }

    @Test
    void aTrainedNetworkIsRoundedWell(@TempDir Path folder) throws Exception {
        Variant variant = Variant.CRAZYHOUSE;
        Path games = TrainingPositions.games(folder.resolve("games"), variant, 200, 1);
        GameSplit split = GameSplit.read(List.of(games), variant, OptionalInt.empty(), line -> {});
        AdamW optimizer = new AdamW(Parameters.random(variant, 32, new Random(1)), 0.1);
        TrainingSettings settings =
                new TrainingSettings(32, 1e-3, 0.1, TrainingTarget.of(0.3), 5, 128, 5, 2, 1, OptionalInt.empty());
        NetworkTrainer trainer = new NetworkTrainer(settings, split.training(), optimizer);
        for (int epoch = 0; epoch < settings.epochs(); epoch++) {
            trainer.runEpoch(epoch, learned -> {});
        }
        Comparison comparison = new Comparison(optimizer.parameters(), split.scale());
        try (GameReader reader = GameReader.open(games, variant)) {
            for (var game = reader.next(); game.isPresent(); game = reader.next()) {
                Replay.play(game.get(), variant, (position, score) -> comparison.add(position));
            }
        }
        comparison.assertClose(1_000);
    }

    /** Returns parameters of a value; inputs have no weight, so that the units do not exceed the value. */
    private static Parameters filled(int hidden, float value) {
        Parameters parameters = new Parameters(Variant.CRAZYHOUSE, hidden);
        for (int row = parameters.inputs(); row < parameters.rows(); row++) {
            Arrays.fill(parameters.row(row), value);
        }
        return parameters;
    }

    /** The sum of the output weights of a perspective is at most 128. */
    @Test
    void sumsThatJustFitAreRight() {
        Network network = filled(64, 1.98f).rounded(400);
        assertEquals(0.99, network.largestSum(), 0.001);
        // All units are 1, so that the output is 64 weights of 1.98 twice and the bias.
        int score = new NetworkEvaluator(network).evaluate(Position.start(Variant.CRAZYHOUSE));
        assertEquals(20_000, score);
        assertDoesNotThrow(() -> filled(64, -1.98f).rounded(400));
    }

    @Test
    void sumsThatCouldOverflowAreRefused() {
        assertThrows(UserException.class, () -> filled(65, 1.98f).rounded(400));
    }
}
