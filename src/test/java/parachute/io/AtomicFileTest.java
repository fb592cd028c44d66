package parachute.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
    @TempDir
    private Path folder;

    private static void write(Path file, String text) throws IOException {
        AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void theFileIsCreatedAndReplacedAndNothingElseStays() throws IOException {
        Path file = folder.resolve("file");
        write(file, "old and long");
        assertEquals("old and long", Files.readString(file));
        // What a program that was killed has left.
        Files.writeString(folder.resolve("file.new"), "unfin");
        write(file, "new");
        assertEquals("new", Files.readString(file));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(file), files.toList());
        }
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
        assertEquals(file + ".new", missing.getFile());
    }
}
