package parachute.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FilePlaceTest {
    @TempDir
    private Path folder;

    private static boolean areSame(Path one, Path other) throws IOException {
        boolean same = FilePlace.of(one).isSame(FilePlace.of(other));
        assertEquals(same, FilePlace.of(other).isSame(FilePlace.of(one)), "whichever comes first");
        return same;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aFileIsTheSameByEveryPath(boolean exists) throws IOException {
        Path file = folder.resolve("a");
        Files.createDirectory(folder.resolve("sub"));
        if (exists) {
            Files.createFile(file);
        }
        assertTrue(areSame(file, folder.resolve("sub/../a")));
        assertTrue(areSame(file, Path.of("").toAbsolutePath().relativize(file)));
        assertFalse(areSame(file, folder.resolve("b")));
        assertFalse(areSame(file, folder.resolve("sub/a")));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @DisabledOnOs(OS.WINDOWS)
    void aFileIsTheSameByEverySymbolicLink(boolean exists) throws IOException {
        Path file = Files.createDirectory(folder.resolve("sub")).resolve("a");
        if (exists) {
            Files.createFile(file);
        }
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("sub/a"));
        Path linkToLink = Files.createSymbolicLink(folder.resolve("sub/link"), link);
        Path folders = Files.createSymbolicLink(folder.resolve("folder"), Path.of("sub"));
        assertTrue(areSame(file, link));
        assertTrue(areSame(file, linkToLink));
        assertTrue(areSame(link, folders.resolve("a")));
        assertFalse(areSame(link, folders.resolve("b")));
    }

    @Test
    void aFileIsTheSameByAHardLink() throws IOException {
        Path file = Files.createFile(folder.resolve("a"));
        assertTrue(areSame(file, Files.createLink(folder.resolve("b"), file)));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whatIsWrittenToADeviceOrToADescriptorReplacesNothing() throws IOException {
        for (String name : new String[] {"/dev/null", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"}) {
            FilePlace place = FilePlace.of(Path.of(name));
            assertTrue(place.isStream(), name);
            assertFalse(place.hasContent(), name);
        }
        assertFalse(areSame(Path.of("/dev/null"), Path.of("/dev/null")));
        assertFalse(FilePlace.of(folder.resolve("a")).isStream());
    }

    @Test
    void onlyAFileThatIsNotEmptyHasSomethingToLose() throws IOException {
        Path file = folder.resolve("a");
        assertFalse(FilePlace.of(file).hasContent());
        Files.createFile(file);
        assertFalse(FilePlace.of(file).hasContent());
        Files.writeString(file, "a");
        assertTrue(FilePlace.of(file).hasContent());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void placesThatCannotBeAreRefused() throws IOException {
        assertThrows(NoSuchFileException.class, () -> FilePlace.of(folder.resolve("none/a")));
        Path circle = Files.createSymbolicLink(folder.resolve("circle"), Path.of("circle"));
        String said =
                assertThrows(IOException.class, () -> FilePlace.of(circle)).getMessage();
        assertEquals(circle + " is a link in a loop", said);
    }
}
