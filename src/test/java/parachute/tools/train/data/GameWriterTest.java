package parachute.tools.train.data;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.io.UserException;
import parachute.rules.board.Variant;

class GameWriterTest {
    private static final GameFileHeader HEADER = new GameFileHeader(Variant.CRAZYHOUSE, 2000, 1, 0);

    @TempDir
    private Path folder;

    private static List<TrainingGame> randomGames(Variant variant, int count) {
        return LongStream.range(0, count)
                .mapToObj(seed -> TrainingGames.random(variant, seed))
                .toList();
    }

    private static void write(Path file, GameFileHeader header, List<TrainingGame> games) throws IOException {
        try (GameWriter writer = new GameWriter(file, header)) {
            for (TrainingGame game : games) {
                writer.append(game);
            }
        }
    }

    private static List<TrainingGame> read(Path file, Variant variant) throws IOException {
        List<TrainingGame> games = new ArrayList<>();
        try (GameReader reader = GameReader.open(file, variant)) {
            for (var game = reader.next(); game.isPresent(); game = reader.next()) {
                games.add(game.get());
            }
        }
        return games;
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void whatIsWrittenIsRead(Variant variant) throws IOException {
        Path file = folder.resolve("games");
        List<TrainingGame> games = randomGames(variant, 100);
        write(file, new GameFileHeader(variant, 1, Long.MIN_VALUE, -1), games);
        assertEquals(games, read(file, variant));
    }

    @Test
    void gamesAndPositionsAreCounted() throws IOException {
        Path file = folder.resolve("games");
        List<TrainingGame> games = randomGames(Variant.CRAZYHOUSE, 10);
        long positions = games.stream()
                .mapToLong(game -> Replay.count(game, Variant.CRAZYHOUSE))
                .sum();
        try (GameWriter writer = new GameWriter(file, HEADER)) {
            for (TrainingGame game : games) {
                writer.append(game);
            }
            assertEquals(10, writer.games());
            assertEquals(positions, writer.positions());
        }
        try (GameWriter writer = new GameWriter(file, HEADER)) {
            assertEquals(10, writer.games());
            assertEquals(positions, writer.positions());
        }
    }

    @Test
    void aFileCutOffAnywhereIsContinuedWithNoGameLostOrDoubled() throws IOException {
        Path file = folder.resolve("games");
        List<TrainingGame> games = randomGames(Variant.CRAZYHOUSE, 4);
        write(file, HEADER, games);
        byte[] whole = Files.readAllBytes(file);
        for (int length = 0; length <= whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            try (GameWriter writer = new GameWriter(file, HEADER)) {
                assertEquals(wholeGames(games, length), writer.games(), length + " bytes");
                for (TrainingGame game : games.subList((int) writer.games(), games.size())) {
                    writer.append(game);
                }
            }
            assertArrayEquals(whole, Files.readAllBytes(file), "cut off after " + length + " bytes");
        }
    }

    /** Returns the number of games that fit in a number of bytes. */
    private static int wholeGames(List<TrainingGame> games, int bytes) {
        int count = 0;
        int end = GameFileHeader.BYTES;
        while (count < games.size() && end + GameWriter.length(games.get(count)) <= bytes) {
            end += GameWriter.length(games.get(count++));
        }
        return count;
    }

    /** Returns a file that is refused stays as it is. */
    private static String refusal(Path file, GameFileHeader header) throws IOException {
        byte[] before = Files.readAllBytes(file);
        UserException refused = assertThrows(UserException.class, () -> new GameWriter(file, header));
        assertArrayEquals(before, Files.readAllBytes(file));
        assertTrue(refused.getMessage().startsWith(file + " "), refused.getMessage());
        return refused.getMessage().substring(file.toString().length() + 1);
    }

    @ParameterizedTest
    @CsvSource({"CHESS, 2000, 1, 0", "CRAZYHOUSE, 1999, 1, 0", "CRAZYHOUSE, 2000, 2, 0", "CRAZYHOUSE, 2000, 1, 77"})
    void aFileOfOtherSettingsIsRefused(Variant variant, int nodes, long seed, int evaluation) throws IOException {
        Path file = folder.resolve("games");
        write(file, HEADER, randomGames(Variant.CRAZYHOUSE, 2));
        String wanted = variant.uciName() + ", " + nodes + " nodes a move, seed " + seed + ", evaluation "
                + Integer.toHexString(evaluation);
        assertEquals(
                "has games with other settings: crazyhouse, 2000 nodes a move, seed 1, evaluation 0, not " + wanted,
                refusal(file, new GameFileHeader(variant, nodes, seed, evaluation)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "a short text", "PGF2", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"})
    void aFileOfSomethingElseIsRefused(String text) throws IOException {
        Path file = folder.resolve("games");
        Files.writeString(file, text, StandardCharsets.US_ASCII);
        assertEquals("is not a file of games", refusal(file, HEADER));
    }

    @Test
    void aDeviceIsRefused() {
        Path device = Path.of("/dev/full");
        assertEquals(
                "/dev/full is not a regular file",
                assertThrows(IOException.class, () -> new GameWriter(device, HEADER))
                        .getMessage());
    }

    @Test
    void aDamagedFileIsRefused() throws IOException {
        Path file = folder.resolve("games");
        List<TrainingGame> games = randomGames(Variant.CRAZYHOUSE, 2);
        write(file, HEADER, games);
        byte[] bytes = Files.readAllBytes(file);
        int second = GameFileHeader.BYTES + GameWriter.length(games.get(0));
        bytes[second] = 3;
        Files.write(file, bytes);
        assertEquals("is damaged: after byte " + second + " there is a game without a result", refusal(file, HEADER));
    }
}
