package parachute.io;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A text of unknown encoding: UTF-8 if valid, otherwise ISO 8859-1, which PGN's standard specifies.
 *
 * @param text the decoded text
 * @param charset its encoding
 */
public record DecodedText(String text, Charset charset) {
    /** Maximum size in megabytes; more would not fit into a string. */
    private static final int MAX_MEGABYTES = 1024;

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

    /** Returns the text in its encoding. */
    public byte[] bytes() {
        return text.getBytes(charset);
    }

    /**
     * Returns the text of a file without byte-order marks; a concatenated file may contain several.
     *
     * @param content what the file holds, for the message
     * @throws UserException as {@link #read} does
     */
    public static String withoutMarks(Path file, String content) {
        return read(file, content).text().replace("\uFEFF", "");
    }

    /**
     * Reads a file, which may be a pipe.
     *
     * @param content what the file holds, for the message, such as "the games"
     * @throws UserException if it cannot be read or is larger than 1 GB
     */
    public static DecodedText read(Path file, String content) {
        try {
            return of(RegularFile.readBounded(file, MAX_MEGABYTES));
        } catch (IOException e) {
            throw new UserException(content + " cannot be read", e);
        }
    }
}
