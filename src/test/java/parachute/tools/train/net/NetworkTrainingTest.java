package parachute.tools.train.net;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.eval.network.NetworkFile;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.progress.WorkListener;

class NetworkTrainingTest {
    private static final TrainingSettings SETTINGS =
            new TrainingSettings(4, 1e-3, 0.1, TrainingTarget.of(0.3), 6, 64, 6, 2, 1, OptionalInt.empty());

    @TempDir
    private static Path shared;

    private static Path games = Path.of("");
    private static byte[] uninterrupted = {};

    @TempDir
    private Path folder;

    private final List<String> reports = new ArrayList<>();

    @BeforeAll
    static void trainWithoutInterruption() throws Exception {
        games = TrainingPositions.games(shared.resolve("games"), Variant.CRAZYHOUSE, 40, 1);
        Path network = shared.resolve("network");
        train(SETTINGS, network, line -> {});
        uninterrupted = Files.readAllBytes(network);
    }

    private static List<EpochLoss> train(TrainingSettings settings, Path network, WorkListener report)
            throws IOException {
        return NetworkTraining.anew(Variant.CRAZYHOUSE, settings, report)
                .run(List.of(games), network)
                .losses();
    }

    /** Returns training that ends as if the program had been killed after an epoch. */
    private Path killedBehind(int epoch) throws IOException {
        Path network = folder.resolve("network");
        WorkListener killing = line -> {
            if (line.startsWith("epoch " + epoch + " ")) {
                throw new IllegalStateException(line);
            }
        };
        assertThrows(IllegalStateException.class, () -> train(SETTINGS, network, killing));
        return network;
    }

    private static Path checkpoint(Path network) {
        return NetworkTraining.checkpoint(network);
    }

    @Test
    void trainingWritesANetworkThatIsBetterThanScoresAlone() throws Exception {
        assertEquals(4, NetworkFile.parse(uninterrupted).hidden());
        List<EpochLoss> losses = train(SETTINGS, folder.resolve("network"), reports::add);
        assertEquals(6, losses.size());
        assertTrue(losses.getLast().training() < losses.getFirst().training(), losses::toString);
        assertArrayEquals(uninterrupted, Files.readAllBytes(folder.resolve("network")), "the same settings");
        assertTrue(
                reports.getFirst()
                        .matches("\\S+: \\d+ positions, \\d+ held out, scale \\d+, error of the scores 0\\.\\d{5}"),
                reports::toString);
        assertTrue(
                reports.getLast()
                        .matches("epoch 6 of 6, loss 0\\.\\d{6}, held out 0\\.\\d{6}, \\d+ positions a second,"
                                + " 0:00:00 left"),
                reports::toString);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 6})
    void aRunThatWasKilledEndsWithTheSameNetwork(int epoch) throws Exception {
        Path network = killedBehind(epoch);
        List<EpochLoss> losses = train(SETTINGS, network, reports::add);
        assertArrayEquals(uninterrupted, Files.readAllBytes(network));
        assertArrayEquals(
                Files.readAllBytes(checkpoint(shared.resolve("network"))), Files.readAllBytes(checkpoint(network)));
        assertEquals(6, losses.size());
        assertEquals("continued after epoch " + epoch, reports.get(1));
        assertEquals(2 + 6 - epoch, reports.size(), reports::toString);
    }

    @Test
    void aRunMayBeKilledAgainAndAgain() throws Exception {
        Path network = killedBehind(1);
        killedBehind(2);
        killedBehind(4);
        train(SETTINGS, network, reports::add);
        assertArrayEquals(uninterrupted, Files.readAllBytes(network));
    }

    @Test
    void aNetworkThatWasLostIsWrittenAgain() throws Exception {
        Path network = killedBehind(6);
        Files.delete(network);
        train(SETTINGS, network, reports::add);
        assertArrayEquals(uninterrupted, Files.readAllBytes(network));
    }

    @Test
    void withoutTheCheckpointTrainingBeginsAnew() throws Exception {
        Path network = killedBehind(3);
        Files.delete(checkpoint(network));
        train(SETTINGS, network, reports::add);
        assertEquals(1 + 6, reports.size(), reports::toString);
        assertArrayEquals(uninterrupted, Files.readAllBytes(network));
    }

    @Test
    void noUnfinishedFileStays() throws Exception {
        killedBehind(3);
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(
                    List.of("network", "network.checkpoint"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }

    private String refusal(TrainingSettings settings, Path network) throws IOException {
        byte[] before = Files.readAllBytes(checkpoint(network));
        UserException refusal = assertThrows(UserException.class, () -> train(settings, network, reports::add));
        assertArrayEquals(before, Files.readAllBytes(checkpoint(network)), "the checkpoint is kept");
        return String.valueOf(refusal.getMessage());
    }

    @Test
    void aCheckpointOfOtherSettingsIsRefused() throws Exception {
        Path network = killedBehind(1);
        String run =
                "crazyhouse, 4 hidden units, rate 0.001, weight decay 0.1, result weight 0.3, 6 epochs in batches of"
                        + " 64, patience 6, 2 threads,"
                        + " seed 1, ";
        for (TrainingSettings other : List.of(
                new TrainingSettings(5, 1e-3, 0.1, TrainingTarget.of(0.3), 6, 64, 6, 2, 1, OptionalInt.empty()),
                new TrainingSettings(4, 2e-3, 0.1, TrainingTarget.of(0.3), 6, 64, 6, 2, 1, OptionalInt.empty()),
                new TrainingSettings(4, 1e-3, 0.2, TrainingTarget.of(0.3), 6, 64, 6, 2, 1, OptionalInt.empty()),
                new TrainingSettings(4, 1e-3, 0.1, TrainingTarget.of(0.3), 6, 64, 6, 2, 1, OptionalInt.of(300)),
                new TrainingSettings(4, 1e-3, 0.1, TrainingTarget.of(0.5), 6, 64, 6, 2, 1, OptionalInt.empty()),
                new TrainingSettings(
                        4,
                        1e-3,
                        0.1,
                        new TrainingTarget(0.1, 0.3, TrainingTarget.EQUAL),
                        6,
                        64,
                        6,
                        2,
                        1,
                        OptionalInt.empty()),
                new TrainingSettings(
                        4,
                        1e-3,
                        0.1,
                        new TrainingTarget(0.3, 0.3, List.of(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0)),
                        6,
                        64,
                        6,
                        2,
                        1,
                        OptionalInt.empty()),
                new TrainingSettings(4, 1e-3, 0.1, TrainingTarget.of(0.3), 7, 64, 6, 2, 1, OptionalInt.empty()),
                new TrainingSettings(4, 1e-3, 0.1, TrainingTarget.of(0.3), 6, 32, 6, 2, 1, OptionalInt.empty()),
                new TrainingSettings(4, 1e-3, 0.1, TrainingTarget.of(0.3), 6, 64, 2, 2, 1, OptionalInt.empty()),
                new TrainingSettings(4, 1e-3, 0.1, TrainingTarget.of(0.3), 6, 64, 6, 1, 1, OptionalInt.empty()),
                new TrainingSettings(4, 1e-3, 0.1, TrainingTarget.of(0.3), 6, 64, 6, 2, 9, OptionalInt.empty()))) {
            String refusal = refusal(other, network);
            assertTrue(refusal.startsWith(checkpoint(network) + " belongs to another run: " + run), refusal);
            assertTrue(refusal.contains(", not crazyhouse, " + other.describe() + ", "), refusal);
        }
    }

    @Test
    void aCheckpointOfOtherGamesIsRefused() throws Exception {
        Path network = killedBehind(1);
        Path others = TrainingPositions.games(folder.resolve("others"), Variant.CRAZYHOUSE, 41, 1);
        UserException refusal = assertThrows(
                UserException.class,
                () -> NetworkTraining.anew(Variant.CRAZYHOUSE, SETTINGS, reports::add)
                        .run(List.of(others), network));
        assertTrue(refusal.getMessage().contains(" belongs to another run: "), refusal.getMessage());
    }

    @Test
    void aDamagedCheckpointIsRefused() throws Exception {
        Path network = killedBehind(1);
        Path checkpoint = checkpoint(network);
        byte[] whole = Files.readAllBytes(checkpoint);
        for (int at = 4; at < whole.length; at += whole.length / 16) {
            byte[] changed = whole.clone();
            changed[at] ^= 0x10;
            Files.write(checkpoint, changed);
            assertEquals(checkpoint + " is damaged: its checksum is wrong", refusal(SETTINGS, network));
            Files.write(checkpoint, Arrays.copyOf(whole, at + 4));
            assertEquals(checkpoint + " is damaged: its checksum is wrong", refusal(SETTINGS, network));
        }
        Files.writeString(checkpoint, "something else");
        assertEquals(checkpoint + " is not a checkpoint", refusal(SETTINGS, network));
        Files.write(checkpoint, new byte[0]);
        assertEquals(checkpoint + " is not a checkpoint", refusal(SETTINGS, network));
    }

    @Test
    void trainingEndsWithoutProgress() throws Exception {
        // So many steps on so few positions that they are learned by heart.
        TrainingSettings hasty =
                new TrainingSettings(8, 1e-2, 0.1, TrainingTarget.of(1), 200, 4, 2, 2, 1, OptionalInt.empty());
        List<EpochLoss> losses = train(hasty, folder.resolve("network"), reports::add);
        assertTrue(losses.size() < 200, losses.size() + " epochs");
        double best = losses.stream().mapToDouble(EpochLoss::heldOut).min().orElseThrow();
        assertEquals(best, losses.get(losses.size() - 3).heldOut(), "two epochs before the end");
    }

    @Test
    void gamesWithoutPositionsAreRefused() throws Exception {
        Path one = TrainingPositions.games(folder.resolve("one"), Variant.CRAZYHOUSE, 1, 1);
        Path network = folder.resolve("network");
        UserException refusal = assertThrows(
                UserException.class,
                () -> NetworkTraining.anew(Variant.CRAZYHOUSE, SETTINGS, reports::add)
                        .run(List.of(one), network));
        assertEquals(one + " does not contain enough quiet positions", refusal.getMessage());
        assertFalse(Files.exists(network));
    }
}
