package parachute.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Writes files atomically: whatever happens, a file has either its old content or the new one. */
public final class AtomicFile {
    private static final String UNFINISHED = ".parachute-";

    private static final Pattern UNFINISHED_NAME =
            Pattern.compile(Pattern.quote(UNFINISHED) + "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");

    private AtomicFile() {}

    /** Writes the content of a file. */
    @FunctionalInterface
    public interface ContentWriter {
        /** Writes the whole content to a stream, without having to close it. */
        void writeTo(OutputStream out) throws IOException;
    }

    /** Writes or replaces a file, as {@link #write(Path, ContentWriter)} does. */
    public static void write(Path file, byte[] bytes) throws IOException {
        write(file, out -> out.write(bytes));
    }

    /** Writes or replaces a file with text in UTF-8, as {@link #write(Path, ContentWriter)} does. */
    public static void write(Path file, String text) throws IOException {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes or replaces a file, as {@link #write(Path, ContentWriter)} does, with one that only its owner may read. */
    public static void writeOwnerOnly(Path file, byte[] bytes) throws IOException {
        write(file, out -> out.write(bytes), OwnerOnly.attributes(file));
    }

    /**
     * Writes or replaces a file. A link stays a link, to the new file. Anything but a regular file, such as a pipe,
     * receives the bytes directly.
     *
     * @throws IOException if that is not possible; its message names the file, which is then unchanged, and nothing
     *     else is left in its folder
     */
    public static void write(Path file, ContentWriter content) throws IOException {
        write(file, content, new FileAttribute<?>[0]);
    }

    private static void write(Path file, ContentWriter content, FileAttribute<?>[] attributes) throws IOException {
        try {
            FilePlace place = FilePlace.of(file);
            if (place.isStream()) {
                try (OutputStream out =
                        Files.newOutputStream(file, StandardOpenOption.WRITE, StandardOpenOption.APPEND)) {
                    content.writeTo(out);
                }
            } else {
                replace(place.target(), content, attributes);
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

    /** Writes a file with a unique name in the same folder first, then renames it. */
    private static void replace(Path target, ContentWriter content, FileAttribute<?>[] attributes) throws IOException {
        Path unfinished = target.resolveSibling(UNFINISHED + UUID.randomUUID());
        try {
            try (FileChannel channel = FileChannel.open(
                            unfinished, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), attributes);
                    OutputStream out = Channels.newOutputStream(channel)) {
                content.writeTo(out);
                // Before renaming, so that one of the two files survives a power failure.
                channel.force(true);
            }
            Files.move(unfinished, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    /**
     * Deletes the files that programs left in a folder when they were killed while writing. No other program may be
     * writing there.
     *
     * @throws IOException if that is not possible
     */
    public static void deleteUnfinished(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> unfinished = files.filter(file -> UNFINISHED_NAME
                            .matcher(file.getFileName().toString())
                            .matches())
                    .toList();
            for (Path file : unfinished) {
                Files.deleteIfExists(file);
            }
        }
    }

    private static IOException withCause(IOException named, IOException cause) {
        named.initCause(cause);
        return named;
    }
}
