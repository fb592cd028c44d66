package parachute.engine.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;

/** What a book returns, and how it chooses. */
class OpeningBookTest {
    private static final Position START = Position.start(Variant.CHESS);

    private static OpeningBook book(BookEntry... entries) {
        return BookFile.parse(BookFile.format(List.of(entries)));
    }

    private static List<String> moves(OpeningBook book, Position position) {
        return book.moves(position).stream()
                .map(move -> CoordinateMove.format(move.move()) + " " + move.weight())
                .toList();
    }

    @Test
    void theHeaviestMoveComesFirst() {
        OpeningBook book = book(
                SmallBook.entry(START, "d4", 2),
                SmallBook.entry(START, "e4", 65_535),
                SmallBook.entry(START, "c4", 40));
        assertEquals(List.of("e2e4 65535", "c2c4 40", "d2d4 2"), moves(book, START));
    }

    @Test
    void everyPositionOfItsLinesIsFoundAndNoOther() {
        String[] lines = {"e4 e5 Nf3", "e4 c5 Nf3", "d4 d5 c4", "Nf3 d5 g3"};
        OpeningBook book = BookFile.parse(SmallBook.book(Variant.CHESS, lines));
        assertEquals(11, book.size());
        assertEquals(8, book.positions());
        assertEquals(List.of("e2e4 1", "d2d4 1", "g1f3 1"), moves(book, START));
        assertEquals(List.of("g1f3 1"), moves(book, SmallBook.after(Variant.CHESS, "e4 c5")));
        assertEquals(List.of("c2c4 1"), moves(book, SmallBook.after(Variant.CHESS, "d4 d5")));
        assertEquals(List.of(), moves(book, SmallBook.after(Variant.CHESS, "c4")));
    }

    @Test
    void movesAreChosenInProportionToTheirWeights() {
        OpeningBook book = book(SmallBook.entry(START, "e4", 3), SmallBook.entry(START, "d4", 1));
        Random random = new Random(1);
        int kingsPawn = 0;
        for (int i = 0; i < 4_000; i++) {
            kingsPawn += Move.from(book.choose(START, random)) == Square.E1 + Square.UP ? 1 : 0;
        }
        assertEquals(3_000, kingsPawn, 4 * Math.sqrt(4_000 * 0.75 * 0.25), "four standard deviations");
    }

    @Test
    void aMoveOfWeightZeroIsDeleted() {
        OpeningBook book = book(SmallBook.entry(START, "e4", 0));
        assertEquals(List.of(), moves(book, START));
        assertEquals(Move.NONE, book.choose(START, new Random(1)));
    }

    /** Positions with the same board and different hands have the same key. */
    @Test
    void aDropCountsOnlyWithThePieceInHand() {
        Position withPawn = SmallBook.after(Variant.CRAZYHOUSE, "e4 d5 exd5 Qxd5");
        OpeningBook book = book(SmallBook.entry(withPawn, "P@e4", 1));
        assertEquals(List.of("P@e4 1"), moves(book, withPawn));
        assertEquals(List.of(), moves(book, SmallBook.after(Variant.CHESS, "e4 d5 exd5 Qxd5")));
    }

    @Test
    void aCrazyhouseBookOfXBoardIsFoundByItsOwnKeysAndDrops() {
        Position position = SmallBook.after(Variant.CRAZYHOUSE, "e4 d5 exd5 Qxd5");
        int pawnDropOnE4 = 9 << 12 | 'P' - '@' << 6 | 28;
        OpeningBook book = book(new BookEntry(XBoardKey.of(position).orElseThrow(), pawnDropOnE4, 5));
        assertEquals(List.of("P@e4 5"), moves(book, position));
        assertEquals(List.of(), moves(book, SmallBook.after(Variant.CHESS, "e4 d5 exd5 Qxd5")));
    }

    @ParameterizedTest
    @EnumSource
    void theBuiltInBookHasSeveralFirstMovesAndRepliesToEach(Variant variant) {
        OpeningBook book = BuiltInBooks.of(variant).orElseThrow();
        Position start = Position.start(variant);
        assertTrue(book.moves(start).size() >= 2, () -> moves(book, start).toString());
        for (BookMove first : book.moves(start)) {
            Position next = Position.start(variant);
            next.make(first.move());
            assertTrue(!book.moves(next).isEmpty(), CoordinateMove.format(first.move()));
        }
    }

    @Test
    void theTableHasTheMovesWithTheirShares() {
        OpeningBook book = book(SmallBook.entry(START, "Nf3", 10), SmallBook.entry(START, "e4", 30));
        assertEquals(List.of("e4       75.0 %  weight 30", "Nf3      25.0 %  weight 10"), BookTable.lines(book, START));
        assertEquals(
                List.of("The book has no move for this position."),
                BookTable.lines(book, SmallBook.after(Variant.CHESS, "e4")));
    }
}
