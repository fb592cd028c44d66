package parachute.engine.book;

import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import parachute.io.UserException;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/** The book that the engine plays from: off at first, and then the built-in one of the variant unless a file is given. */
public final class OwnBook {
    private boolean on;
    private Optional<OpeningBook> file = Optional.empty();

    /** A book that is off. */
    public OwnBook() {}

    /** Turns the book on or off. */
    public void setOn(boolean value) {
        on = value;
    }

    /**
     * Sets the file that is used for all variants instead of the built-in books.
     *
     * @param name of the file; empty for the built-in books
     * @throws UserException if there is no book in it; then nothing changes
     */
    public void setFile(String name) {
        file = name.isEmpty() ? Optional.empty() : Optional.of(BookFile.read(name));
    }

    /** The book for positions of a variant; empty if it is off. */
    public Optional<OpeningBook> of(Variant variant) {
        return on ? file.or(() -> BuiltInBooks.of(variant)) : Optional.empty();
    }

    /** A move for a position, drawn by weight; {@link Move#NONE} if the book is off or has none. */
    public int choose(Position position) {
        return of(position.variant())
                .map(book -> book.choose(position, ThreadLocalRandom.current()))
                .orElse(Move.NONE);
    }
}
