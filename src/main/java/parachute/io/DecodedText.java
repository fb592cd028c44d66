package parachute.io;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A text of unknown encoding: UTF-8 if valid, otherwise windows-1252, which has the characters of ISO 8859-1, the
 * encoding of PGN's standard. A file in UTF-16, as Windows' shell writes what a program prints, is one in UTF-8 once it is
 * read.
 *
 * @param text the decoded text
 * @param charset its encoding
 */
public record DecodedText(String text, Charset charset) {
    /** Maximum size in megabytes; more would not fit into a string. */
    private static final int MAX_MEGABYTES = 1024;

    /** The first bytes of compressed files, a character for each byte, by format. */
    private static final Map<String, String> COMPRESSED = Map.of(
            "7z", "7z\u00BC\u00AF",
            "bzip2", "BZh",
            "gzip", "\u001F\u008B",
            "xz", "\u00FD7zXZ",
            "zip", "PK\u0003\u0004",
            "zstd", "(\u00B5/\u00FD");

    private static final String UTF_16_MARK = "\u00FE\u00FF";
    private static final String UTF_16_LITTLE_ENDIAN_MARK = "\u00FF\u00FE";

    /** Decodes any bytes. */
    public static DecodedText of(byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return new DecodedText(text, StandardCharsets.UTF_8);
        } catch (CharacterCodingException e) {
            return new DecodedText(new String(bytes, WesternCharset.INSTANCE), WesternCharset.INSTANCE);
        }
    }

    /** Returns the text in its encoding, with question marks for what that has no character for. */
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
     * @throws UserException if it cannot be read, is compressed or larger than 1 GB
     */
    public static DecodedText read(Path file, String content) {
        return of(readBytes(file, content));
    }

    /** Returns the bytes of a text, of UTF-8 if it was UTF-16; otherwise as {@link #read}. */
    public static byte[] readBytes(Path file, String content) {
        try {
            byte[] bytes = RegularFile.readBounded(file, MAX_MEGABYTES);
            String start = new String(bytes, 0, Math.min(bytes.length, 5), StandardCharsets.ISO_8859_1);
            COMPRESSED.forEach((format, first) -> {
                if (start.startsWith(first)) {
                    throw new UserException(file + " is compressed (" + format + "); unpack it first");
                }
            });
            boolean isMarked = start.startsWith(UTF_16_MARK) || start.startsWith(UTF_16_LITTLE_ENDIAN_MARK);
            return (isMarked ? Optional.of(StandardCharsets.UTF_16) : unmarkedUtf16(bytes))
                    .map(charset -> new String(bytes, charset).getBytes(StandardCharsets.UTF_8))
                    .orElse(bytes);
        } catch (IOException e) {
            throw new UserException(content + " cannot be read", e);
        }
    }

    /** Returns the encoding of a text in UTF-16 without a mark: every second one of its first bytes is 0. */
    private static Optional<Charset> unmarkedUtf16(byte[] bytes) {
        int length = Math.min(bytes.length / 2 * 2, 200);
        return Stream.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)
                .filter(charset -> length > 0
                        && new String(bytes, 0, length, charset).chars().allMatch(c -> c > 0 && c <= 0xFF))
                .findFirst();
    }
}
