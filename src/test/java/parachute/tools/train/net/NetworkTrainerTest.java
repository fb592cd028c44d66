package parachute.tools.train.net;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

class NetworkTrainerTest {
    private static final int HIDDEN = 8;

    private static TrainingSettings settings(int epochs, int batch, int threads, long seed) {
        return new TrainingSettings(
                HIDDEN, 1e-3, 0.1, TrainingTarget.of(0.5), epochs, batch, epochs, threads, seed, OptionalInt.empty());
    }

    private static AdamW optimizer(Variant variant) {
        return new AdamW(Parameters.random(variant, HIDDEN, new Random(1)), 0.1);
    }

    /** Returns the parameters after two epochs, row by row. */
    private static float[][] train(TrainingSet positions, int threads, long seed) throws IOException {
        AdamW optimizer = optimizer(Variant.CRAZYHOUSE);
        NetworkTrainer trainer =
                new NetworkTrainer(settings(2, 16, threads, seed), TrainingBlocks.of(positions), optimizer);
        trainer.runEpoch(0, learned -> {});
        trainer.runEpoch(1, learned -> {});
        float[][] rows = new float[optimizer.parameters().rows()][];
        Arrays.setAll(rows, optimizer.parameters()::row);
        return rows;
    }

    @ParameterizedTest
    @EnumSource
    void aBatchCanBeLearnedByHeart(Variant variant) throws IOException {
        TrainingSet positions = TrainingPositions.random(variant, 32, 3);
        int epochs = 600;
        NetworkTrainer trainer =
                new NetworkTrainer(settings(epochs, 32, 2, 1), TrainingBlocks.of(positions), optimizer(variant));
        double before = trainer.loss(positions);
        for (int epoch = 0; epoch < epochs; epoch++) {
            trainer.runEpoch(epoch, learned -> {});
        }
        double after = trainer.loss(positions);
        assertTrue(after < before / 20, before + " before, " + after + " after");
    }

    @Test
    void everyBlockIsLearnedFromInStepsOfItsOwn() throws IOException {
        AdamW optimizer = optimizer(Variant.CRAZYHOUSE);
        TrainingBlocks blocks = TrainingBlocks.of(
                TrainingPositions.random(Variant.CRAZYHOUSE, 20, 1),
                TrainingPositions.random(Variant.CRAZYHOUSE, 9, 2));
        List<Long> learned = new ArrayList<>();
        new NetworkTrainer(settings(1, 8, 2, 1), blocks, optimizer).runEpoch(0, learned::add);
        assertEquals(List.of(0L, 8L, 16L, 20L, 28L), learned);
        assertEquals(5, optimizer.steps());
    }

    @Test
    void weightsThatLearnNothingDecay() {
        AdamW optimizer = new AdamW(Parameters.random(Variant.CHESS, HIDDEN, new Random(1)), 0.5);
        float before = optimizer.parameters().input(0)[0];
        optimizer.begin();
        optimizer.update(0, new Gradient[] {new Gradient(optimizer.parameters())}, 1, 0.1f);
        assertEquals(before * 0.95, optimizer.parameters().input(0)[0], 1e-6);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void theSameSettingsMakeTheSameNetwork(int threads) throws IOException {
        TrainingSet positions = TrainingPositions.random(Variant.CRAZYHOUSE, 100, 3);
        assertArrayEquals(train(positions, threads, 1), train(positions, threads, 1));
        assertFalse(Arrays.deepEquals(train(positions, threads, 1), train(positions, threads, 2)), "another seed");
    }

    @Test
    void threadsChangeNothingButTheRounding() throws IOException {
        TrainingSet positions = TrainingPositions.random(Variant.CRAZYHOUSE, 100, 3);
        float[][] one = train(positions, 1, 1);
        float[][] three = train(positions, 3, 1);
        // A parameter whose gradient is rounded to 0 or not moves by the rate of some 0.001 a step at most.
        for (int row = 0; row < one.length; row++) {
            assertArrayEquals(one[row], three[row], 2e-3f, "row " + row);
        }
    }

    /** The loss as it is defined: the squared error of the points that the network expects. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void theLossIsTheMeanSquaredErrorOfAllPositions(int threads) {
        Variant variant = Variant.CHESS;
        TrainingSet positions = TrainingPositions.random(variant, 51, 3);
        AdamW optimizer = optimizer(variant);
        Gradient forward = new Gradient(optimizer.parameters());
        double sum = 0;
        for (int i = 0; i < positions.size(); i++) {
            double target = (positions.expectation(i) + positions.result(i)) / 2;
            double points = 1 / (1 + Math.exp(-forward.output(positions, i)));
            sum += (points - target) * (points - target);
        }
        NetworkTrainer trainer =
                new NetworkTrainer(settings(1, 8, threads, 1), TrainingBlocks.of(positions), optimizer);
        assertEquals(sum / positions.size(), trainer.loss(positions), 1e-9);
    }

    /** Decoupled decay: what no position has an opinion on becomes smaller. */
    @Test
    void weightsOfInputsThatNeverOccurDecay() throws IOException {
        TrainingSet positions = new TrainingSet();
        positions.add(Position.start(Variant.CHESS), 50, 1);
        AdamW optimizer = optimizer(Variant.CHESS);
        int pawnOnTheEighthRank = 60;
        float[] before = optimizer.parameters().input(pawnOnTheEighthRank).clone();
        new NetworkTrainer(settings(1, 1, 1, 1), TrainingBlocks.of(positions), optimizer).runEpoch(0, learned -> {});
        float[] after = optimizer.parameters().input(pawnOnTheEighthRank);
        for (int i = 0; i < HIDDEN; i++) {
            assertEquals(before[i] * (1 - 1e-3 * 0.1), after[i], 1e-7);
        }
    }

    @Test
    void parametersGrowToTheRangeOfANetworkAndNoFurther() {
        AdamW optimizer = optimizer(Variant.CHESS);
        Parameters parameters = optimizer.parameters();
        Gradient gradient = new Gradient(parameters);
        optimizer.begin();
        for (int row = 0; row < parameters.rows(); row++) {
            Arrays.fill(gradient.sum().row(row), -1);
            optimizer.update(row, new Gradient[] {gradient}, 1, 200);
        }
        assertEquals(16, parameters.input(0)[0], 0.001);
        assertEquals(8, parameters.output(0, 1)[0], 0.001);
        assertDoesNotThrow(() -> parameters.rounded(400));
    }

    @Test
    void theLearningRateRisesInTheFirstStepsOfALongRun() throws IOException {
        assertEquals(1e-3, firstChange(1), 1e-5);
        assertEquals(1e-3 / 20, firstChange(1_000), 1e-6);
        assertEquals(1e-3 / 1_000, firstChange(1_000_000), 1e-8);
    }

    /** Returns by how much the first step of a run changes an output bias. */
    private static double firstChange(int epochs) throws IOException {
        TrainingSet positions = new TrainingSet();
        positions.add(Position.start(Variant.CHESS), 1_000, 1);
        positions.expect(0, TrainingPositions.SCALE);
        AdamW optimizer = new AdamW(Parameters.random(Variant.CHESS, HIDDEN, new Random(1)), 0);
        int bucket = positions.bucket(0);
        float before = optimizer.parameters().outputBias()[bucket];
        new NetworkTrainer(settings(epochs, 1, 1, 1), TrainingBlocks.of(positions), optimizer)
                .runEpoch(0, learned -> {});
        return Math.abs((double) optimizer.parameters().outputBias()[bucket] - before);
    }

    @Test
    void theLossWeighsThePhases() {
        Variant variant = Variant.CRAZYHOUSE;
        TrainingSet positions = TrainingPositions.random(variant, 60, 3);
        List<Double> weights = List.of(1.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0);
        TrainingSettings settings = new TrainingSettings(
                HIDDEN, 1e-3, 0.1, new TrainingTarget(0.5, 0.5, weights), 1, 8, 1, 2, 1, OptionalInt.empty());
        NetworkTrainer trainer = new NetworkTrainer(settings, TrainingBlocks.of(positions), optimizer(variant));
        double sum = 0;
        double total = 0;
        for (int phase = 0; phase < weights.size(); phase++) {
            double weight = weights.get(phase) * positions.ofPhase(phase).length;
            sum += weight * trainer.loss(positions, phase);
            total += weight;
        }
        assertEquals(sum / total, trainer.loss(positions), 1e-9);
        assertTrue(positions.ofPhase(0).length > 0 && positions.ofPhase(2).length > 0, "different phases");
    }
}
