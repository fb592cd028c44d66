package parachute.engine.book;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import parachute.rules.board.Variant;

/** The books that are part of the program, each read when it is first asked for. */
final class BuiltInBooks {
    private BuiltInBooks() {}

    /** Initialised at the first use of the class, so that the other book is not read. */
    private static final class ChessBook {
        private static final OpeningBook BOOK = load("chess.bin");
    }

    /** As the other one. */
    private static final class CrazyhouseBook {
        private static final OpeningBook BOOK = load("crazyhouse.bin");
    }

    /** The book of a variant. */
    static OpeningBook of(Variant variant) {
        return switch (variant) {
            case CHESS -> ChessBook.BOOK;
            case CRAZYHOUSE -> CrazyhouseBook.BOOK;
        };
    }

    private static OpeningBook load(String name) {
        try (InputStream in = Objects.requireNonNull(BuiltInBooks.class.getResourceAsStream(name))) {
            return BookFile.parse(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (BookException e) {
            throw new IllegalStateException("the built-in book " + name + " cannot be used", e);
        }
    }
}
