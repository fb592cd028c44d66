package parachute.io;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LockedFileTest {
    @TempDir
    Path folder;

    @Test
    void aFileIsLockedOnceUntilItIsClosed() throws IOException {
        try (FileChannel first = open()) {
            assertTrue(LockedFile.lock(first));
            try (FileChannel second = open()) {
                assertFalse(LockedFile.lock(second));
            }
        }
        try (FileChannel later = open()) {
            assertTrue(LockedFile.lock(later));
        }
    }

    private FileChannel open() throws IOException {
        return FileChannel.open(folder.resolve("games"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    }
}
