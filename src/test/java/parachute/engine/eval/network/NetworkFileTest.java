package parachute.engine.eval.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.io.UserException;
import parachute.property.Property;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomGame;

class NetworkFileTest {
    /** The offset of the output weights of a crazyhouse network with one unit, and their number. */
    private static final int OUTPUT_WEIGHTS = 14 + 2 * (1548 + 1), OUTPUTS = 64;

    private static byte[] bytes() {
        return NetworkFile.format(SmallNetwork.of(Variant.CRAZYHOUSE, 1, 7));
    }

    private static String refusal(byte[] bytes) {
        UserException refusal = assertThrows(UserException.class, () -> NetworkFile.parse(bytes));
        return String.valueOf(refusal.getMessage());
    }

    @Property(tries = 10)
    void whatWasWrittenIsRead(Variant variant, long seed) {
        Network network = SmallNetwork.of(variant, 4, seed);
        Network read = NetworkFile.parse(NetworkFile.format(network));
        assertArrayEquals(NetworkFile.format(network), NetworkFile.format(read));
        assertEquals(variant, read.variant());
        assertEquals(4, read.hidden());
        assertEquals(network.scale(), read.scale());
        NetworkEvaluator before = new NetworkEvaluator(network);
        NetworkEvaluator after = new NetworkEvaluator(read);
        RandomGame.play(
                variant, seed, 60, position -> assertEquals(before.evaluate(position), after.evaluate(position)));
    }

    @Test
    void aFileWithOneBucketForEachPhaseIsRead() {
        byte[] all = bytes();
        ByteBuffer file = ByteBuffer.allocate(all.length - 24 * (2 * 2 + 4)).order(ByteOrder.LITTLE_ENDIAN);
        file.put(all, 0, OUTPUT_WEIGHTS).putShort(10, (short) 8);
        for (int phase = 0; phase < 8; phase++) {
            file.put(all, OUTPUT_WEIGHTS + 4 * phase * 4, 4);
        }
        for (int phase = 0; phase < 8; phase++) {
            file.put(all, OUTPUT_WEIGHTS + 2 * OUTPUTS + 4 * phase * 4, 4);
        }
        Network whole = NetworkFile.parse(all);
        Network read = NetworkFile.parse(signed(file.array()));
        for (int bucket = 0; bucket < 32; bucket++) {
            assertArrayEquals(whole.outputWeights(bucket / 4 * 4, 0), read.outputWeights(bucket, 0));
            assertArrayEquals(whole.outputWeights(bucket / 4 * 4, 1), read.outputWeights(bucket, 1));
            assertEquals(whole.outputBias(bucket / 4 * 4), read.outputBias(bucket));
        }
    }

    @Test
    void aFileIsReadAsItsBytesAre(@TempDir Path folder) throws Exception {
        Path file = Files.write(folder.resolve("net"), bytes());
        assertArrayEquals(bytes(), NetworkFile.format(NetworkFile.read(file)));
        assertThrows(NoSuchFileException.class, () -> NetworkFile.read(folder.resolve("none")));
    }

    @Test
    void aFileThatWasCutOffIsRefused() {
        byte[] whole = bytes();
        for (int length = 0; length < whole.length; length++) {
            String refusal = refusal(Arrays.copyOf(whole, length));
            assertEquals(
                    length < 4
                            ? "this is not a network of Parachute"
                            : "the network is damaged: " + (length < 18 ? "it is too short" : "its checksum is wrong"),
                    refusal,
                    length + " bytes");
        }
    }

    @Test
    void aFileWithAnyByteChangedIsRefused() {
        byte[] whole = bytes();
        for (int at = 0; at < whole.length; at++) {
            byte[] changed = whole.clone();
            changed[at] ^= (byte) (1 << at % 8);
            assertEquals(
                    at < 4 ? "this is not a network of Parachute" : "the network is damaged: its checksum is wrong",
                    refusal(changed),
                    "byte " + at);
        }
    }

    @Test
    void otherFilesAreNotNetworks() {
        byte[] text = "{\"a\": \"text\"} of some length".getBytes(StandardCharsets.UTF_8);
        assertEquals("this is not a network of Parachute", refusal(text));
    }

    @Test
    void anotherVersionOfTheFormatIsNamed() {
        byte[] bytes = bytes();
        bytes[3] = '3';
        assertEquals("the network has version 3 of the format, expected 5", refusal(signed(bytes)));
    }

    /** Returns the bytes with a 16-bit number changed and the right checksum. */
    private static byte[] with(int at, int number) {
        byte[] bytes = bytes();
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putShort(at, (short) number);
        return signed(bytes);
    }

    private static byte[] signed(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes, 0, bytes.length - 4);
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(bytes.length - 4, (int) crc.getValue());
        return bytes;
    }

    @ParameterizedTest(name = "{0} {2}")
    @CsvSource({
        "variant,       4,  2,     'the network is for an unknown variant: code 2, expected 0 (chess) or 1 (crazyhouse)'",
        "variant,       4,  -1,    'the network is for an unknown variant: code -1, expected 0 (chess) or 1 (crazyhouse)'",
        "inputs,        6,  1547,  'the network of crazyhouse has 1547 inputs, 1 hidden units and 32 output buckets, expected 1548 inputs, 1 to 32767 hidden units and 32 output buckets'",
        "inputs,        6,  -1,    'the network of crazyhouse has 65535 inputs, 1 hidden units and 32 output buckets, expected 1548 inputs, 1 to 32767 hidden units and 32 output buckets'",
        "hidden units,  8,  0,     'the network of crazyhouse has 1548 inputs, 0 hidden units and 32 output buckets, expected 1548 inputs, 1 to 32767 hidden units and 32 output buckets'",
        "buckets,       10, 7,     'the network of crazyhouse has 1548 inputs, 1 hidden units and 7 output buckets, expected 1548 inputs, 1 to 32767 hidden units and 32 output buckets'",
        "hidden units,  8,  2,     the network is damaged: it is too short",
        "scale,         12, 0,     the sizes of the network do not fit crazyhouse",
        "scale,         12, -400,  the sizes of the network do not fit crazyhouse",
    })
    void sizesThatDoNotFitAreRefused(String what, int at, int number, String complaint) {
        assertEquals(complaint, refusal(with(at, number)), what);
    }

    @Test
    void aFileWithMoreThanTheNetworkIsRefused() {
        byte[] longer = bytes();
        assertEquals(
                "the network is damaged: it is too long", refusal(signed(Arrays.copyOf(longer, longer.length + 1))));
    }

    @ParameterizedTest
    @ValueSource(ints = {Short.MAX_VALUE, Short.MIN_VALUE})
    void outputWeightsThatCouldOverflowAreRefused(int weight) {
        // With one unit a weight of 16 bits is harmless, with 17 the sum of 32 bits is not.
        byte[] one = bytes();
        for (int i = 0; i < OUTPUTS; i++) {
            ByteBuffer.wrap(one).order(ByteOrder.LITTLE_ENDIAN).putShort(OUTPUT_WEIGHTS + 2 * i, (short) weight);
        }
        assertTrue(NetworkFile.parse(signed(one)).largestSum() < 1);
        assertRefused(weight, 17);
        assertRefused(weight, 100);
    }

    private static void assertRefused(int weight, int hidden) {
        int[][][] outputs = new int[OutputBuckets.PHASES][2][hidden];
        Arrays.fill(outputs[5][1], weight);
        UserException refusal = assertThrows(
                UserException.class,
                () -> new Network(
                        Variant.CHESS,
                        400,
                        new int[Features.count(Variant.CHESS)][hidden],
                        new int[hidden],
                        outputs,
                        new int[OutputBuckets.PHASES]));
        assertEquals("the output weights of the network are so large that sums could overflow", refusal.getMessage());
    }

    @ParameterizedTest
    @EnumSource
    void weightsThatAFileCannotHoldAreRefused(Variant variant) {
        int[][] inputs = new int[Features.count(variant)][3];
        inputs[700][2] = Short.MAX_VALUE + 1;
        UserException refusal = assertThrows(
                UserException.class,
                () -> new Network(
                        variant,
                        400,
                        inputs,
                        new int[3],
                        new int[OutputBuckets.count(variant)][2][3],
                        new int[OutputBuckets.count(variant)]));
        assertEquals("the network has weights that are too large for 16 bits", refusal.getMessage());
    }
}
