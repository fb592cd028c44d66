package parachute.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/** Files that are whole at any time: whatever happens, a file has its old content or the new one. */
public final class AtomicFile {
    private AtomicFile() {}

    /** Writes the content of a file. */
    @FunctionalInterface
    public interface Content {
        /** Writes all of it to a stream, which need not be closed. */
        void writeTo(OutputStream out) throws IOException;
    }

    /** Writes a file or replaces it, as {@link #write(Path, Content)} does. */
    public static void write(Path file, byte[] bytes) throws IOException {
        write(file, out -> out.write(bytes));
    }

    /**
     * Writes a file or replaces it. Links stay links, to the new file. What is no regular file, such as a pipe, takes the
     * bytes as they come.
     *
     * @throws IOException if that is not possible; its message names the file, which then is as it was, and nothing else
     *     is left in its folder
     */
    public static void write(Path file, Content content) throws IOException {
        try {
            FilePlace place = FilePlace.of(file);
            if (place.isStream()) {
                try (OutputStream out =
                        Files.newOutputStream(file, StandardOpenOption.WRITE, StandardOpenOption.APPEND)) {
                    content.writeTo(out);
                }
            } else {
                replace(place.target(), content);
            }
        } catch (NoSuchFileException e) {
            throw withCause(new NoSuchFileException(file.toString()), e);
        } catch (AccessDeniedException e) {
            throw withCause(new AccessDeniedException(file.toString()), e);
        } catch (FileSystemException e) {
            throw withCause(new FileSystemException(file.toString(), null, e.getReason()), e);
        } catch (IOException e) {
            throw withCause(new FileSystemException(file.toString(), null, e.getMessage()), e);
        }
    }

    /** The bytes go to a file beside it first, whose name is nobody else's. */
    private static void replace(Path target, Content content) throws IOException {
        Path unfinished = target.resolveSibling(".parachute-" + UUID.randomUUID());
        try {
            try (FileChannel channel =
                            FileChannel.open(unfinished, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                    OutputStream out = Channels.newOutputStream(channel)) {
                content.writeTo(out);
                // Before it is renamed: one of the two files survives a loss of power.
                channel.force(true);
            }
            Files.move(unfinished, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    private static IOException withCause(IOException named, IOException cause) {
        named.initCause(cause);
        return named;
    }
}
