package parachute.io;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A text of unknown encoding: UTF-8 where that is valid, otherwise ISO 8859-1, which PGN's standard specifies.
 *
 * @param text the decoded text
 * @param charset its encoding
 */
public record DecodedText(String text, Charset charset) {
    /** Megabytes; more would not fit a text. */
    private static final int LARGEST = 1024;

    /** Decodes any bytes. */
    public static DecodedText of(byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return new DecodedText(text, StandardCharsets.UTF_8);
        } catch (CharacterCodingException e) {
            return new DecodedText(new String(bytes, StandardCharsets.ISO_8859_1), StandardCharsets.ISO_8859_1);
        }
    }

    /** The text in its encoding. */
    public byte[] bytes() {
        return text.getBytes(charset);
    }

    /**
     * The text of a file without byte-order marks, of which one stands at the beginning of each file that is part of it.
     *
     * @throws IOException if it cannot be read or is larger than 1 GB
     */
    public static String withoutMarks(Path file) throws IOException {
        return read(file).text().replace("\uFEFF", "");
    }

    /**
     * Reads a file, which may be a pipe.
     *
     * @throws IOException if it cannot be read or is larger than 1 GB
     */
    public static DecodedText read(Path file) throws IOException {
        return of(RegularFile.readBounded(file, LARGEST));
    }
}
