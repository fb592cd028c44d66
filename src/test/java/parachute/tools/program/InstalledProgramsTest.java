package parachute.tools.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Programs are found as a shell finds them. */
@DisabledOnOs(OS.WINDOWS)
class InstalledProgramsTest {
    @TempDir
    private Path folder;

    @Test
    void theFirstFolderThatHasTheProgramCounts() throws Exception {
        Path first = program("first", "toy-engine", true);
        Path second = program("second", "toy-engine", true);
        String searchPath = String.join(
                File.pathSeparator,
                folder.resolve("none").toString(),
                first.getParent().toString(),
                second.getParent().toString());
        assertEquals(Optional.of(first), InstalledPrograms.find("toy-engine", searchPath));
    }

    @Test
    void whatCannotBeRunIsNoProgram() throws Exception {
        Path text = program("texts", "toy-engine", false);
        assertTrue(InstalledPrograms.find("toy-engine", text.getParent().toString())
                .isEmpty());
        assertTrue(InstalledPrograms.find("texts", folder.toString()).isEmpty(), "a folder");
        assertTrue(InstalledPrograms.find("toy-engine", "").isEmpty());
    }

    private Path program(String directory, String name, boolean executable) throws Exception {
        Path file = Files.createDirectories(folder.resolve(directory)).resolve(name);
        Files.writeString(file, "#!/bin/sh\n");
        assertTrue(file.toFile().setExecutable(executable));
        return file;
    }
}
