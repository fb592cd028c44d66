package parachute.engine.book;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/** Files of books. */
class BookFileTest {
    @TempDir
    private Path folder;

    private static String complaint(byte[] bytes) {
        return assertThrows(UserException.class, () -> BookFile.parse(bytes)).getMessage();
    }

    private static String complaint(String file) {
        return assertThrows(UserException.class, () -> BookFile.read(file)).getMessage();
    }

    /** The format: key, move, weight and learnt data, the highest byte first. */
    @Test
    void anEntryHasSixteenBytes() {
        byte[] bytes = BookFile.format(List.of(SmallBook.entry(Position.start(Variant.CHESS), "e4", 258)));
        assertEquals(
                "463b96181691fc9c" + "031c" + "0102" + "00000000",
                HexFormat.of().formatHex(bytes));
    }

    @Test
    void whatIsWrittenIsRead() throws IOException {
        byte[] bytes = SmallBook.book(Variant.CRAZYHOUSE, "e4 d5 exd5 Qxd5 P@e4");
        Path file = Files.write(folder.resolve("small.bin"), bytes);
        assertArrayEquals(bytes, Files.readAllBytes(file));
        OpeningBook book = BookFile.read(file.toString());
        assertEquals(5, book.size());
        assertEquals(5, book.positions());
    }

    @Test
    void aFileOfAnotherKindIsRefused() {
        assertEquals(
                "this is not a Polyglot book: its length, 0 bytes, is not a multiple of 16", complaint(new byte[0]));
        assertEquals(
                "this is not a Polyglot book: its length, 10 bytes, is not a multiple of 16",
                complaint("1. e4 e5 *".getBytes(StandardCharsets.UTF_8)));
        assertEquals(
                "this is not a Polyglot book: its entries are not in the order of their keys",
                complaint("sixteen letters and sixteen more".getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void keysAreOrderedAsUnsignedNumbers() {
        BookEntry low = new BookEntry(1, 0, 1);
        BookEntry high = new BookEntry(-1, 0, 1);
        assertEquals(2, BookFile.parse(BookFile.format(List.of(low, high))).size());
        assertEquals(
                "this is not a Polyglot book: its entries are not in the order of their keys",
                complaint(BookFile.format(List.of(high, low))));
    }

    @Test
    void aFileThatCannotBeReadIsNamed() {
        Path missing = folder.resolve("missing.bin");
        assertEquals("there is no file " + missing, complaint(missing.toString()));
        assertEquals("this is not a file name", complaint("a\0b"));
        assertEquals(folder + " is a folder", complaint(folder.toString()));
    }
}
