package parachute.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * Files that are read whole while somebody waits for an answer. A pipe may never give anything and a device may never end,
 * so only regular files up to a size are opened.
 */
public final class RegularFile {
    private static final int MEGABYTE = 1 << 20;

    private RegularFile() {}

    /**
     * The bytes of a file.
     *
     * @param megabytes the largest size that is read, below 2048
     * @throws IOException if it cannot be read, is larger or no regular file; {@link FileProblem} describes it
     */
    public static byte[] read(Path file, int megabytes) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        if (attributes.isDirectory()) {
            throw new IOException(file + " is a folder");
        }
        if (!attributes.isRegularFile()) {
            throw new IOException(file + " is no regular file");
        }
        if (attributes.size() > (long) megabytes * MEGABYTE) {
            throw tooLarge(file, megabytes);
        }
        return readBounded(file, megabytes);
    }

    /** The bytes of anything that has a name, up to a size as in {@link #read}: also what comes out of a pipe. */
    static byte[] readBounded(Path file, int megabytes) throws IOException {
        int most = megabytes * MEGABYTE;
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(most);
            if (bytes.length == most && in.read() >= 0) {
                throw tooLarge(file, megabytes);
            }
            return bytes;
        }
    }

    private static IOException tooLarge(Path file, int megabytes) {
        return new IOException(file + " is larger than " + megabytes + " MB");
    }
}
