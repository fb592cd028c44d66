package parachute.engine.eval.network;

import java.util.Arrays;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/**
 * The integer weights of a network with one hidden layer. The inputs of a perspective ({@link Features}) add up to its
 * accumulator of {@link #hidden} units; both accumulators, that of the side to move first, are clipped to 0..1 and
 * squared (SCReLU), and summed up with the weights of the {@linkplain OutputBuckets output bucket}.
 *
 * <p>Hidden units are numbers of 16 bits in units of 1/2048, and wrap; trained networks need less than half of that
 * range. Their squares and output weights are in units of 1/4096, and an output of 1 is {@link #scale} centipawns. The
 * units are that small because a trained network has output weights of about 0.1: with the usual 1/255 and 1/64 an
 * evaluation was off by 8 centipawns on average, with these by about half of one. All arithmetic is in integers, the
 * same on every machine. The arrays are not copied and must not be changed.
 */
public final class Network {
    /** Maximum number of hidden units of a perspective and of centipawns of an output of 1: what a file can hold. */
    public static final int MAX_HIDDEN = Short.MAX_VALUE, MAX_SCALE = Short.MAX_VALUE;

    /** A hidden unit of 1, its square or an output weight of 1, as powers of 2. */
    private static final int HIDDEN_BITS = 11, UNIT_BITS = 12;

    /** A hidden unit of 1, and so an input weight of 1. */
    public static final int HIDDEN_UNIT = 1 << HIDDEN_BITS;

    /** The square of a hidden unit of 1, or an output weight of 1. */
    public static final int UNIT = 1 << UNIT_BITS;

    /** Shift and offset that round the square of a hidden unit to {@link #UNIT}. */
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
     * Creates a network.
     *
     * @param scale centipawns of an output of 1
     * @param inputWeights a row of hidden units for each input
     * @param inputBias the accumulator without inputs
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
                && outputWeights.length == buckets()
                && Arrays.stream(outputWeights)
                        .allMatch(bucket ->
                                bucket.length == 2 && bucket[0].length == hidden && bucket[1].length == hidden)
                && outputBias.length == buckets();
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

    /** Returns the largest sum of the absolute output weights of a bucket and a perspective. */
    private long largestOutputSum() {
        return Arrays.stream(outputWeights)
                .flatMap(Arrays::stream)
                .mapToLong(
                        weights -> Arrays.stream(weights).mapToLong(Math::abs).sum())
                .max()
                .orElse(0);
    }

    /** Returns the share of the 32-bit range that the largest sum of an output can take: 0 to 1. */
    public double largestSum() {
        return (double) largestOutputSum() / MAX_OUTPUT_SUM;
    }

    /** Returns the variant that the network was trained for. */
    public Variant variant() {
        return variant;
    }

    /**
     * Returns this network if it is for a variant.
     *
     * @param what its description in the message, such as "the network"
     * @throws UserException if it is for another variant
     */
    public Network of(Variant needed, String what) {
        if (variant != needed) {
            throw new UserException(what + " is for " + variant.uciName() + ", not for " + needed.uciName());
        }
        return this;
    }

    /** Returns the number of hidden units of a perspective. */
    public int hidden() {
        return hidden;
    }

    /** Returns the number of output buckets. */
    public int buckets() {
        return OutputBuckets.count(variant);
    }

    /** Returns the centipawns of an output of 1. */
    public int scale() {
        return scale;
    }

    /** Returns the network prepared for the fastest arithmetic of this Java. */
    PreparedNetwork<?> prepared() {
        return prepared;
    }

    /** Returns the rows of all inputs. */
    int[][] inputWeights() {
        return inputWeights;
    }

    /** Returns the row of an input: what it adds to each hidden unit, in units of 1/{@link #HIDDEN_UNIT}. */
    public int[] inputWeights(int input) {
        return inputWeights[input];
    }

    /** Returns the accumulator without inputs, in units of 1/{@link #HIDDEN_UNIT}. */
    public int[] inputBias() {
        return inputBias;
    }

    /** Returns the weights of a bucket for the accumulator of the side to move, 0, or of the other, 1. */
    public int[] outputWeights(int bucket, int perspective) {
        return outputWeights[bucket][perspective];
    }

    /** Returns the bias of a bucket, in units of 1/{@link #OUTPUT_UNIT}. */
    public int outputBias(int bucket) {
        return outputBias[bucket];
    }

    /** Returns the score in centipawns of an output, which is in units of 1/{@link #OUTPUT_UNIT}. */
    int centipawns(long output) {
        return (int) (output * scale + OUTPUT_UNIT / 2 >> 2 * UNIT_BITS);
    }
}
