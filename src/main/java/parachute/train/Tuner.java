package parachute.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import parachute.board.Side;
import parachute.board.Variant;
import parachute.eval.ClassicalEvaluator;
import parachute.eval.WeightTable;

/**
 * Texel's method: finds the weights with which the evaluation foretells results best (Österlund, 2014; chessprogramming
 * wiki, "Texel's Tuning Method"). Near the weights in hand an evaluation is nearly linear in each of them, so the slope
 * of every position by every weight is measured once; Adam (Kingma and Ba, 2015) then descends on that linear picture,
 * and the picture is taken again a few times.
 */
final class Tuner {
    /** Steps on one linear picture, and how far Adam goes at a time, in scaled weights. */
    private static final int STEPS = 300;

    private static final double RATE = 0.02;
    private static final double DECAY_1 = 0.9, DECAY_2 = 0.999, EPSILON = 1e-8;

    /** Pulls weights back to where they were, so that rare ones do not run away on a few positions. */
    private static final double STAY = 2e-5;

    /** Weights change in units of their own size over this, at least {@link #SMALLEST_STEP}. */
    private static final int STEP_DIVISOR = 8;

    private static final int SMALLEST_STEP = 8;

    private final Variant variant;
    private final List<Sample> samples;
    private final double[] targets;
    private final double scale;
    private final Consumer<String> report;

    /**
     * A tuner.
     *
     * @param lambda share of the search's score in what is to be foretold; the rest is the result
     */
    Tuner(Variant variant, WeightTable start, List<Sample> samples, double lambda, Consumer<String> report) {
        this.variant = variant;
        this.samples = samples;
        this.report = report;
        int[] evaluations = evaluate(start);
        scale = bestScale(evaluations);
        targets = samples.stream()
                .mapToDouble(sample -> lambda * sigmoid(sample.score() / scale) + (1 - lambda) * sample.result())
                .toArray();
        report.accept(samples.size() + " positions, scale " + Math.round(scale) + ", error " + error(evaluations));
    }

    /** Takes {@code pictures} linear pictures and descends on each. */
    WeightTable tune(WeightTable start, int pictures) {
        WeightTable table = start;
        for (int i = 0; i < pictures; i++) {
            table = descend(table);
            report.accept("picture " + (i + 1) + ", error " + error(evaluate(table)));
        }
        return table;
    }

    private WeightTable descend(WeightTable table) {
        WeightVector vector = new WeightVector(table);
        int[] base = evaluate(table);
        int[] active =
                IntStream.range(0, vector.size()).filter(vector::isTunable).toArray();
        float[][] slopes = new float[active.length][];
        for (int i = 0; i < active.length; i++) {
            int unit = Math.max(SMALLEST_STEP, Math.abs(vector.get(active[i])) / STEP_DIVISOR);
            int[] moved = evaluate(
                    vector.with(active[i], vector.get(active[i]) + unit).table());
            slopes[i] = new float[base.length];
            for (int j = 0; j < base.length; j++) {
                slopes[i][j] = moved[j] - base[j];
            }
        }
        double[] steps = adam(base, slopes);
        WeightVector tuned = vector;
        for (int i = 0; i < active.length; i++) {
            int unit = Math.max(SMALLEST_STEP, Math.abs(vector.get(active[i])) / STEP_DIVISOR);
            tuned = tuned.with(active[i], (int) Math.round(vector.get(active[i]) + steps[i] * unit));
        }
        return tuned.table();
    }

    /** How many units each weight moves. */
    private double[] adam(int[] base, float[][] slopes) {
        double[] steps = new double[slopes.length];
        double[] mean = new double[slopes.length];
        double[] square = new double[slopes.length];
        double[] outputs = new double[base.length];
        double[] pushes = new double[base.length];
        for (int step = 1; step <= STEPS; step++) {
            for (int j = 0; j < base.length; j++) {
                outputs[j] = base[j];
            }
            for (int i = 0; i < slopes.length; i++) {
                addScaled(outputs, slopes[i], steps[i]);
            }
            for (int j = 0; j < base.length; j++) {
                double p = sigmoid(outputs[j] / scale);
                pushes[j] = 2 * (p - targets[j]) * p * (1 - p) / scale;
            }
            for (int i = 0; i < slopes.length; i++) {
                double gradient = dot(pushes, slopes[i]) / base.length + STAY * steps[i];
                mean[i] = DECAY_1 * mean[i] + (1 - DECAY_1) * gradient;
                square[i] = DECAY_2 * square[i] + (1 - DECAY_2) * gradient * gradient;
                double corrected = mean[i] / (1 - Math.pow(DECAY_1, step));
                steps[i] -= RATE * corrected / (Math.sqrt(square[i] / (1 - Math.pow(DECAY_2, step))) + EPSILON);
            }
        }
        return steps;
    }

    private static void addScaled(double[] sums, float[] values, double factor) {
        for (int j = 0; j < sums.length; j++) {
            sums[j] += factor * values[j];
        }
    }

    private static double dot(double[] a, float[] b) {
        double sum = 0;
        for (int j = 0; j < a.length; j++) {
            sum += a[j] * b[j];
        }
        return sum;
    }

    /** The evaluations of all positions from White's view. */
    private int[] evaluate(WeightTable table) {
        ClassicalEvaluator evaluator = new ClassicalEvaluator(variant, table);
        int[] values = new int[samples.size()];
        for (int j = 0; j < values.length; j++) {
            int value = evaluator.evaluate(samples.get(j).position());
            values[j] = samples.get(j).position().sideToMove() == Side.WHITE ? value : -value;
        }
        return values;
    }

    /** The centipawns per unit of the sigmoid with which the evaluations foretell the results best. */
    private double bestScale(int[] evaluations) {
        double best = 400;
        double least = Double.MAX_VALUE;
        for (double candidate = 60; candidate < 1500; candidate *= 1.03) {
            double sum = 0;
            for (int j = 0; j < evaluations.length; j++) {
                double miss =
                        sigmoid(evaluations[j] / candidate) - samples.get(j).result();
                sum += miss * miss;
            }
            if (sum < least) {
                least = sum;
                best = candidate;
            }
        }
        return best;
    }

    private double error(int[] evaluations) {
        double sum = 0;
        for (int j = 0; j < evaluations.length; j++) {
            double miss = sigmoid(evaluations[j] / scale) - targets[j];
            sum += miss * miss;
        }
        return sum / evaluations.length;
    }

    private static double sigmoid(double x) {
        return 1 / (1 + Math.exp(-x));
    }

    /** The numbers of a table in one row. */
    private static final class WeightVector {
        private final WeightTable table;
        private final int[] values;
        private final boolean[] tunable;

        WeightVector(WeightTable table) {
            this(table, values(table), tunable(table));
        }

        private WeightVector(WeightTable table, int[] values, boolean[] tunable) {
            this.table = table;
            this.values = values;
            this.tunable = tunable;
        }

        private static int[] values(WeightTable table) {
            return table.rows().stream()
                    .flatMap(row -> List.of(row.middlegame(), row.endgame()).stream())
                    .flatMap(List::stream)
                    .mapToInt(Integer::intValue)
                    .toArray();
        }

        /** Shapes and scales are for people to choose: only the danger points differ from centipawns. */
        private static boolean[] tunable(WeightTable table) {
            List<Boolean> flags = new ArrayList<>();
            for (WeightTable.Row row : table.rows()) {
                boolean fixed = row.name().startsWith("usual")
                        || row.name().endsWith("divisor")
                        || row.name().endsWith("cap");
                for (int i = 0; i < row.middlegame().size() + row.endgame().size(); i++) {
                    flags.add(!fixed);
                }
            }
            boolean[] array = new boolean[flags.size()];
            for (int i = 0; i < array.length; i++) {
                array[i] = flags.get(i);
            }
            return array;
        }

        int size() {
            return values.length;
        }

        int get(int index) {
            return values[index];
        }

        boolean isTunable(int index) {
            return tunable[index];
        }

        WeightVector with(int index, int value) {
            int[] changed = values.clone();
            changed[index] = value;
            return new WeightVector(table, changed, tunable);
        }

        WeightTable table() {
            List<WeightTable.Row> rows = new ArrayList<>();
            int next = 0;
            for (WeightTable.Row row : table.rows()) {
                int half = next + row.middlegame().size();
                int end = half + row.endgame().size();
                rows.add(new WeightTable.Row(row.name(), row.text(), boxed(next, half), boxed(half, end)));
                next = end;
            }
            return new WeightTable(rows);
        }

        private List<Integer> boxed(int from, int to) {
            return Arrays.stream(values, from, to).boxed().toList();
        }
    }
}
