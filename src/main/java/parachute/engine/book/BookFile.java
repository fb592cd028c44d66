package parachute.engine.book;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import parachute.io.FileProblem;
import parachute.io.RegularFile;
import parachute.io.UserException;

/** Reads and writes the files of Polyglot books. */
public final class BookFile {
    /** Maximum size in megabytes; more than that of any known book. */
    private static final int MAX_MEGABYTES = 1024;

    /** Offset in an entry of what a program learnt from its games. */
    private static final int LEARNT = 12;

    private BookFile() {}

    /**
     * Returns the book of a file.
     *
     * @param file its name
     * @throws UserException if it cannot be read, is damaged or is not a book
     */
    public static OpeningBook read(String file) {
        try {
            return parse(RegularFile.read(Path.of(file), MAX_MEGABYTES));
        } catch (InvalidPathException e) {
            throw new UserException("this is not a file name");
        } catch (IOException e) {
            throw new UserException(FileProblem.describe(e));
        }
    }

    /**
     * Returns whether a file is a book without learnt data, as {@link #format} writes it.
     *
     * @throws IOException if it cannot be read, or is too large for a book
     */
    public static boolean isUnlearnt(Path file) throws IOException {
        byte[] bytes = RegularFile.read(file, MAX_MEGABYTES);
        try {
            parse(bytes);
        } catch (UserException e) {
            return false;
        }
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        return IntStream.range(0, bytes.length / OpeningBook.ENTRY)
                .allMatch(entry -> buffer.getInt(entry * OpeningBook.ENTRY + LEARNT) == 0);
    }

    /**
     * Returns the book of a file's bytes.
     *
     * @throws UserException if they are damaged or not a book
     */
    public static OpeningBook parse(byte[] bytes) {
        if (bytes.length == 0 || bytes.length % OpeningBook.ENTRY != 0) {
            throw new UserException("this is not a Polyglot book: its length, " + bytes.length
                    + " bytes, is not a multiple of " + OpeningBook.ENTRY);
        }
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        for (int at = OpeningBook.ENTRY; at < bytes.length; at += OpeningBook.ENTRY) {
            if (Long.compareUnsigned(buffer.getLong(at), buffer.getLong(at - OpeningBook.ENTRY)) < 0) {
                throw new UserException("this is not a Polyglot book: its entries are not in the order of their keys");
            }
        }
        return new OpeningBook(bytes);
    }

    /** Returns the bytes that {@link #parse} reads; the entries must be in the unsigned order of their keys. */
    public static byte[] format(List<BookEntry> entries) {
        ByteBuffer buffer = ByteBuffer.allocate(OpeningBook.ENTRY * entries.size());
        for (BookEntry entry : entries) {
            buffer.putLong(entry.key());
            buffer.putShort((short) entry.code());
            buffer.putShort((short) entry.weight());
            buffer.putInt(0); // no learnt data
        }
        return buffer.array();
    }
}
