package parachute.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * Reads whole files while somebody waits for the result. A pipe may never deliver anything and a device may never end,
 * so only regular files up to a maximum size are opened.
 */
public final class RegularFile {
    private static final int MEGABYTE = 1 << 20;

    private RegularFile() {}

    /**
     * Returns the bytes of a file.
     *
     * @param megabytes the maximum size, below 2048
     * @throws IOException if it cannot be read, is larger or not a regular file; {@link FileProblem} describes it
     */
    public static byte[] read(Path file, int megabytes) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        if (!attributes.isRegularFile() && !attributes.isDirectory()) {
            throw new IOException(file + " is not a regular file");
        }
        return readBounded(file, attributes, megabytes);
    }

    /** Returns the bytes of any file, up to a size as in {@link #read}, including a pipe. */
    static byte[] readBounded(Path file, int megabytes) throws IOException {
        return readBounded(file, Files.readAttributes(file, BasicFileAttributes.class), megabytes);
    }

    private static byte[] readBounded(Path file, BasicFileAttributes attributes, int megabytes) throws IOException {
        if (attributes.isDirectory()) {
            throw new IOException(file + " is a folder");
        }
        int limit = megabytes * MEGABYTE;
        if (attributes.size() > limit) {
            throw tooLarge(file, megabytes);
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(limit);
            if (bytes.length == limit && in.read() >= 0) {
                throw tooLarge(file, megabytes);
            }
            return bytes;
        }
    }

    private static IOException tooLarge(Path file, int megabytes) {
        return new IOException(file + " is larger than " + megabytes + " MB");
    }
}
