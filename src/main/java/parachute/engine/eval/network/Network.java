package parachute.engine.eval.network;

import java.util.Arrays;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/**
 * The integer weights of a network with one hidden layer. The inputs of a perspective ({@link Features}) add up to its
 * accumulator of {@link #hidden} units; both accumulators, that of the side to move first, are clipped to 0..1 and
 * squared (SCReLU), and summed up with the weights of the {@linkplain Features#outputBucket output bucket}.
 *
 * <p>Hidden units are numbers of 16 bits in units of 1/2048, and wrap; trained networks need less than half of that range.
 * Their squares and output weights are in units of 1/4096, and an output of 1 is {@link #scale} centipawns. The units are
 * so small because a trained network has output weights of about 0.1: with the usual 1/255 and 1/64 an evaluation was off
 * by 8 centipawns on average, with these by about half of one. All arithmetic is in integers, the same on every machine.
 * Immutable by agreement: the arrays are not copied, and nobody changes them.
 */
public final class Network {
    /** Number of output buckets. */
    public static final int BUCKETS = 8;

    /** The most hidden units of a perspective, and the most centipawns of an output of 1: what a file can hold. */
    public static final int MAX_HIDDEN = Short.MAX_VALUE, MAX_SCALE = Short.MAX_VALUE;

    /** A hidden unit of 1, its square or an output weight of 1, as powers of 2. */
    private static final int HIDDEN_BITS = 11, UNIT_BITS = 12;

    /** A hidden unit of 1, and so an input weight of 1. */
    public static final int HIDDEN_UNIT = 1 << HIDDEN_BITS;

    /** The square of a hidden unit of 1, or an output weight of 1. */
    public static final int UNIT = 1 << UNIT_BITS;

    /** The square of hidden units is rounded from its own units to {@link #UNIT}. */
    static final int SQUARE_SHIFT = 2 * HIDDEN_BITS - UNIT_BITS, HALF_SQUARE = 1 << SQUARE_SHIFT - 1;

    /** An output of 1, and so an output bias of 1. */
    public static final int OUTPUT_UNIT = UNIT * UNIT;

    /**
     * The largest sum of the absolute output weights of a bucket and a perspective for which no sum of 32 bits overflows:
     * 128 in real numbers.
     */
    static final int MAX_OUTPUT_SUM = Integer.MAX_VALUE / UNIT;

    private final Variant variant;
    private final int hidden;
    private final int scale;
    private final int[][] inputWeights;
    private final int[] inputBias;
    private final int[][][] outputWeights;
    private final int[] outputBias;
    private final PreparedNetwork<?> prepared;

    /**
     * A network.
     *
     * @param scale centipawns of an output of 1
     * @param inputWeights a row of hidden units for each input
     * @param inputBias what an accumulator is without inputs
     * @param outputWeights for each bucket the weights of the accumulator of the side to move, then of the other
     * @param outputBias for each bucket
     * @throws UserException if the sizes do not fit the variant, a weight does not fit 16 bits, or a sum could overflow
     */
    public Network(
            Variant variant,
            int scale,
            int[][] inputWeights,
            int[] inputBias,
            int[][][] outputWeights,
            int[] outputBias) {
        this.variant = variant;
        this.scale = scale;
        this.inputWeights = inputWeights;
        this.inputBias = inputBias;
        this.outputWeights = outputWeights;
        this.outputBias = outputBias;
        hidden = inputBias.length;
        checkSizes();
        checkRanges();
        prepared = new PreparedNetwork<>(this, UnitArithmetic.of(hidden));
    }

    private void checkSizes() {
        boolean right = inputWeights.length == Features.count(variant)
                && Arrays.stream(inputWeights).allMatch(row -> row.length == hidden)
                && outputWeights.length == BUCKETS
                && Arrays.stream(outputWeights)
                        .allMatch(bucket ->
                                bucket.length == 2 && bucket[0].length == hidden && bucket[1].length == hidden)
                && outputBias.length == BUCKETS;
        if (!right || hidden < 1 || hidden > MAX_HIDDEN || scale < 1 || scale > MAX_SCALE) {
            throw new UserException("the sizes of the network do not fit " + variant.uciName());
        }
    }

    private void checkRanges() {
        boolean fit = areShort(inputBias)
                && Arrays.stream(inputWeights).allMatch(Network::areShort)
                && Arrays.stream(outputWeights).flatMap(Arrays::stream).allMatch(Network::areShort);
        if (!fit) {
            throw new UserException("the network has weights that are too large for 16 bits");
        }
        if (largestOutputSum() > MAX_OUTPUT_SUM) {
            throw new UserException("the output weights of the network are so large that sums could overflow");
        }
    }

    private static boolean areShort(int[] weights) {
        for (int weight : weights) {
            if (weight != (short) weight) {
                return false;
            }
        }
        return true;
    }

    /** The largest sum of the absolute output weights of a bucket and a perspective. */
    private long largestOutputSum() {
        return Arrays.stream(outputWeights)
                .flatMap(Arrays::stream)
                .mapToLong(
                        weights -> Arrays.stream(weights).mapToLong(Math::abs).sum())
                .max()
                .orElse(0);
    }

    /** The part of 32 bits that the largest sum of an output can take: 0 to 1. */
    public double largestSum() {
        return (double) largestOutputSum() / MAX_OUTPUT_SUM;
    }

    /** The variant that it was trained for. */
    public Variant variant() {
        return variant;
    }

    /**
     * This network, where one of a certain variant is needed.
     *
     * @param what it is, for the message, such as "the network"
     * @throws UserException if it is one of another variant
     */
    public Network of(Variant needed, String what) {
        if (variant != needed) {
            throw new UserException(what + " is of " + variant.uciName() + ", not of " + needed.uciName());
        }
        return this;
    }

    /** Number of hidden units of a perspective. */
    public int hidden() {
        return hidden;
    }

    /** Centipawns of an output of 1. */
    public int scale() {
        return scale;
    }

    /** The network as the fastest arithmetic of this Java computes with it. */
    PreparedNetwork<?> prepared() {
        return prepared;
    }

    /** The rows of all inputs. */
    int[][] inputWeights() {
        return inputWeights;
    }

    /** The row of an input: what it adds to each hidden unit. */
    public int[] inputWeights(int input) {
        return inputWeights[input];
    }

    /** The accumulator without inputs. */
    public int[] inputBias() {
        return inputBias;
    }

    /** The weights of a bucket for the accumulator of the side to move, 0, or of the other, 1. */
    public int[] outputWeights(int bucket, int perspective) {
        return outputWeights[bucket][perspective];
    }

    /** In units of 1/{@link #OUTPUT_UNIT}. */
    public int outputBias(int bucket) {
        return outputBias[bucket];
    }

    /** The score that an output means, in centipawns; in units of 1/{@link #OUTPUT_UNIT}. */
    int centipawns(long output) {
        return (int) (output * scale + OUTPUT_UNIT / 2 >> 2 * UNIT_BITS);
    }
}
