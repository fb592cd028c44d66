package parachute.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
    @TempDir
    private Path folder;

    private static void write(Path file, String text) throws IOException {
        AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    @Test
    void theFileIsCreatedAndReplacedAndNothingElseStays() throws IOException {
        Path file = folder.resolve("file");
        write(file, "old and long");
        assertEquals("old and long", Files.readString(file));
        write(file, "new");
        assertEquals("new", Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void whatCannotBeWrittenToItsEndLeavesTheOldFileAndNothingElse() throws IOException {
        Path file = folder.resolve("file");
        write(file, "old");
        FileSystemException failure = assertThrows(
                FileSystemException.class,
                () -> AtomicFile.write(file, out -> {
                    out.write('n');
                    throw new IOException("No space left on device");
                }));
        assertEquals(file + ": No space left on device", FileProblem.describe(failure));
        assertEquals("old", Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void noOtherFileIsTouched() throws IOException {
        Path other = Files.writeString(folder.resolve("file.new"), "mine");
        write(folder.resolve("file"), "text");
        assertEquals("mine", Files.readString(other));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aLinkStaysALink() throws IOException {
        Path target = folder.resolve("target");
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("target"));
        for (String text : List.of("created", "replaced")) {
            write(link, text);
            assertTrue(Files.isSymbolicLink(link));
            assertEquals(text, Files.readString(target));
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aDeviceTakesTheBytesAndStaysADevice() throws IOException {
        write(Path.of("/dev/null"), "text");
        assertTrue(Files.exists(Path.of("/dev/null")) && !Files.isRegularFile(Path.of("/dev/null")));
        FileSystemException full = assertThrows(FileSystemException.class, () -> write(Path.of("/dev/full"), "text"));
        assertEquals("/dev/full: No space left on device", FileProblem.describe(full));
    }

    @Test
    void aFileWithoutFolderCanBeWritten() throws IOException {
        Path file = Path.of("target", "atomic");
        write(file, "text");
        assertEquals("text", Files.readString(file));
        Files.delete(file);
    }

    @Test
    void aFolderThatIsMissingIsNamed() {
        Path file = folder.resolve("none").resolve("file");
        NoSuchFileException missing = assertThrows(NoSuchFileException.class, () -> write(file, "text"));
        assertEquals(file.toString(), missing.getFile());
    }
}
