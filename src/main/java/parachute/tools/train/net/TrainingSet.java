package parachute.tools.train.net;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import parachute.engine.eval.network.Features;
import parachute.engine.eval.network.OutputBuckets;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * Positions with scores and results, in about 90 bytes of memory each: the bits that describe a position ({@link
 * Features}), from which the inputs of both perspectives are derived.
 */
final class TrainingSet {
    private static final int CHUNK_BITS = 22;
    private static final int CHUNK = 1 << CHUNK_BITS;

    /** Chunks that the 32 bits of a position's start can name: about 187 million positions of chess. */
    private static final int MAX_CHUNKS = 1 << Integer.SIZE - CHUNK_BITS;

    /** The input of a bit, by perspective, mirrored or not, and bit of a position. */
    private static final short[][][] INPUTS = inputs();

    private final int maxChunks;
    private final List<short[]> chunks = new ArrayList<>();
    private int used = CHUNK;
    private int size;
    private int[] starts = new int[1024];
    private byte[] lengths = new byte[1024];
    /** Bit 0 the side to move, bits 1 and 2 whether White and Black see the board mirrored, bits 3-7 the bucket. */
    private byte[] properties = new byte[1024];

    private short[] scores = new short[1024];
    private float[] results = new float[1024];
    private float[] expectations = new float[1024];

    private final long[] sets = new long[Features.SETS];

    /** Those of the variant; null before the first position. */
    private @Nullable OutputBuckets buckets;

    /** Creates a set without positions. */
    TrainingSet() {
        this(MAX_CHUNKS);
    }

    /** Creates a set that holds less. */
    TrainingSet(int maxChunks) {
        this.maxChunks = maxChunks;
    }

    private static short[][][] inputs() {
        short[][][] inputs = new short[2][2][Features.SETS * Features.SET_BITS];
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            for (int bit = 0; bit < Features.SETS * Features.SET_BITS; bit++) {
                int set = bit / Features.SET_BITS;
                for (int mirrored = 0; mirrored <= 1; mirrored++) {
                    int king = mirrored * 7;
                    inputs[side][mirrored][bit] = (short) Features.index(set, bit % Features.SET_BITS, side, king);
                }
            }
        }
        return inputs;
    }

    /** Returns the number of positions. */
    int size() {
        return size;
    }

    /**
     * Adds a position.
     *
     * @param score centipawns from White's view
     * @param result White's points, 0 to 1
     * @throws UserException if there are more positions than a set can hold
     */
    void add(Position position, int score, double result) {
        if (size == starts.length) {
            grow();
        }
        if (used + Features.MAX_BITS > CHUNK) {
            if (chunks.size() == maxChunks) {
                throw new UserException(
                        "there are more than " + size + " positions, too many for one training; use fewer files");
            }
            chunks.add(new short[CHUNK]);
            used = 0;
        }
        int start = used;
        Features.read(position, sets);
        if (buckets == null) {
            buckets = new OutputBuckets(position.variant());
        }
        short[] chunk = chunks.getLast();
        for (int set = 0; set < Features.SETS; set++) {
            for (long rest = sets[set]; rest != 0; rest &= rest - 1) {
                chunk[used++] = (short) (set * Features.SET_BITS + Long.numberOfTrailingZeros(rest));
            }
        }
        starts[size] = chunks.size() - 1 << CHUNK_BITS | start;
        lengths[size] = (byte) (used - start);
        properties[size] = (byte) (position.sideToMove()
                | mirrored(position, Side.WHITE) << 1
                | mirrored(position, Side.BLACK) << 2
                | buckets.of(sets, position.sideToMove()) << 3);
        int relative = position.sideToMove() == Side.WHITE ? score : -score;
        scores[size] = (short) relative;
        results[size] = (float) (position.sideToMove() == Side.WHITE ? result : 1 - result);
        size++;
    }

    private static int mirrored(Position position, int side) {
        return Square.file(position.kingSquare(side)) >> 2;
    }

    private void grow() {
        int capacity = size + size / 2;
        starts = Arrays.copyOf(starts, capacity);
        lengths = Arrays.copyOf(lengths, capacity);
        properties = Arrays.copyOf(properties, capacity);
        scores = Arrays.copyOf(scores, capacity);
        results = Arrays.copyOf(results, capacity);
        expectations = Arrays.copyOf(expectations, capacity);
    }

    /**
     * Writes the inputs that are 1 into an array and returns their number.
     *
     * @param perspective 0 for the side to move, 1 for the other
     * @param inputs takes the inputs
     * @return their number
     */
    int inputs(int index, int perspective, int[] inputs) {
        int side = properties[index] & 1 ^ perspective;
        short[] table = INPUTS[side][properties[index] >> 1 + side & 1];
        short[] chunk = chunks.get(starts[index] >>> CHUNK_BITS);
        int start = starts[index] & CHUNK - 1;
        int length = lengths[index] & 0xff;
        int ownKing = 0;
        for (int i = 0; i < length; i++) {
            int input = table[chunk[start + i]];
            inputs[i] = input;
            if (Features.isOwnKing(input)) {
                ownKing = input;
            }
        }
        int count = length;
        for (int i = 0; i < length; i++) {
            int zone = Features.zone(inputs[i], ownKing);
            if (zone >= 0) {
                inputs[count++] = zone;
            }
        }
        return count;
    }

    /** Returns a checksum of positions, scores and results. */
    long checksum() {
        long sum = size;
        for (int i = 0; i < size; i++) {
            short[] chunk = chunks.get(starts[i] >>> CHUNK_BITS);
            int start = starts[i] & CHUNK - 1;
            for (int j = 0; j < (lengths[i] & 0xff); j++) {
                sum = sum * 31 + chunk[start + j];
            }
            sum = (sum * 31 + properties[i]) * 31 + scores[i];
            sum = (sum * 31 + Float.hashCode(results[i])) * 31 + Float.hashCode(expectations[i]);
        }
        return sum;
    }

    /** Returns the output bucket of a position. */
    int bucket(int index) {
        return (properties[index] & 0xff) >> 3;
    }

    /** Returns the phase of the game of a position. */
    int phase(int index) {
        return Objects.requireNonNull(buckets).phase(bucket(index));
    }

    /** Returns the indices of the positions of a phase. */
    int[] ofPhase(int phase) {
        return IntStream.range(0, size).filter(index -> phase(index) == phase).toArray();
    }

    /**
     * Converts scores to points.
     *
     * @param from the first position whose score is converted, followed by all later ones
     * @param scale centipawns that stand for odds of e to 1
     */
    void expect(int from, double scale) {
        for (int i = from; i < size; i++) {
            expectations[i] = (float) Gradient.sigmoid(scores[i] / scale);
        }
    }

    /** Returns the expected points of the side to move by the score of the search, 0 to 1, after {@link #expect}. */
    float expectation(int index) {
        return expectations[index];
    }

    /** Returns the points of the side to move: 0, 0.5 or 1. */
    float result(int index) {
        return results[index];
    }
}
