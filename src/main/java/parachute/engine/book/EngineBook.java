package parachute.engine.book;

import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import parachute.io.UserException;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/** The book that the engine plays from, which is initially off: the built-in one of the variant, or that of a file. */
public final class EngineBook {
    private boolean on;
    private Optional<OpeningBook> file = Optional.empty();

    /** Creates a book that is off. */
    public EngineBook() {}

    /** Turns the book on or off. */
    public void setOn(boolean value) {
        on = value;
    }

    /**
     * Sets the file that is used for all variants instead of the built-in books.
     *
     * @param name the file's name; empty for the built-in books
     * @throws UserException if it is not a book; nothing changes then
     */
    public void setFile(String name) {
        file = name.isEmpty() ? Optional.empty() : Optional.of(BookFile.read(name));
    }

    /** Returns the book for positions of a variant; empty if it is off. */
    public Optional<OpeningBook> of(Variant variant) {
        return on ? file.or(() -> BuiltInBooks.of(variant)) : Optional.empty();
    }

    /** Returns a random move for a position, drawn by weight; {@link Move#NONE} if the book is off or has no move. */
    public int choose(Position position) {
        return of(position.variant())
                .map(book -> book.choose(position, ThreadLocalRandom.current()))
                .orElse(Move.NONE);
    }
}
