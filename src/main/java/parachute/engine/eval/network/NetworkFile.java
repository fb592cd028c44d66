package parachute.engine.eval.network;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;
import parachute.io.RegularFile;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/**
 * Reads and writes networks. A file is little-endian:
 *
 * <ul>
 *   <li>"PNN" and the version, a digit, which stands for what the inputs mean, for the arithmetic and its units;
 *   <li>as 16-bit numbers the variant ({@link Variant#fileCode}), the shape (inputs and hidden units of a perspective,
 *       output buckets), and the scale;
 *   <li>the weights as 16-bit numbers: of each input; the bias of the hidden units; of each bucket for both perspectives;
 *   <li>the bias of each bucket as 32-bit number;
 *   <li>the CRC-32 of all before it.
 * </ul>
 *
 * <p>A file may have one bucket for each phase of the game where the variant has several, which are then the same.
 */
public final class NetworkFile {
    /** Maximum size in megabytes; several times that of the largest network that can be trained. */
    private static final int MAX_MEGABYTES = 64;

    /** The start of every file, whatever its version. */
    public static final String START = "PNN";

    private static final char VERSION = '5';

    private static final int HEADER = 14;
    private static final int CHECKSUM = 4;

    private NetworkFile() {}

    /**
     * Reads a file.
     *
     * @throws IOException if it cannot be read
     * @throws UserException if it is damaged or not a network
     */
    public static Network read(Path file) throws IOException {
        return parse(RegularFile.read(file, MAX_MEGABYTES));
    }

    /**
     * Returns the network of a file's bytes.
     *
     * @throws UserException if they are damaged or not a network
     */
    public static Network parse(byte[] bytes) {
        checkStart(bytes);
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        if (bytes.length < HEADER + CHECKSUM) {
            throw new UserException("the network is damaged: it is too short");
        }
        if (buffer.getInt(bytes.length - CHECKSUM) != checksum(bytes)) {
            throw new UserException("the network is damaged: its checksum is wrong");
        }
        try {
            return parse(buffer.position(START.length() + 1));
        } catch (BufferUnderflowException e) {
            throw new UserException("the network is damaged: it is too short");
        }
    }

    private static void checkStart(byte[] bytes) {
        String start = new String(bytes, 0, Math.min(bytes.length, START.length() + 1), StandardCharsets.ISO_8859_1);
        if (!start.matches(START + "[0-9]")) {
            throw new UserException("this is not a network of Parachute");
        }
        char version = start.charAt(START.length());
        if (version != VERSION) {
            throw new UserException("the network has version " + version + " of the format, expected " + VERSION);
        }
    }

    private static Network parse(ByteBuffer buffer) {
        Variant variant = variant(buffer.getShort());
        int inputs = Short.toUnsignedInt(buffer.getShort());
        int hidden = Short.toUnsignedInt(buffer.getShort());
        int buckets = Short.toUnsignedInt(buffer.getShort());
        checkShape(variant, inputs, hidden, buckets);
        int scale = buffer.getShort();
        int[][] inputWeights = shorts(buffer, inputs, hidden);
        int[] inputBias = shorts(buffer, hidden);
        int[][][] outputs = new int[buckets][][];
        for (int bucket = 0; bucket < buckets; bucket++) {
            outputs[bucket] = shorts(buffer, 2, hidden);
        }
        int[] biases = new int[buckets];
        for (int bucket = 0; bucket < buckets; bucket++) {
            biases[bucket] = buffer.getInt();
        }
        if (buffer.remaining() != CHECKSUM) {
            throw new UserException("the network is damaged: it is too long");
        }
        int copies = OutputBuckets.count(variant) / buckets;
        int[][][] outputWeights = new int[buckets * copies][][];
        Arrays.setAll(outputWeights, bucket -> outputs[bucket / copies]);
        int[] outputBias = new int[buckets * copies];
        Arrays.setAll(outputBias, bucket -> biases[bucket / copies]);
        return new Network(variant, scale, inputWeights, inputBias, outputWeights, outputBias);
    }

    private static Variant variant(int code) {
        try {
            return Variant.ofFileCode(code);
        } catch (IllegalArgumentException e) {
            throw new UserException("the network is for an unknown variant: " + e.getMessage());
        }
    }

    private static void checkShape(Variant variant, int inputs, int hidden, int buckets) {
        int expected = Features.count(variant);
        int expectedBuckets = OutputBuckets.count(variant);
        boolean known = buckets == expectedBuckets || buckets == OutputBuckets.PHASES;
        if (inputs != expected || hidden < 1 || hidden > Network.MAX_HIDDEN || !known) {
            throw new UserException("the network of " + variant.uciName() + " has "
                    + shape(inputs, Integer.toString(hidden), buckets) + ", expected "
                    + shape(expected, "1 to " + Network.MAX_HIDDEN, expectedBuckets));
        }
    }

    private static String shape(int inputs, String hidden, int buckets) {
        return inputs + " inputs, " + hidden + " hidden units and " + buckets + " output buckets";
    }

    private static int[][] shorts(ByteBuffer buffer, int rows, int length) {
        int[][] numbers = new int[rows][];
        for (int row = 0; row < rows; row++) {
            numbers[row] = shorts(buffer, length);
        }
        return numbers;
    }

    private static int[] shorts(ByteBuffer buffer, int length) {
        int[] numbers = new int[length];
        for (int i = 0; i < length; i++) {
            numbers[i] = buffer.getShort();
        }
        return numbers;
    }

    /** Returns the bytes that {@link #parse} reads. */
    public static byte[] format(Network network) {
        int inputs = Features.count(network.variant());
        int hidden = network.hidden();
        int buckets = network.buckets();
        int size = HEADER + 2 * hidden * (inputs + 1 + 2 * buckets) + 4 * buckets + CHECKSUM;
        ByteBuffer buffer = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        buffer.put((START + VERSION).getBytes(StandardCharsets.US_ASCII));
        buffer.putShort((short) network.variant().fileCode());
        buffer.putShort((short) inputs);
        buffer.putShort((short) hidden);
        buffer.putShort((short) buckets);
        buffer.putShort((short) network.scale());
        for (int input = 0; input < inputs; input++) {
            put(buffer, network.inputWeights(input));
        }
        put(buffer, network.inputBias());
        for (int bucket = 0; bucket < buckets; bucket++) {
            put(buffer, network.outputWeights(bucket, 0));
            put(buffer, network.outputWeights(bucket, 1));
        }
        for (int bucket = 0; bucket < buckets; bucket++) {
            buffer.putInt(network.outputBias(bucket));
        }
        buffer.putInt(checksum(buffer.array()));
        return buffer.array();
    }

    /** Returns the CRC-32 at the end of a network's file. */
    public static int checksum(Network network) {
        return checksum(format(network));
    }

    private static void put(ByteBuffer buffer, int[] numbers) {
        for (int number : numbers) {
            buffer.putShort((short) number);
        }
    }

    private static int checksum(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes, 0, bytes.length - CHECKSUM);
        return (int) crc.getValue();
    }
}
