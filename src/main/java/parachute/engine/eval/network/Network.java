package parachute.engine.eval.network;

import java.util.Arrays;
import parachute.rules.board.Variant;

/**
 * The integer weights of a network with one hidden layer. The inputs of a perspective ({@link Features}) add up to its
 * accumulator of {@link #hidden} units; both accumulators, that of the side to move first, are clipped to 0..1 and
 * squared (SCReLU), and summed up with the weights of the {@linkplain Features#outputBucket output bucket}.
 *
 * <p>The accumulators count in units of 1/255, output weights in units of 1/64, and an output of 1 is {@link #scale}
 * centipawns. All arithmetic is in integers, the same on every machine. Immutable by agreement: the arrays are not
 * copied, and nobody changes them.
 */
public final class Network {
    /** Number of output buckets. */
    public static final int BUCKETS = 8;

    /** An accumulator unit of 1. */
    public static final int INPUT_UNIT = 255;

    /** An output weight of 1. */
    public static final int OUTPUT_UNIT = 64;

    /** The largest sum of an output bucket's absolute weights for which no sum of 32 bits overflows. */
    static final int MAX_OUTPUT_SUM = Integer.MAX_VALUE / (INPUT_UNIT * INPUT_UNIT);

    private final Variant variant;
    private final int hidden;
    private final int scale;
    private final int[][] inputWeights;
    private final int[] inputBias;
    private final int[][][] outputWeights;
    private final int[] outputBias;

    /**
     * A network.
     *
     * @param scale centipawns of an output of 1
     * @param inputWeights a row of hidden units for each input
     * @param inputBias what an accumulator is without inputs
     * @param outputWeights for each bucket the weights of the accumulator of the side to move, then of the other
     * @param outputBias for each bucket, in units of 1/(255 * 64)
     * @throws NetworkException if the sizes do not fit the variant, or a sum could overflow
     */
    public Network(
            Variant variant,
            int scale,
            int[][] inputWeights,
            int[] inputBias,
            int[][][] outputWeights,
            int[] outputBias)
            throws NetworkException {
        this.variant = variant;
        this.scale = scale;
        this.inputWeights = inputWeights;
        this.inputBias = inputBias;
        this.outputWeights = outputWeights;
        this.outputBias = outputBias;
        hidden = inputBias.length;
        checkSizes();
        checkRanges();
    }

    private void checkSizes() throws NetworkException {
        boolean right = inputWeights.length == Features.count(variant)
                && Arrays.stream(inputWeights).allMatch(row -> row.length == hidden)
                && outputWeights.length == BUCKETS
                && Arrays.stream(outputWeights)
                        .allMatch(bucket ->
                                bucket.length == 2 && bucket[0].length == hidden && bucket[1].length == hidden)
                && outputBias.length == BUCKETS;
        if (!right || hidden == 0 || scale <= 0) {
            throw new NetworkException("the sizes of the network do not fit " + variant.uciName());
        }
    }

    private void checkRanges() throws NetworkException {
        for (int[][] bucket : outputWeights) {
            long sum = Arrays.stream(bucket)
                    .flatMapToInt(Arrays::stream)
                    .mapToLong(Math::abs)
                    .sum();
            if (sum > MAX_OUTPUT_SUM) {
                throw new NetworkException("the output weights of the network are so large that sums could overflow");
            }
        }
    }

    /** The variant that it was trained for. */
    public Variant variant() {
        return variant;
    }

    /** Number of hidden units of a perspective. */
    public int hidden() {
        return hidden;
    }

    /** Centipawns of an output of 1. */
    public int scale() {
        return scale;
    }

    /** The row of an input: what it adds to each hidden unit. */
    int[] inputWeights(int input) {
        return inputWeights[input];
    }

    /** The accumulator without inputs. */
    int[] inputBias() {
        return inputBias;
    }

    /** The weights of a bucket for the accumulator of the side to move, 0, or of the other, 1. */
    int[] outputWeights(int bucket, int perspective) {
        return outputWeights[bucket][perspective];
    }

    /** In units of 1/(255 * 64). */
    int outputBias(int bucket) {
        return outputBias[bucket];
    }

    /**
     * The evaluation in centipawns, from the side to move.
     *
     * @param own the accumulator of the side to move
     * @param other the accumulator of the other side
     */
    int output(int[] own, int[] other, int bucket) {
        long sum = (long) sum(own, outputWeights[bucket][0]) + sum(other, outputWeights[bucket][1]);
        return (int) ((sum / INPUT_UNIT + outputBias[bucket]) * scale / (INPUT_UNIT * OUTPUT_UNIT));
    }

    /** The sum of clipped and squared units with weights. */
    private static int sum(int[] units, int[] weights) {
        int sum = 0;
        for (int i = 0; i < weights.length; i++) {
            int unit = Math.max(0, Math.min(INPUT_UNIT, units[i]));
            sum += unit * unit * weights[i];
        }
        return sum;
    }
}
