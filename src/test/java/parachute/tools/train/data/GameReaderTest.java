package parachute.tools.train.data;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.io.UserException;
import parachute.rules.board.Variant;

class GameReaderTest {
    /** Version 1, crazyhouse, 2000 nodes, seed 1, evaluation 0: by a version before 2.0.0. */
    private static final String HEADER = "50474601" + "00000001" + "000007d0" + "0000000000000001" + "00000000";

    /** Drawn, two plies of opening, three in all: e2e4, e7e5, and g1f3 with 30 centipawns. */
    private static final String GAME = "01" + "02" + "0003" + "070c" + "0934" + "0546" + "001e";

    @TempDir
    private Path folder;

    private Path file(String hex) throws IOException {
        return Files.write(folder.resolve("games"), HexFormat.of().parseHex(hex));
    }

    private String refusal(String hex) throws IOException {
        Path file = file(hex);
        UserException refused = assertThrows(UserException.class, () -> {
            try (GameReader reader = GameReader.open(file, Variant.CRAZYHOUSE)) {
                while (reader.next().isPresent()) {}
            }
        });
        String start = file + " ";
        assertTrue(refused.getMessage().startsWith(start), refused.getMessage());
        return refused.getMessage().substring(start.length());
    }

    @Test
    void theFormatIsAsItIsDescribed() throws IOException {
        GameFileHeader header = new GameFileHeader(Variant.CRAZYHOUSE, 2000, 1, 0);
        assertArrayEquals(HexFormat.of().parseHex(HEADER), header.bytes());
        try (GameReader reader = GameReader.open(file(HEADER + GAME + GAME), Variant.CRAZYHOUSE)) {
            assertEquals(header, reader.header());
            assertEquals(Optional.of(TrainingGames.of("e2e4 e7e5 g1f3=30")), reader.next());
            assertEquals(GameFileHeader.BYTES + 12, reader.wholeBytes());
            assertTrue(reader.next().isPresent());
            assertTrue(reader.next().isEmpty());
            assertTrue(reader.next().isEmpty());
        }
    }

    @Test
    void aGameThatWasCutOffIsNotRead() throws IOException {
        byte[] bytes = HexFormat.of().parseHex(HEADER + GAME + GAME);
        int whole = GameFileHeader.BYTES + 12;
        for (int length = whole; length < bytes.length; length++) {
            Path file = Files.write(folder.resolve("games"), Arrays.copyOf(bytes, length));
            try (GameReader reader = GameReader.open(file, Variant.CRAZYHOUSE)) {
                assertTrue(reader.next().isPresent());
                assertTrue(reader.next().isEmpty(), length + " bytes");
                assertEquals(whole, reader.wholeBytes());
            }
        }
    }

    @ParameterizedTest(name = "\"{0}\" is not a header")
    @ValueSource(
            strings = {
                "",
                "50",
                "50474601",
                "504746010000000100000000",
                "7f454c460201010000000000000000000000000000000000"
            })
    void aFileWithoutHeaderIsNoFileOfGames(String hex) throws IOException {
        assertEquals("is not a file of games", refusal(hex));
    }

    @Test
    void gamesOfAnotherVariantAreRefused() throws IOException {
        assertEquals(
                "has games of chess, not of crazyhouse", refusal(HEADER.replace("4601" + "00000001", "460100000000")));
        assertEquals(
                "has games of an unknown variant: code 2, expected 0 (chess) or 1 (crazyhouse)",
                refusal(HEADER.replace("460100000001", "460100000002")));
    }

    @ParameterizedTest(name = "{1}: {0}")
    @CsvSource({
        "03, result,                           a game without a result",
        "ff, result,                           a game without a result",
        "01030003070c09340546, no scored move, a game without moves after its opening",
        "0103000207, longer opening than game, a game without moves after its opening",
        "00000000, zeros,                      a game without moves after its opening",
        "010200030934070c0546001e, Black first, a game with an illegal move",
        "01020003070c09340000001e, no move,     a game with an illegal move",
        "01020003070c09349546001e, a drop from an empty hand, a game with an illegal move",
    })
    void damageIsNamedWithItsPlace(String hex, String what, String found) throws IOException {
        assertEquals("is damaged: after byte 24 there is " + found, refusal(HEADER + hex), what);
        assertEquals("is damaged: after byte 36 there is " + found, refusal(HEADER + GAME + hex), what);
    }

    @ParameterizedTest(name = "{0} is illegal in {1}")
    @CsvSource({
        "e2e4 e7e5 e4e5=0,            CHESS",
        "e2e4=0 e2e4=0,               CHESS",
        "e2e4 f7f6 d1h5 a7a6=0,       CHESS",
        "e2e4 e7e5 g1f3 b8c6 e1g1=0,  CHESS",
        "f2f3 e7e5 g2g4 d8h4 a2a3=0,  CHESS",
        "f2f3 e7e5 g2g4 d8h4 e1f2=0,  CHESS",
        "e2e4 d7d5 e4d5 d8d5 P@e4=0,  CHESS",
        "e2e4 e7e5 P@e4=0,            CRAZYHOUSE",
        "e2e4 d7d5 e4d5 d8d5 P@d1=0,  CRAZYHOUSE",
        "e2e4 d7d5 e4d5 d8d5 N@e4=0,  CRAZYHOUSE",
    })
    void aGameWithAnIllegalMoveIsDamage(String game, Variant variant) throws IOException {
        Path file = folder.resolve("games");
        try (GameWriter writer = new GameWriter(file, new GameFileHeader(variant, 2000, 1, 0))) {
            writer.append(TrainingGames.of("e2e4 e7e5 g1f3=30"));
        }
        TrainingGame illegal = TrainingGames.of(game);
        ByteBuffer bytes = ByteBuffer.allocate(GameWriter.length(illegal));
        bytes.put((byte) 1).put((byte) illegal.openingPlies()).putShort((short) illegal.plies());
        for (int ply = 0; ply < illegal.plies(); ply++) {
            bytes.putShort((short) MoveCode.encode(illegal.move(ply)));
            if (ply >= illegal.openingPlies()) {
                bytes.putShort((short) illegal.score(ply));
            }
        }
        Files.write(file, bytes.array(), StandardOpenOption.APPEND);
        try (GameReader reader = GameReader.open(file, variant)) {
            assertTrue(reader.next().isPresent());
            UserException damaged = assertThrows(UserException.class, reader::next);
            assertTrue(damaged.getMessage().endsWith("a game with an illegal move"), damaged.getMessage());
        }
    }

    @Test
    void aMissingFileIsMissing() {
        assertThrows(NoSuchFileException.class, () -> GameReader.open(folder.resolve("none"), Variant.CHESS));
    }
}
