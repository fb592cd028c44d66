package parachute.engine.book;

import java.util.List;
import java.util.Locale;
import parachute.rules.board.Position;
import parachute.rules.notation.San;

/** The moves of a book for a position, as lines of text for users. */
public final class BookTable {
    private BookTable() {}

    /**
     * Returns a line for each move, the heaviest first: the move, its probability and its weight; a single line that
     * says so if there are none.
     */
    public static List<String> lines(OpeningBook book, Position position) {
        List<BookMove> moves = book.moves(position);
        if (moves.isEmpty()) {
            return List.of("The book has no move for this position.");
        }
        Position own = position.copy(); // to make moves on
        int total = moves.stream().mapToInt(BookMove::weight).sum();
        return moves.stream()
                .map(candidate -> String.format(
                        Locale.ROOT,
                        "%-7s %5.1f %%  weight %d",
                        San.format(own, candidate.move()),
                        100.0 * candidate.weight() / total,
                        candidate.weight()))
                .toList();
    }
}
