package parachute.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What tells that this program has written a file.
 *
 * @param start its first characters
 * @param mark characters that follow somewhere in its first {@value #LONGEST} bytes
 */
public record FileMark(String start, String mark) {
    /** Bytes in which the mark stands. */
    private static final int LONGEST = 1 << 24;

    /**
     * Whether a file has the mark.
     *
     * @throws IOException if it cannot be read
     */
    public boolean isIn(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] first = in.readNBytes(start.length());
            return text(first).equals(start) && text(in.readNBytes(LONGEST)).contains(mark);
        }
    }

    /** Bytes as characters of the same number, whatever their encoding is. */
    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }
}
