package parachute.tools.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.io.ExistingFile;
import parachute.io.UserException;

/** The file that an analysis writes, killed and resumed. */
class AnalysisFileTest {
    private static final String TAGS = "[White \"é\"]\n";
    private static final String GAME = TAGS + "\n1. e4 {[%eval 0.20]} 1... e5 *\n\n";

    @TempDir
    private Path folder;

    private Path path;

    @BeforeEach
    void name() {
        path = folder.resolve("out.pgn");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Goes on with the file and answers the number of games that were in it. */
    private int resume(String next) {
        try (AnalysisFile file = new AnalysisFile(path, ExistingFile.RESUME)) {
            file.prepare(bytes(next));
            return file.games().size();
        }
    }

    @Test
    void aGameThatWasBeingWrittenIsCutOffWhereverItBroke() throws IOException {
        byte[] bytes = bytes(GAME);
        for (int length = 0; length < bytes.length - 1; length++) {
            String part = new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
            Files.writeString(path, GAME);
            Files.write(path, Arrays.copyOf(bytes, length), StandardOpenOption.APPEND);
            try (AnalysisFile file = new AnalysisFile(path, ExistingFile.RESUME)) {
                assertEquals(1, file.games().size(), part);
                file.prepare(bytes(TAGS));
                file.append(bytes(GAME));
            }
            assertEquals(GAME + GAME, Files.readString(path), part);
        }
    }

    @Test
    void aGameIsWholeWhenItsLineHasEnded() throws IOException {
        Files.writeString(path, GAME + GAME.stripTrailing() + "\n");
        assertEquals(2, resume(TAGS));
        assertEquals(GAME + GAME, Files.readString(path));
    }

    @Test
    void linesMayEndAsOnWindows() throws IOException {
        String games = (GAME + GAME).replace("\n", "\r\n");
        Files.writeString(path, games + "[White \"é\"]\r\n\r\n1. d4 d5 2.");
        assertEquals(2, resume(TAGS));
        assertEquals(games.stripTrailing() + "\n\n", Files.readString(path));
    }

    @Test
    void gamesNeedNoEmptyLineBetweenThem() throws IOException {
        Files.writeString(path, GAME.strip() + "\n" + GAME.strip() + "\n" + GAME);
        assertEquals(3, resume(""));
        assertEquals(GAME.strip() + "\n" + GAME.strip() + "\n" + GAME, Files.readString(path));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"1\n2\n3\n", "Dear diary,\n\nChess.\n", GAME + "[White \"e\"]\n\n1. e4", "\u0000\u0001", "\n\n{"
            })
    void whatIsNoPartOfTheAnalysisIsNotCutOff(String text) throws IOException {
        Files.writeString(path, text);
        assertEquals(
                path + " holds something other than this analysis; --force without --resume replaces it",
                assertThrows(UserException.class, () -> resume(TAGS)).getMessage());
        assertEquals(text, Files.readString(path));
    }

    @Test
    void behindTheLastGameNothingIsCutOff() throws IOException {
        Files.writeString(path, GAME + TAGS);
        assertThrows(UserException.class, () -> resume(""));
        assertEquals(GAME + TAGS, Files.readString(path));
    }

    @Test
    void anotherFileIsNotOverwritten() throws IOException {
        Files.writeString(path, GAME);
        assertEquals(
                path + " exists; --resume continues it, --force replaces it",
                assertThrows(UserException.class, () -> new AnalysisFile(path, ExistingFile.REFUSE))
                        .getMessage());
        assertEquals(GAME, Files.readString(path));
    }

    @Test
    void aFileThatIsReplacedStaysUntilTheFirstGameBegins() throws IOException {
        Files.writeString(path, "1\n2\n3\n");
        try (AnalysisFile file = new AnalysisFile(path, ExistingFile.REPLACE)) {
            assertEquals("1\n2\n3\n", Files.readString(path));
            file.prepare(bytes(TAGS));
            file.append(bytes(GAME));
        }
        assertEquals(GAME, Files.readString(path));
    }

    @Test
    void onlyOneAnalysisWritesAFile() {
        AnalysisFile first = new AnalysisFile(path, ExistingFile.REFUSE);
        for (ExistingFile existing : ExistingFile.values()) {
            assertEquals(
                    path + " is being written by another analysis",
                    assertThrows(UserException.class, () -> new AnalysisFile(path, existing))
                            .getMessage());
        }
        first.close();
        new AnalysisFile(path, ExistingFile.REFUSE).close();
    }

    @Test
    void aFileThatCannotBeWrittenIsNamed() {
        Path file = folder.resolve("none").resolve("f");
        String said = assertThrows(UserException.class, () -> new AnalysisFile(file, ExistingFile.REFUSE))
                .getMessage();
        assertTrue(said.contains("there is no folder "), said);
    }
}
