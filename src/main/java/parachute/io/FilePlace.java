package parachute.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Where a path leads to, links followed, whether there is a file or not yet.
 *
 * @param file the path as it was given
 * @param target the file itself: its folder is real, and it is no link
 * @param isStream whether what is written there goes elsewhere, such as to a device, a pipe or a descriptor of this
 *     process ({@code /dev/stdout}); then nothing there can be lost
 */
public record FilePlace(Path file, Path target, boolean isStream) {
    /** As many as Linux follows. */
    private static final int MAX_LINKS = 40;

    private static final Path PROCESSES = Path.of("/proc");

    /**
     * The place that a path leads to.
     *
     * @throws IOException if there is no folder for it, or its links lead in a circle
     */
    public static FilePlace of(Path file) throws IOException {
        Path target = realFolder(file.toAbsolutePath());
        for (int links = 0; Files.isSymbolicLink(target); links++) {
            if (target.startsWith(PROCESSES)) {
                return new FilePlace(file, target, true); // /dev/stdout and the like, whatever they are connected to
            }
            if (links == MAX_LINKS) {
                throw new IOException(file + " is a link that leads in a circle");
            }
            target = realFolder(target.resolveSibling(Files.readSymbolicLink(target)));
        }
        return new FilePlace(file, target, Files.exists(target) && !Files.isRegularFile(target));
    }

    private static Path realFolder(Path file) throws IOException {
        Path folder = file.getParent();
        if (folder == null) {
            return file;
        }
        if (!Files.isDirectory(folder)) {
            throw new NoSuchFileException(file.toString());
        }
        return folder.toRealPath().resolve(file.getFileName());
    }

    /** Whether there is something that could be lost: a regular file that is not empty. */
    public boolean hasContent() throws IOException {
        return !isStream && Files.exists(target) && Files.size(target) > 0;
    }

    /**
     * Whether both are one regular file, or will be, by whatever names or links.
     *
     * @throws IOException if a file cannot be reached
     */
    public boolean isSame(FilePlace other) throws IOException {
        if (Files.exists(file) && Files.exists(other.file)) {
            return Files.isRegularFile(file) && Files.isSameFile(file, other.file);
        }
        return target.equals(other.target);
    }
}
