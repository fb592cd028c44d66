package parachute.tools.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parachute.engine.book.BookFile;
import parachute.engine.book.OpeningBook;
import parachute.engine.book.SmallBook;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnException;
import parachute.rules.pgn.PgnReader;
import parachute.tools.book.BookBuilder.Omission;

/** Books made from games. */
class BookBuilderTest {
    private final BookBuilder chess = new BookBuilder("games", Variant.CHESS, Variant.CHESS, 100);

    private static void add(BookBuilder builder, String pgn) {
        for (GameTree game : PgnReader.readAll(pgn)) {
            builder.add(game);
        }
    }

    /** Adds the same game again and again. */
    private void add(int times, String pgn) {
        GameTree game = PgnReader.readAll(pgn).getFirst();
        for (int i = 0; i < times; i++) {
            chess.add(game);
        }
    }

    private static List<String> moves(BookBuilder builder, int minGames, Position position) {
        OpeningBook book = BookFile.parse(BookFile.format(builder.entries(minGames, 0)));
        return book.moves(position).stream()
                .map(move -> CoordinateMove.format(move.move()) + " " + move.weight())
                .toList();
    }

    @Test
    void aWinOfTheSideThatMovedWeighsTwoAndADrawOne() {
        add(chess, "1. e4 e5 1-0  1. e4 c5 1/2-1/2  1. d4 d5 0-1  1. d4 Nf6 1/2-1/2");
        assertEquals(List.of("e2e4 3", "d2d4 1"), moves(chess, 1, Position.start(Variant.CHESS)));
        assertEquals(List.of("c7c5 1"), moves(chess, 1, SmallBook.after(Variant.CHESS, "e4")), "e5 has only lost");
        assertEquals(List.of("d7d5 2", "g8f6 1"), moves(chess, 1, SmallBook.after(Variant.CHESS, "d4")));
    }

    @Test
    void aMoveMustHaveBeenPlayedInEnoughGames() {
        add(chess, "1. e4 e5 1/2-1/2  1. e4 c5 1/2-1/2  1. d4 d5 1-0");
        assertEquals(List.of("e2e4 2"), moves(chess, 2, Position.start(Variant.CHESS)));
        assertEquals(List.of(), chess.entries(3, 0));
    }

    @Test
    void aMoveMustHaveScoredEnough() {
        add(chess, "1. e4 1-0  1. e4 0-1  1. d4 1-0  1. d4 0-1  1. d4 0-1  1. c4 1/2-1/2");
        assertEquals(2, chess.entries(1, 50).size(), "half of the points for e4 and c4, a third for d4");
        assertEquals(3, chess.entries(1, 33).size());
    }

    @Test
    void transpositionsAreOnePosition() {
        add(chess, "1. e4 e5 2. Nf3 Nc6 1-0  1. Nf3 Nc6 2. e4 e5 3. Bb5 1-0  1. e4 e5 2. Nf3 Nc6 3. Bb5 1/2-1/2");
        assertEquals(List.of("f1b5 3"), moves(chess, 2, SmallBook.after(Variant.CHESS, "e4 e5 Nf3 Nc6")));
    }

    @Test
    void onlyTheBeginningOfAGameIsTaken() {
        BookBuilder two = new BookBuilder("games", Variant.CHESS, Variant.CHESS, 2);
        add(two, "1. e4 e5 2. Nonsense 1/2-1/2");
        assertEquals(2, two.entries(1, 0).size());
    }

    @Test
    void gamesOfOtherVariantsAndWithoutResultAreLeftOut() {
        BookBuilder crazyhouse = new BookBuilder("games", Variant.CRAZYHOUSE, Variant.CHESS, 100);
        add(crazyhouse, """
                [Variant "Crazyhouse"]

                1. e4 d5 2. exd5 Qxd5 3. P@e4 1-0

                [Variant "Atomic"]

                1. d4 1-0

                [Event "chess"]

                1. c4 1-0

                [Variant "crazyhouse"]

                1. b4 *

                [Variant "Crazyhouse960"]

                1. b4 1-0

                [Variant "From Position"]

                1. b4 1-0
                """);
        assertEquals(1, crazyhouse.games());
        assertEquals(
                Map.of(
                        new Omission("of Atomic", Optional.empty()), List.of(2),
                        new Omission("of chess", Optional.of(Variant.CHESS)), List.of(3, 6),
                        new Omission("without a result", Optional.empty()), List.of(4),
                        new Omission("of Crazyhouse960", Optional.empty()), List.of(5)),
                crazyhouse.omitted());
        assertEquals(List.of("e2e4 2"), moves(crazyhouse, 1, Position.start(Variant.CRAZYHOUSE)));
        assertEquals(List.of("P@e4 2"), moves(crazyhouse, 1, SmallBook.after(Variant.CRAZYHOUSE, "e4 d5 exd5 Qxd5")));
    }

    @Test
    void gamesThatStateNoVariantAreOfTheOneForThem() {
        BookBuilder crazyhouse = new BookBuilder("games", Variant.CRAZYHOUSE, Variant.CRAZYHOUSE, 100);
        add(crazyhouse, "1. e4 d5 2. exd5 Qxd5 3. P@e4 1-0");
        assertEquals(1, crazyhouse.games());
    }

    @Test
    void weightsBeyondSixteenBitsAreScaledDown() {
        add(10_000, "1. d4 1-0");
        add(30_000, "1. e4 1-0");
        add(chess, "1. c4 1/2-1/2");
        assertEquals(List.of("e2e4 60000", "d2d4 20000", "c2c4 1"), moves(chess, 1, Position.start(Variant.CHESS)));
        add(30_000, "1. e4 1-0");
        assertEquals(List.of("e2e4 65535", "d2d4 10922", "c2c4 1"), moves(chess, 1, Position.start(Variant.CHESS)));
    }

    @Test
    void aGameThatIsNotLegalIsNotTaken() {
        add(chess, "1. e4 1-0  1. d4 *");
        PgnException illegal = assertThrows(PgnException.class, () -> add(chess, "1. e4 e5 2. Ke3 1-0"));
        assertEquals("\"2. Ke3\" is not a legal move", illegal.getMessage());
        PgnException pass = assertThrows(PgnException.class, () -> add(chess, "1. c4 -- 2. d4 1-0"));
        assertEquals("\"1... --\" is not a move for a book", pass.getMessage());
        assertEquals(1, chess.games());
        assertEquals(List.of("e2e4 2"), moves(chess, 1, Position.start(Variant.CHESS)), "nothing of them is taken");
    }

    @Test
    void aGameMayBeginAnywhere() {
        add(chess, "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 1-0");
        assertEquals(1, chess.entries(1, 0).size());
        PgnException bad = assertThrows(PgnException.class, () -> add(chess, "[FEN \"8/8 w\"]\n\n1. e4 1-0"));
        assertEquals("the board has 2 ranks instead of 8: \"8/8\"", bad.getMessage());
    }

    @Test
    void numbersInARowAreARange() {
        assertEquals("1, 3-5, 9-10", BookBuilder.ranges(List.of(1, 3, 4, 5, 9, 10)));
        List<Integer> odd = IntStream.range(0, 500).mapToObj(i -> 2 * i + 1).toList();
        assertTrue(BookBuilder.ranges(odd).endsWith(", 37, 39, ..."), BookBuilder.ranges(odd));
    }
}
