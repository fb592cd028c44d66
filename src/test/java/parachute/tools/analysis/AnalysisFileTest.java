package parachute.tools.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file that an analysis writes, killed and resumed. */
class AnalysisFileTest {
    private static final String GAME = "[White \"é\"]\n\n1. e4 {[%eval 0.20]} 1... e5 *\n\n";

    @TempDir
    private Path folder;

    private Path path;

    @BeforeEach
    void name() {
        path = folder.resolve("out.pgn");
    }

    @Test
    void aGameThatWasBeingWrittenIsCutOffWhereverItBroke() throws IOException {
        for (int length = 0; length < GAME.length(); length++) {
            Files.writeString(path, GAME + GAME.substring(0, length));
            try (AnalysisFile file = new AnalysisFile(path, true)) {
                assertEquals(1, file.games().size(), GAME.substring(0, length));
                file.append(GAME);
            }
            assertEquals(GAME + GAME, Files.readString(path));
        }
    }

    @Test
    void anotherFileIsNotOverwritten() throws IOException {
        Files.writeString(path, GAME);
        assertEquals(
                path + " exists; --resume goes on with it",
                assertThrows(AnalysisException.class, () -> new AnalysisFile(path, false))
                        .getMessage());
        assertEquals(GAME, Files.readString(path));
    }

    @Test
    void onlyOneAnalysisWritesAFile() {
        AnalysisFile first = new AnalysisFile(path, false);
        assertEquals(
                path + " is being written by another analysis",
                assertThrows(AnalysisException.class, () -> new AnalysisFile(path, true))
                        .getMessage());
        first.close();
        new AnalysisFile(path, false).close();
    }

    @Test
    void aFileThatCannotBeWrittenIsNamed() {
        String said = assertThrows(
                        AnalysisException.class,
                        () -> new AnalysisFile(folder.resolve("none").resolve("f"), false))
                .getMessage();
        assertTrue(said.contains("there is no folder "), said);
    }
}
