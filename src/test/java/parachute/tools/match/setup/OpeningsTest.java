package parachute.tools.match.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.book.BookEntry;
import parachute.engine.book.BookFile;
import parachute.engine.book.BookMoveCode;
import parachute.engine.book.PolyglotKey;
import parachute.engine.eval.choice.Evaluation;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.MoveText;
import parachute.rules.notation.VariantName;
import parachute.tools.book.BookMaker;

/** Where games may begin. */
class OpeningsTest {
    @ParameterizedTest
    @EnumSource(Variant.class)
    void theBuiltInOpeningsAreManyAndNoTwoAreAlike(Variant variant) {
        Openings openings = Openings.builtIn(variant);
        Set<Long> keys = new HashSet<>();
        for (int i = 0; i < openings.size(); i++) {
            assertEquals(Outcome.ONGOING, Outcome.of(openings.get(i).position(variant)));
            keys.add(openings.get(i).position(variant).key());
        }
        assertTrue(openings.size() >= 100);
        assertEquals(openings.size(), keys.size());
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void everyStartPositionOfChess960IsAnOpening(Variant variant) {
        Openings openings = Openings.startPositions(variant);
        assertEquals(960, openings.size());
        Set<Long> keys = new HashSet<>();
        for (int i = 0; i < openings.size(); i++) {
            keys.add(openings.get(i).position(variant).key());
        }
        assertEquals(960, keys.size());
        assertTrue(keys.contains(Position.start(variant).key()));
        assertEquals(openings.get(3), Openings.startPositions(variant).get(3), "in the same order every time");
    }

    @Test
    void pgnOpeningsAreCutAfterSomePlies() {
        String pgn = "[Event \"x\"]\n\n1. e4 {best} e5 (1... c5) 2. Nf3 $1 Nc6 3.Bb5 a6 1-0\n\n1. d4 *\n";
        Openings openings = Openings.parse(pgn, "x.pgn", Variant.CHESS, 4);
        assertEquals(2, openings.size());
        assertEquals(4, openings.get(0).moves().size());
        assertEquals(1, openings.get(1).moves().size());
        assertEquals(openings.get(0), openings.get(2), "they begin anew");
    }

    @Test
    void aDamagedGameIsNamedWithItsPlace() {
        String pgn = "[Event \"1\"]\n\n1. e4 {never closed *\n\n[Event \"2\"]\n\n1. d4 *\n";
        UserException e = assertThrows(UserException.class, () -> Openings.parse(pgn, "x.pgn", Variant.CHESS, 0));
        assertEquals("x.pgn game 1 (line 1): line 3: a comment that is not closed", e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "ISO-8859-1"})
    void filesMayBeInTheCharactersOfPgnsStandard(Charset charset, @TempDir Path folder) throws IOException {
        String pgn = "[White \"Müller\"]\n\n1. e4 {schön} e5 1-0\n";
        Path games = Files.write(folder.resolve("games.pgn"), pgn.getBytes(charset));
        assertEquals(2, read(games, 0).get(0).moves().size());
        String epd = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id \"schön\";\n";
        Path positions = Files.write(folder.resolve("positions.epd"), epd.getBytes(charset));
        assertTrue(read(positions, 0).get(0).fen().isPresent());
    }

    @Test
    void aFileMayStateItsVariant(@TempDir Path folder) throws IOException {
        Path games = Files.writeString(folder.resolve("games.pgn"), "1. e4 *\n\n[Variant \"Crazyhouse\"]\n\n1. d4 *\n");
        assertEquals(Optional.of(Variant.CRAZYHOUSE), Openings.stated(games));
        assertEquals(
                games + " game 2 (line 3): this is crazyhouse, but chess is expected",
                assertThrows(UserException.class, () -> read(games, 0)).getMessage());
        Path positions = Files.writeString(folder.resolve("positions.epd"), "# none\n4k3/8/8/8/8/8/8/3RK3 w - -\n");
        assertEquals(Optional.empty(), Openings.stated(positions));
        Path moves = Files.writeString(folder.resolve("moves.book"), "e4 e5 Nf3\n");
        assertEquals(Optional.empty(), Openings.stated(moves));
    }

    @Test
    void anEpdHasOperationsWhereAFenHasCounters() {
        String board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq -";
        Openings openings =
                Openings.parse(board + " bm e4; id \"1\";\n\n" + board + " 3 7\n", "x.epd", Variant.CRAZYHOUSE, 0);
        assertEquals(Optional.of(board + " 0 1"), openings.get(0).fen());
        assertEquals(Optional.of(board + " 3 7"), openings.get(1).fen());
    }

    @Test
    void theCountersOfAnEpdAreOperations() {
        String board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
        Openings openings = Openings.parse(board + " hmvc 12; fmvn 34;", "x.epd", Variant.CHESS, 0);
        assertEquals(12, openings.get(0).position(Variant.CHESS).halfmoveClock());
        assertEquals(34, openings.get(0).position(Variant.CHESS).fullmoveNumber());
    }

    @Test
    void aByteOrderMarkIsSkipped(@TempDir Path folder) throws IOException {
        Path positions = Files.writeString(folder.resolve("x.epd"), "\uFEFF# one\n4k3/8/8/8/8/8/8/3RK3 w - -\n");
        assertEquals(1, read(positions, 0).size());
        Path moves = Files.writeString(folder.resolve("x.book"), "\uFEFFe4 e5\n");
        assertEquals(2, read(moves, 0).get(0).moves().size());
    }

    @ParameterizedTest
    @CsvSource({
        "chess,    4k3/8/8/8/8/8/8/4K1R1 w G - 0 1, K", // the file of the rook is of Chess960
        "chess960, 4k3/8/8/8/8/8/8/4K1R1 w K - 0 1, K",
        "chess,    4k3/8/8/8/8/8/8/4K1R1 w K - 0 1, -",
    })
    void castlingFromOtherSquaresIsOfChess960(String variant, String fen, String rights, @TempDir Path folder)
            throws IOException {
        Path file = Files.writeString(folder.resolve("x.epd"), fen);
        List<String> warnings = new ArrayList<>();
        Openings openings = Openings.read(file, VariantName.parse(variant), 0, warnings::add);
        assertEquals(rights, openings.get(0).fen().get().split(" ")[2]);
        assertEquals(
                rights.equals("-")
                        ? List.of(
                                file + " line 1: castling right K is dropped: in chess king and rook castle from their"
                                        + " home squares")
                        : List.of(),
                warnings);
    }

    @Test
    void theTagOfAGameDeclaresChess960(@TempDir Path folder) throws IOException {
        String fen = "[FEN \"4k3/8/8/8/8/8/8/4K1R1 w K - 0 1\"]\n\nO-O *\n";
        Path file = Files.writeString(folder.resolve("x.pgn"), "[Variant \"Chess960\"]\n" + fen);
        assertEquals(1, read(file, 0).get(0).moves().size());
        Files.writeString(file, fen);
        assertThrows(UserException.class, () -> read(file, 0));
    }

    @Test
    void whatIsNoOpeningIsNamedWithItsPlace() {
        UserException e = assertThrows(
                UserException.class, () -> Openings.parse("e2e4\ne2e4 e2e4\n", "my.book", Variant.CHESS, 0));
        assertEquals(
                "my.book line 2: expected a legal move in rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1,"
                        + " not \"e2e4\"",
                e.getMessage());
        assertThrows(UserException.class, () -> Openings.parse("\n", "x", Variant.CHESS, 0));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            x.pgn  | 1. f3 e5 2. g4 Qh4# 0-1        | x.pgn game 1 (line 1): the game is over (Black mates); --plies N takes its first moves
            x.book | f2f3 e7e5 g2g4 d8h4            | x.book line 1: the game is over (Black mates)
            x.epd  | 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1 | x.epd line 1: the game is over (Stalemate)
            """)
    void aGameThatIsOverIsNotAnOpening(String name, String text, String message) {
        UserException e = assertThrows(UserException.class, () -> Openings.parse(text, name, Variant.CHESS, 0));
        assertEquals(message, e.getMessage());
    }

    @Test
    void theLinesOfAPolyglotBookAreOpeningsWithoutRepetition(@TempDir Path folder) throws IOException {
        Position position = Position.start(Variant.CHESS);
        List<BookEntry> entries = new ArrayList<>(List.of(entry(position, "e2e4", 2), entry(position, "d2d4", 1)));
        position.make(MoveText.parse(position, "e2e4"));
        entries.add(entry(position, "e7e5", 1));
        entries.sort((one, other) -> Long.compareUnsigned(one.key(), other.key()));
        Path file = Files.write(folder.resolve("small.bin"), BookFile.format(entries));
        Openings openings = read(file, 0);
        assertEquals(2, openings.size());
        assertEquals(
                Set.of(1, 2),
                Set.of(openings.get(0).moves().size(), openings.get(1).moves().size()));
        assertEquals(1, read(file, 1).get(0).moves().size());
        assertEquals(openings.get(1), read(file, 0).get(1), "in the same order every time");
    }

    private static Openings read(Path file, int plies) {
        return Openings.read(file, VariantName.DEFAULT, plies, warning -> {});
    }

    private static BookEntry entry(Position position, String move, int weight) {
        int code = BookMoveCode.encode(position, MoveText.parse(position, move));
        return new BookEntry(PolyglotKey.of(position), code, weight);
    }

    @Test
    void openingsMayBeginWithALaterOne() {
        Openings three = Openings.parse("a2a3\nb2b3\nc2c3", "x.book", Variant.CHESS, 0);
        assertEquals(three.get(1), three.from(2).get(0));
        assertEquals(three.get(0), three.from(2).get(2));
        assertEquals(three.get(0), three.from(4).get(0));
    }

    @Test
    void theSameSeedMakesTheSameOpeningsAndTheSameOrder() {
        List<String> first = make(7);
        assertEquals(first, make(7));
        assertTrue(!first.equals(make(8)));
        Openings built = Openings.builtIn(Variant.CHESS);
        assertEquals(built.shuffled(3).get(5), built.shuffled(3).get(5));
    }

    private static List<String> make(long seed) {
        List<String> lines = new ArrayList<>();
        new BookMaker(Variant.CRAZYHOUSE, seed, 200, Evaluation.DEFAULT).make(3, lines::add);
        return lines;
    }
}
