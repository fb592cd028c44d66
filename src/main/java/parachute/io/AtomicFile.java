package parachute.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files that are whole at any time: a program that is killed leaves the old content or the new one. */
public final class AtomicFile {
    private AtomicFile() {}

    /**
     * Writes a file or replaces it. A file beside it with the same name and {@code .new} takes the bytes first.
     *
     * @throws IOException if the folder cannot be written to
     */
    public static void write(Path file, byte[] bytes) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".new");
        Files.write(unfinished, bytes);
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
