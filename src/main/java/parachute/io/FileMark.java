package parachute.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Identifies files that this program has written.
 *
 * @param start its first characters
 * @param mark characters that follow somewhere in its first {@value #MAX_BYTES} bytes
 */
public record FileMark(String start, String mark) {
    /** The number of bytes that are searched for the mark. */
    private static final int MAX_BYTES = 1 << 24;

    /**
     * Returns whether a file has the mark.
     *
     * @throws IOException if it cannot be read
     */
    public boolean isIn(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] first = in.readNBytes(start.length());
            return text(first).equals(start) && text(in.readNBytes(MAX_BYTES)).contains(mark);
        }
    }

    /** Returns bytes as the characters with the same codes, regardless of the encoding. */
    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }
}
