package parachute.tools.train.net;

import parachute.engine.eval.network.Features;

/**
 * The forward and the backward pass of single positions, and the sum of their gradients. The loss of a position is the
 * squared difference between the sigmoid of the output and a target between 0 and 1. For one thread.
 */
final class Gradient {
    /**
     * Hidden units beyond plus and minus this are pulled back, so that they fit the 16 bits of a network, which hold
     * up to 16: with a small weight decay a unit that is hardly ever above 0 would drift.
     */
    static final float PULL_LIMIT = 5;

    /** The slope of a unit per 1 beyond {@link #PULL_LIMIT}: too small to matter where a unit learns. */
    static final float PULL_SLOPE = 1e-4f;

    private final Parameters parameters;
    private final Parameters sum;
    private final int hidden;
    private final int[][] inputs = new int[2][Features.MAX_INPUTS];
    private final int[] counts = new int[2];
    private final float[][] units;
    private final float[] slopes;

    /** Creates the gradient for parameters, which may change between two positions. */
    Gradient(Parameters parameters) {
        this.parameters = parameters;
        hidden = parameters.hidden();
        sum = parameters.zero();
        units = new float[2][hidden];
        slopes = new float[hidden];
    }

    /** Returns the sum over the positions since it was cleared. */
    Parameters sum() {
        return sum;
    }

    /** Returns the output for a position: the logarithm of the odds that the side to move wins. */
    float output(TrainingSet positions, int index) {
        int bucket = positions.bucket(index);
        double output = parameters.outputBias()[bucket];
        for (int perspective = 0; perspective < 2; perspective++) {
            float[] accumulator = units[perspective];
            System.arraycopy(parameters.bias(), 0, accumulator, 0, hidden);
            int count = positions.inputs(index, perspective, inputs[perspective]);
            counts[perspective] = count;
            for (int i = 0; i < count; i++) {
                add(accumulator, parameters.input(inputs[perspective][i]));
            }
            output += weightedSum(accumulator, parameters.output(bucket, perspective));
        }
        return (float) output;
    }

    /** Returns the largest absolute hidden unit, before clipping, of the position of the last {@link #output}. */
    float largestUnit() {
        float largest = 0;
        for (float[] perspective : units) {
            for (float unit : perspective) {
                largest = Math.max(largest, Math.abs(unit));
            }
        }
        return largest;
    }

    /**
     * Adds the gradient of a position and returns its loss.
     *
     * @param weight what the position counts, which multiplies both
     */
    double add(TrainingSet positions, int index, double target, double weight) {
        double prediction = sigmoid(output(positions, index));
        double error = prediction - target;
        float slope = (float) (2 * weight * error * prediction * (1 - prediction));
        int bucket = positions.bucket(index);
        sum.outputBias()[bucket] += slope;
        for (int perspective = 0; perspective < 2; perspective++) {
            backward(
                    units[perspective],
                    parameters.output(bucket, perspective),
                    sum.output(bucket, perspective),
                    slopes,
                    slope);
            add(sum.bias(), slopes);
            for (int i = 0; i < counts[perspective]; i++) {
                add(sum.input(inputs[perspective][i]), slopes);
            }
        }
        return weight * error * error;
    }

    static double sigmoid(double x) {
        return 1 / (1 + Math.exp(-x));
    }

    private static void add(float[] to, float[] addend) {
        for (int i = 0; i < to.length; i++) {
            to[i] += addend[i];
        }
    }

    /** Returns the weighted sum of units, clipped to 0..1 and squared. */
    private static float weightedSum(float[] units, float[] weights) {
        float sum = 0;
        for (int i = 0; i < units.length; i++) {
            float unit = Math.max(0, Math.min(1, units[i]));
            sum += unit * unit * weights[i];
        }
        return sum;
    }

    /** Propagates the slope of the output to the output weights, whose slopes are added, and to the units. */
    private static void backward(
            float[] units, float[] weights, float[] weightSlopes, float[] unitSlopes, float slope) {
        for (int i = 0; i < units.length; i++) {
            float unit = Math.max(0, Math.min(1, units[i]));
            weightSlopes[i] += slope * unit * unit;
            // Outside 0..1 a unit does not change the output.
            float inside = unit == units[i] ? 2 * slope : 0;
            float beyond = units[i] - Math.max(-PULL_LIMIT, Math.min(PULL_LIMIT, units[i]));
            unitSlopes[i] = inside * unit * weights[i] + PULL_SLOPE * beyond;
        }
    }
}
