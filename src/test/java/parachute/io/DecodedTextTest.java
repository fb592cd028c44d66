package parachute.io;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The texts of files from any program. */
class DecodedTextTest {
    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "ISO-8859-1", "windows-1252"})
    void bothOfPgnsCharacterSetsAreReadAndWritten(Charset charset) {
        byte[] bytes = "Müller é".getBytes(charset);
        assertEquals("Müller é", DecodedText.of(bytes).text());
        assertArrayEquals(bytes, DecodedText.of(bytes).bytes());
    }

    @Test
    void theOtherCharactersOfWindowsAreRead() {
        byte[] bytes = "“z” – 100 €".getBytes(Charset.forName("windows-1252"));
        assertEquals("“z” – 100 €", DecodedText.of(bytes).text());
    }

    @Test
    void whatWindowsHasNoCharacterForIsWrittenAsAQuestionMark() {
        Charset charset = DecodedText.of(new byte[] {(byte) 0xE9}).charset();
        assertEquals("é ? ?!", new String("é → \uD83D\uDE00!".getBytes(charset), StandardCharsets.ISO_8859_1));
    }

    @Test
    void everyByteIsWrittenAsItWasRead() {
        byte[] bytes = new byte[256];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        assertArrayEquals(bytes, DecodedText.of(bytes).bytes());
    }

    @Test
    void bytesThatWindowsLeavesOpenAreControlCharactersAsInBrowsers() {
        for (char open : "\u0081\u008D\u008F\u0090\u009D".toCharArray()) {
            byte[] bytes = {(byte) open, (byte) 0xFC};
            assertEquals(open + "ü", DecodedText.of(bytes).text());
        }
    }

    @Test
    void withoutAccentsATextIsUtf8() {
        assertEquals(
                StandardCharsets.UTF_8, DecodedText.of(new byte[] {'e', '4'}).charset());
    }

    /** In Windows PowerShell 5, {@code parachute analyse … > games.pgn} writes UTF-16. */
    @ParameterizedTest
    @ValueSource(strings = {"UTF-16LE", "UTF-16BE"})
    void aFileInUtf16IsReadAsUtf8(Charset charset, @TempDir Path folder) throws IOException {
        Path file = Files.write(folder.resolve("games.pgn"), "\uFEFFMüller é".getBytes(charset));
        assertEquals("Müller é", DecodedText.withoutMarks(file, "the games"));
        assertEquals(StandardCharsets.UTF_8, DecodedText.read(file, "the games").charset());
        Files.write(file, "[White \"Müller é\"]\n1. e4 {é} *".getBytes(charset));
        assertEquals("[White \"Müller é\"]\n1. e4 {é} *", DecodedText.withoutMarks(file, "the games"));
        Files.write(file, ("x".repeat(100) + "→").getBytes(charset));
        assertEquals("x".repeat(100) + "→", DecodedText.withoutMarks(file, "the games"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "e", "e4", "e\0\0\0", "\0e4\0"})
    void otherFilesAreNotInUtf16(String text, @TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("games.pgn"), text);
        assertEquals(text, DecodedText.withoutMarks(file, "the games"));
    }

    @Test
    void aCompressedFileIsRefused(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("games.pgn.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write("1. e4 *".getBytes(StandardCharsets.UTF_8));
        }
        assertEquals(file + " is compressed (gzip); unpack it first", problem(file));
        // The magic number of Zstandard's frames, in which lichess.org's database is published.
        Files.write(file, new byte[] {0x28, (byte) 0xB5, 0x2F, (byte) 0xFD, 4});
        assertEquals(file + " is compressed (zstd); unpack it first", problem(file));
    }

    @Test
    void aFileThatIsTooLargeOrAFolderIsRefused(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("games.pgn");
        try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength((1L << 30) + 1);
        }
        assertEquals("the games cannot be read: " + file + " is larger than 1024 MB", problem(file));
        assertEquals("the games cannot be read: " + folder + " is a folder", problem(folder));
    }

    private static String problem(Path file) {
        return assertThrows(UserException.class, () -> DecodedText.readBytes(file, "the games"))
                .getMessage();
    }

    @Test
    void aMissingFileIsAnError(@TempDir Path folder) {
        assertThrows(UserException.class, () -> DecodedText.read(folder.resolve("none"), "the games"));
    }
}
