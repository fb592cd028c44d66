package parachute.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** Descriptions of why files cannot be used. */
class FileProblemTest {
    @TempDir
    private Path folder;

    @Test
    void aFileThatIsMissingIsNamed() {
        Path file = folder.resolve("games.pgn");
        assertEquals("there is no file " + file, problem(() -> Files.readString(file)));
    }

    @Test
    void aFolderThatIsMissingIsNamedInsteadOfTheFileInIt() {
        Path nowhere = folder.resolve("nowhere");
        assertEquals("there is no folder " + nowhere, problem(() -> Files.writeString(nowhere.resolve("x"), "")));
        assertEquals("there is no folder " + nowhere, problem(() -> Files.readString(nowhere.resolve("x"))));
    }

    @Test
    void aFileInThePlaceOfAFolderIsNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertEquals(file + " exists and is something else", problem(() -> Files.createDirectory(file)));
    }

    @Test
    void binaryFilesAreReportedAsSuch() throws IOException {
        Path file = Files.write(folder.resolve("file"), "é".getBytes(StandardCharsets.ISO_8859_1));
        assertEquals("it is not UTF-8 text", problem(() -> Files.readString(file)));
    }

    @Test
    void otherReasonsAreTheSystemsOwn() {
        assertEquals("no permission for /x", FileProblem.describe(new AccessDeniedException("/x")));
        assertEquals("No space left on device", FileProblem.describe(new IOException("No space left on device")));
        assertEquals("java.io.IOException", FileProblem.describe(new IOException()));
    }

    private static String problem(Executable use) {
        return FileProblem.describe(assertThrows(IOException.class, use));
    }
}
