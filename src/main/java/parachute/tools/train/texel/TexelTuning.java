package parachute.tools.train.texel;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import parachute.engine.eval.classical.ClassicalEvaluator;
import parachute.engine.eval.classical.WeightTable;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.tools.train.data.GameReader;
import parachute.tools.train.data.Replay;

/**
 * Texel's method: finds the weights for which the evaluation predicts results best (Österlund, 2014; chessprogramming
 * wiki, "Texel's Tuning Method"). Near the current weights an evaluation is nearly linear in each of them, so its
 * partial derivatives are measured once for every position; Adam (Kingma and Ba, 2015) then minimises the error of that
 * linear model. Both steps are repeated a few times.
 */
public final class TexelTuning {
    /**
     * The passes over all positions with one linear model, the positions of a batch, and the minimum number of batches
     * of a pass.
     */
    private static final int EPOCHS = 40, BATCH = 4096, MIN_STEPS = 20;

    /** Adam's learning rate, in units of each weight: it falls linearly from the first to the last. */
    private static final double FIRST_RATE = 0.02, LAST_RATE = 0.001;

    private static final double DECAY_1 = 0.9, DECAY_2 = 0.999, EPSILON = 1e-8;

    /** Weight decay towards the current weights, so that rare ones do not follow a few positions too closely. */
    private static final double WEIGHT_DECAY = 1e-7;

    /** The unit of a weight is its own size divided by this, at least {@link #MIN_UNIT}. */
    private static final int UNIT_DIVISOR = 8;

    private static final int MIN_UNIT = 16;

    /** One position in this number is held out to measure overfitting. */
    private static final int HELD_OUT = 20;

    private final Variant variant;
    private final List<Sample> samples;
    private final double[] targets;
    private final double scale;
    private final Consumer<String> report;

    /**
     * A quiet position from a game, with the score of the search and the result of the game.
     *
     * @param score centipawns from White's view
     * @param result 1 if White won, 0.5 for a draw, 0 if Black won
     */
    record Sample(Position position, int score, double result) {}

    /**
     * Tunes the weights in use on a file of games, and returns the text of the tuned table.
     *
     * @param lambda share of the search's score in the target, 0 to 1
     * @param iterations number of linearisations of the evaluation, at least 1
     * @param report takes the progress, a line at a time
     * @throws IOException if the file cannot be read
     * @throws UserException if it does not contain any positions, or anything else
     */
    public static String tune(Path file, Variant variant, double lambda, int iterations, Consumer<String> report)
            throws IOException {
        List<Sample> samples = new ArrayList<>();
        try (GameReader reader = GameReader.open(file, variant)) {
            for (var game = reader.next(); game.isPresent(); game = reader.next()) {
                double result = game.get().result().points();
                Replay.play(
                        game.get(),
                        variant,
                        (position, score) -> samples.add(new Sample(setUpAnew(position), score, result)));
            }
        }
        if (samples.isEmpty()) {
            throw new UserException(file + " does not contain quiet positions");
        }
        WeightTable start = WeightTable.of(variant);
        return new TexelTuning(variant, start, samples, lambda, report)
                .tune(start, iterations)
                .format();
    }

    /** Returns a copy without the moves before it, which would fill the memory. */
    private static Position setUpAnew(Position position) {
        return Fen.parse(Fen.format(position), position.variant());
    }

    /**
     * Creates a tuning.
     *
     * @param lambda share of the search's score in the target; the rest is the result of the game
     */
    TexelTuning(Variant variant, WeightTable start, List<Sample> samples, double lambda, Consumer<String> report) {
        this.variant = variant;
        this.samples = samples;
        this.report = report;
        int[] evaluations = evaluate(start);
        scale = bestScale(evaluations);
        targets = samples.stream()
                .mapToDouble(sample -> lambda * sigmoid(sample.score() / scale) + (1 - lambda) * sample.result())
                .toArray();
        report.accept(samples.size() + " positions, scale " + Math.round(scale) + ", " + errors(evaluations));
    }

    /** Linearises the evaluation and minimises the error of the linear model, {@code iterations} times. */
    WeightTable tune(WeightTable start, int iterations) {
        WeightTable table = start;
        for (int i = 0; i < iterations; i++) {
            table = descend(table);
            report.accept("iteration " + (i + 1) + ", " + errors(evaluate(table)));
        }
        return table;
    }

    private WeightTable descend(WeightTable table) {
        WeightVector vector = new WeightVector(table);
        int[] active = vector.tunable();
        int[] units = IntStream.of(active)
                .map(index -> Math.max(MIN_UNIT, Math.abs(vector.get(index)) / UNIT_DIVISOR))
                .toArray();
        int[] base = evaluate(table);
        short[][] slopes = new short[base.length][active.length];
        for (int i = 0; i < active.length; i++) {
            int[] moved = evaluate(
                    vector.with(active[i], vector.get(active[i]) + units[i]).table());
            for (int j = 0; j < base.length; j++) {
                slopes[j][i] = (short) Math.clamp(moved[j] - base[j], Short.MIN_VALUE, Short.MAX_VALUE);
            }
        }
        float[] steps = adam(base, slopes);
        WeightVector tuned = vector;
        for (int i = 0; i < active.length; i++) {
            tuned = tuned.with(active[i], Math.round(vector.get(active[i]) + steps[i] * units[i]));
        }
        return tuned.table();
    }

    /** Returns the number of units by which each weight moves. */
    private float[] adam(int[] base, short[][] slopes) {
        int count = slopes[0].length;
        float[] steps = new float[count];
        double[] mean = new double[count];
        double[] square = new double[count];
        int[] learned =
                IntStream.range(0, base.length).filter(j -> !isHeldOut(j)).toArray();
        Random random = new Random(base.length);
        int batches = Math.max(MIN_STEPS, learned.length / BATCH);
        int step = 0;
        for (int epoch = 0; epoch < EPOCHS; epoch++) {
            shuffle(learned, random);
            for (int batch = 0; batch < batches; batch++) {
                step++;
                double progress = (double) step / (EPOCHS * batches);
                double rate = FIRST_RATE + (LAST_RATE - FIRST_RATE) * progress;
                int from = (int) ((long) learned.length * batch / batches);
                int to = (int) ((long) learned.length * (batch + 1) / batches);
                float[] gradient = gradient(base, slopes, steps, learned, from, to);
                for (int i = 0; i < count; i++) {
                    double slope = gradient[i] + WEIGHT_DECAY * steps[i];
                    mean[i] = DECAY_1 * mean[i] + (1 - DECAY_1) * slope;
                    square[i] = DECAY_2 * square[i] + (1 - DECAY_2) * slope * slope;
                    double corrected = mean[i] / (1 - Math.pow(DECAY_1, step));
                    steps[i] -= (float)
                            (rate * corrected / (Math.sqrt(square[i] / (1 - Math.pow(DECAY_2, step))) + EPSILON));
                }
            }
        }
        return steps;
    }

    /** Returns the mean slope of the squared error by each step, over some of the positions. */
    private float[] gradient(int[] base, short[][] slopes, float[] steps, int[] order, int from, int to) {
        float[] gradient = new float[steps.length];
        for (int k = from; k < to; k++) {
            short[] row = slopes[order[k]];
            float output = base[order[k]];
            for (int i = 0; i < steps.length; i++) {
                output += steps[i] * row[i];
            }
            double p = sigmoid(output / scale);
            float factor = (float) (2 * (p - targets[order[k]]) * p * (1 - p) / scale / (to - from));
            for (int i = 0; i < steps.length; i++) {
                gradient[i] += factor * row[i];
            }
        }
        return gradient;
    }

    private static void shuffle(int[] order, Random random) {
        for (int i = order.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int swapped = order[i];
            order[i] = order[other];
            order[other] = swapped;
        }
    }

    /**
     * Returns whether a position is held out: in whole blocks of the file, so that positions of one game are mostly on
     * one side.
     */
    private static boolean isHeldOut(int index) {
        return index / 1000 % HELD_OUT == HELD_OUT - 1;
    }

    /** Returns the evaluations of all positions from White's view. */
    private int[] evaluate(WeightTable table) {
        int[] values = new int[samples.size()];
        int blocks = 8;
        IntStream.range(0, blocks).parallel().forEach(block -> {
            ClassicalEvaluator evaluator = new ClassicalEvaluator(variant, table);
            int to = (int) ((long) values.length * (block + 1) / blocks);
            for (int j = (int) ((long) values.length * block / blocks); j < to; j++) {
                int value = evaluator.evaluate(samples.get(j).position());
                values[j] = samples.get(j).position().sideToMove() == Side.WHITE ? value : -value;
            }
        });
        return values;
    }

    /** Returns the centipawns per unit of the sigmoid for which the evaluations predict the results best. */
    private double bestScale(int[] evaluations) {
        double best = 400;
        double min = Double.MAX_VALUE;
        for (double candidate = 60; candidate < 1500; candidate *= 1.03) {
            double sum = 0;
            for (int j = 0; j < evaluations.length; j++) {
                double error =
                        sigmoid(evaluations[j] / candidate) - samples.get(j).result();
                sum += error * error;
            }
            if (sum < min) {
                min = sum;
                best = candidate;
            }
        }
        return best;
    }

    private String errors(int[] evaluations) {
        double[] sums = new double[2];
        int[] counts = new int[2];
        for (int j = 0; j < evaluations.length; j++) {
            double error = sigmoid(evaluations[j] / scale) - targets[j];
            int set = isHeldOut(j) ? 1 : 0;
            sums[set] += error * error;
            counts[set]++;
        }
        return String.format(
                Locale.ROOT, "error %.6f, held out %.6f", sums[0] / counts[0], sums[1] / Math.max(1, counts[1]));
    }

    private static double sigmoid(double x) {
        return 1 / (1 + Math.exp(-x));
    }
}
