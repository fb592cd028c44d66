package parachute.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * The place to which a path leads when links are followed, whether or not a file exists there.
 *
 * @param file the path as it was given
 * @param target the file itself: not a link, in a real folder
 * @param isStream whether output goes elsewhere, such as to a device, a pipe or a descriptor of this process ({@code
 *     /dev/stdout}), so that nothing there can be lost
 */
public record FilePlace(Path file, Path target, boolean isStream) {
    /** The maximum number of links that Linux follows. */
    private static final int MAX_LINKS = 40;

    private static final Path PROCESSES = Path.of("/proc");

    /**
     * Returns the place that a path leads to.
     *
     * @throws IOException if its folder does not exist, or its links form a loop
     */
    public static FilePlace of(Path file) throws IOException {
        Path target = realFolder(file.toAbsolutePath());
        for (int links = 0; Files.isSymbolicLink(target); links++) {
            if (target.startsWith(PROCESSES)) {
                return new FilePlace(file, target, true); // /dev/stdout and the like, wherever they lead
            }
            if (links == MAX_LINKS) {
                throw new IOException(file + " is a link in a loop");
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

    /** Returns whether there is content that could be lost: a regular file that is not empty. */
    public boolean hasContent() throws IOException {
        return !isStream && Files.exists(target) && Files.size(target) > 0;
    }

    /**
     * Returns whether both are, or will be, the same regular file, regardless of names and links.
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
