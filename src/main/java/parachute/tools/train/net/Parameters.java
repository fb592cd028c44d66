package parachute.tools.train.net;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import parachute.engine.eval.network.Features;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.OutputBuckets;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/**
 * The parameters of a network as real numbers, or anything of the same shape: gradients and their moments. Rows of hidden
 * units: one for each input, the bias, then two for each output bucket; the last row holds the biases of the buckets.
 */
final class Parameters {
    /** The maximum absolute value of initial input weights: about forty of them add up to a unit between 0 and 1. */
    private static final float INITIAL_INPUT = 0.1f;

    /** The initial bias of hidden units: within the range in which a unit learns. */
    private static final float INITIAL_BIAS = 0.2f;

    private final Variant variant;
    private final int inputs;
    private final int hidden;
    private final int buckets;
    private final float[][] rows;

    /** Creates parameters that are all zero. */
    Parameters(Variant variant, int hidden) {
        this.variant = variant;
        inputs = Features.count(variant);
        this.hidden = hidden;
        buckets = OutputBuckets.count(variant);
        rows = new float[inputs + 1 + 2 * buckets + 1][hidden];
        rows[rows.length - 1] = new float[buckets];
    }

    /** Returns random initial parameters. */
    static Parameters random(Variant variant, int hidden, Random random) {
        Parameters parameters = new Parameters(variant, hidden);
        for (int row = 0; row < parameters.inputs; row++) {
            fill(parameters.rows[row], INITIAL_INPUT, random);
        }
        Arrays.fill(parameters.bias(), INITIAL_BIAS);
        float output = (float) (1 / Math.sqrt(2 * hidden));
        for (int bucket = 0; bucket < parameters.buckets; bucket++) {
            fill(parameters.output(bucket, 0), output, random);
            fill(parameters.output(bucket, 1), output, random);
        }
        return parameters;
    }

    /** Returns the parameters of a network, in the precision of its integers. */
    static Parameters of(Network network) {
        Parameters parameters = new Parameters(network.variant(), network.hidden());
        for (int input = 0; input < parameters.inputs; input++) {
            divide(network.inputWeights(input), Network.HIDDEN_UNIT, parameters.input(input));
        }
        divide(network.inputBias(), Network.HIDDEN_UNIT, parameters.bias());
        for (int bucket = 0; bucket < parameters.buckets; bucket++) {
            divide(network.outputWeights(bucket, 0), Network.UNIT, parameters.output(bucket, 0));
            divide(network.outputWeights(bucket, 1), Network.UNIT, parameters.output(bucket, 1));
            parameters.outputBias()[bucket] = (float) network.outputBias(bucket) / Network.OUTPUT_UNIT;
        }
        return parameters;
    }

    private static void divide(int[] integers, int unit, float[] numbers) {
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (float) integers[i] / unit;
        }
    }

    /**
     * Returns the network of these parameters, rounded to integers.
     *
     * @param scale centipawns of an output of 1
     * @throws UserException if sums of its output could overflow
     */
    Network rounded(int scale) {
        int[][][] outputs = new int[buckets][2][];
        for (int bucket = 0; bucket < buckets; bucket++) {
            outputs[bucket][0] = round(output(bucket, 0), Network.UNIT);
            outputs[bucket][1] = round(output(bucket, 1), Network.UNIT);
        }
        return new Network(
                variant,
                scale,
                Arrays.stream(rows, 0, inputs)
                        .map(row -> round(row, Network.HIDDEN_UNIT))
                        .toArray(int[][]::new),
                round(bias(), Network.HIDDEN_UNIT),
                outputs,
                round(outputBias(), Network.OUTPUT_UNIT));
    }

    private static int[] round(float[] numbers, int unit) {
        return IntStream.range(0, numbers.length)
                .map(i -> Math.round(numbers[i] * unit))
                .toArray();
    }

    private static void fill(float[] row, float range, Random random) {
        for (int i = 0; i < row.length; i++) {
            row[i] = range * (2 * random.nextFloat() - 1);
        }
    }

    /** Returns the number of hidden units of a perspective. */
    int hidden() {
        return hidden;
    }

    /** Returns the number of inputs. */
    int inputs() {
        return inputs;
    }

    int rows() {
        return rows.length;
    }

    float[] row(int row) {
        return rows[row];
    }

    /** Returns the maximum absolute value in a row that the integers of a network can hold. */
    float limit(int row) {
        if (row == rows.length - 1) {
            return (float) Integer.MAX_VALUE / Network.OUTPUT_UNIT;
        }
        return (float) Short.MAX_VALUE / (row <= inputs ? Network.HIDDEN_UNIT : Network.UNIT);
    }

    /** Returns the weights of an input. */
    float[] input(int input) {
        return rows[input];
    }

    /** Returns the bias of the hidden units. */
    float[] bias() {
        return rows[inputs];
    }

    /** Returns the weights of a bucket for the side to move, 0, or the other, 1. */
    float[] output(int bucket, int perspective) {
        return rows[inputs + 1 + 2 * bucket + perspective];
    }

    /** Returns the biases of the output buckets. */
    float[] outputBias() {
        return rows[rows.length - 1];
    }

    /** Returns parameters of the same shape that are all zero. */
    Parameters zero() {
        return new Parameters(variant, hidden);
    }

    Parameters copy() {
        Parameters copy = zero();
        copy.copyFrom(this);
        return copy;
    }

    /**
     * Returns a copy with more hidden units, which are random and have no weight in the output, so that it stays the
     * same.
     */
    Parameters widened(int units, Random random) {
        Parameters wide = random(variant, units, random);
        for (int row = 0; row < rows.length; row++) {
            System.arraycopy(rows[row], 0, wide.rows[row], 0, rows[row].length);
        }
        for (int bucket = 0; bucket < buckets; bucket++) {
            Arrays.fill(wide.output(bucket, 0), hidden, units, 0);
            Arrays.fill(wide.output(bucket, 1), hidden, units, 0);
        }
        return wide;
    }

    /** Copies the values of others of the same shape. */
    void copyFrom(Parameters other) {
        for (int row = 0; row < rows.length; row++) {
            System.arraycopy(other.rows[row], 0, rows[row], 0, rows[row].length);
        }
    }

    void write(DataOutput out) throws IOException {
        for (float[] row : rows) {
            for (float value : row) {
                out.writeFloat(value);
            }
        }
    }

    /** Reads the values that parameters of the same shape wrote. */
    void read(DataInput in) throws IOException {
        for (float[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                row[i] = in.readFloat();
            }
        }
    }

    void clear() {
        for (float[] row : rows) {
            Arrays.fill(row, 0);
        }
    }
}
