package parachute.io;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import parachute.NamedPipe;

/** Files that are read whole, and files that are not even opened. */
@Timeout(60)
class RegularFileTest {
    @TempDir
    private Path folder;

    @Test
    void aFileIsReadUpToTheBound() throws IOException {
        byte[] bytes = new byte[1 << 20];
        bytes[bytes.length - 1] = 7;
        Path file = Files.write(folder.resolve("file"), bytes);
        assertArrayEquals(bytes, RegularFile.read(file, 1));
    }

    @Test
    void aFileBeyondTheBoundIsRefused() throws IOException {
        Path file = folder.resolve("file");
        try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength((1 << 20) + 1);
        }
        assertEquals(file + " is larger than 1 MB", problem(file));
    }

    /** Nobody writes to the pipe: opening it would block forever. */
    @Test
    void aPipeADeviceAndAFolderAreNotOpened() throws Exception {
        Path pipe = NamedPipe.make(folder);
        assertEquals(pipe + " is not a regular file", problem(pipe));
        assertEquals("/dev/zero is not a regular file", problem(Path.of("/dev/zero")));
        assertEquals(folder + " is a folder", problem(folder));
    }

    @Test
    void aFileThatIsMissingIsNamed() {
        Path missing = folder.resolve("missing");
        assertEquals("there is no file " + missing, problem(missing));
    }

    private static String problem(Path file) {
        return FileProblem.describe(assertThrows(IOException.class, () -> RegularFile.read(file, 1)));
    }
}
