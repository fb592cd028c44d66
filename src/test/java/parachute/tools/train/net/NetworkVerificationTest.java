package parachute.tools.train.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.engine.eval.network.Features;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkFile;
import parachute.engine.eval.network.OutputBuckets;
import parachute.engine.eval.network.SmallNetwork;
import parachute.io.UserException;
import parachute.rules.board.Variant;

class NetworkVerificationTest {
    private static final Variant VARIANT = Variant.CHESS;

    @TempDir
    private static Path shared;

    private static Path games = Path.of("");

    @TempDir
    private Path folder;

    private final List<String> lines = new ArrayList<>();
    private Path network = Path.of("");

    @BeforeAll
    static void train() throws Exception {
        games = TrainingPositions.games(shared.resolve("games"), VARIANT, 30, 1);
        train(shared.resolve("network"), 1);
    }

    @BeforeEach
    void copyNetwork() throws IOException {
        network = Files.copy(shared.resolve("network"), folder.resolve("network"));
        Files.copy(shared.resolve("network.checkpoint"), folder.resolve("network.checkpoint"));
    }

    private static void train(Path file, long seed) throws Exception {
        TrainingSettings settings =
                new TrainingSettings(8, 1e-3, 0.1, TrainingTarget.of(0.3), 2, 64, 2, 1, seed, OptionalInt.empty());
        NetworkTraining.anew(VARIANT, settings, line -> {}).run(List.of(games), file);
    }

    private boolean verify(Variant variant) throws IOException {
        return new NetworkVerification(variant, lines::add).run(network, List.of(games));
    }

    private void assertSaid(String... expressions) {
        assertEquals(expressions.length, lines.size(), lines::toString);
        for (int i = 0; i < expressions.length; i++) {
            assertTrue(lines.get(i).matches(expressions[i]), lines.get(i));
        }
    }

    @Test
    void aNetworkAsItWasTrainedIsRight() throws IOException {
        assertTrue(verify(VARIANT), lines::toString);
        assertSaid(
                "file: checksum right, chess, 8 hidden units",
                "sums: at most \\d\\.\\d % of 32 bits",
                "units: at most \\d\\.\\d % of 16 bits at \\d{3,4} positions",
                "rounding: off by at most [01]\\.\\d\\d centipawns at \\d{3,4} positions",
                "incremental updates: right at \\d{3,4} positions",
                "swapped colours: right at \\d{3,4} positions");
    }

    @Test
    void withoutItsCheckpointNothingIsKnownOfTheRounding() throws IOException {
        Files.delete(folder.resolve("network.checkpoint"));
        assertTrue(verify(VARIANT), lines::toString);
        assertEquals(6, lines.size(), lines::toString);
        assertEquals("rounding: unknown, there is no network.checkpoint next to it", lines.get(2));
    }

    /** Every piece makes the unit larger by a half, near a king by one: more than the 16 that fit. */
    @Test
    void unitsThatCouldLeave16BitsAreWrong() throws IOException {
        Files.delete(folder.resolve("network.checkpoint"));
        int[][] inputs = new int[Features.count(VARIANT)][1];
        for (int[] row : inputs) {
            row[0] = Network.HIDDEN_UNIT / 2;
        }
        int buckets = OutputBuckets.count(VARIANT);
        int[][][] outputs = new int[buckets][2][1];
        Files.write(
                network, NetworkFile.format(new Network(VARIANT, 400, inputs, new int[1], outputs, new int[buckets])));
        assertFalse(verify(VARIANT), lines::toString);
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("WRONG units: at most 1")), lines::toString);
    }

    @Test
    void aDamagedNetworkIsWrong() throws IOException {
        byte[] bytes = Files.readAllBytes(network);
        bytes[1000]++;
        Files.write(network, bytes);
        assertFalse(verify(VARIANT));
        assertSaid("WRONG file: the network is damaged: its checksum is wrong");
    }

    @Test
    void aNetworkOfAnotherVariantIsWrong() throws IOException {
        assertFalse(verify(Variant.CRAZYHOUSE));
        assertSaid("WRONG file: the network is for chess, not for crazyhouse");
    }

    @Test
    void theCheckpointOfAnotherRunIsRefused() throws Exception {
        train(folder.resolve("other"), 2);
        Path checkpoint = folder.resolve("network.checkpoint");
        Files.move(folder.resolve("other.checkpoint"), checkpoint, StandardCopyOption.REPLACE_EXISTING);
        UserException refusal = assertThrows(UserException.class, () -> verify(VARIANT));
        assertEquals(checkpoint + " belongs to another network", refusal.getMessage());
    }

    @Test
    void theCheckpointOfANetworkOfAnotherSizeIsRefused() throws Exception {
        for (int hidden : new int[] {7, 9}) {
            Files.write(network, NetworkFile.format(SmallNetwork.of(VARIANT, hidden, 1)));
            UserException refusal = assertThrows(UserException.class, () -> verify(VARIANT));
            assertEquals(
                    folder.resolve("network.checkpoint") + " belongs to a network of another size",
                    refusal.getMessage());
        }
    }
}
