package parachute.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.CastlingRights;
import parachute.rules.board.EnPassant;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomGame;

/** Reading and writing Unicode boards. */
class UnicodeBoardTest {
    private static final String START = """
            8 ♜♞♝♛♚♝♞♜ [♛♚]
            7 ♟♟♟♟♟♟♟♟
            6 ........
            5 ........
            4 ........
            3 ........
            2 ♙♙♙♙♙♙♙♙
            1 ♖♘♗♕♔♗♘♖ [♕♔]☚
              abcdefgh""".replace('.', ' ');

    private static final String START_FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    // ---- writing --------------------------------------------------------------------------------------------------

    @Test
    void theStartPositionIsWrittenWithAllSpaces() {
        assertEquals(START, UnicodeBoard.format(Position.start(Variant.CHESS)));
    }

    @Test
    void whitesDoubleStepIsWrittenInRowOneEvenIfNoCaptureIsPossible() {
        Position position = Position.start(Variant.CHESS);
        position.make(MoveText.parse(position, "e2e4"));
        assertEquals("""
                8 ♜♞♝♛♚♝♞♜ [♛♚]☚
                7 ♟♟♟♟♟♟♟♟
                6 ........
                5 ........
                4 ....♙...
                3 ........
                2 ♙♙♙♙.♙♙♙
                1 ♖♘♗♕♔♗♘♖ [♕♔e3]
                  abcdefgh""".replace('.', ' '), UnicodeBoard.format(position));
    }

    @Test
    void blacksDoubleStepIsNotedInRowEight() {
        Position position = Position.start(Variant.CHESS);
        position.make(MoveText.parse(position, "a2a3"));
        position.make(MoveText.parse(position, "b7b5"));
        assertEquals("""
                8 ♜♞♝♛♚♝♞♜ [♛♚b6]
                7 ♟.♟♟♟♟♟♟
                6 ........
                5 .♟......
                4 ........
                3 ♙.......
                2 .♙♙♙♙♙♙♙
                1 ♖♘♗♕♔♗♘♖ [♕♔]☚
                  abcdefgh""".replace('.', ' '), UnicodeBoard.format(position));
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvFileSource(resources = "unicode-rights.csv", numLinesToSkip = 1)
    void aLostRightLeavesASpace(String rule, String fen, String rowEight, String rowOne) {
        String board = UnicodeBoard.format(Fen.parse(fen, Variant.CHESS));
        String[] lines = board.split("\n");
        assertEquals(rowEight, lines[0].substring(10));
        assertEquals(rowOne, lines[7].substring(10));
    }

    @Property(tries = 60)
    void readingWhatWasWrittenGivesThePosition(long seed, @IntRange(max = 200) int plies) {
        RandomGame.playFromStart(Variant.CHESS, seed, plies, position -> {
            String board = UnicodeBoard.format(position);
            Position read = UnicodeBoard.parse(board);
            assertEquals(board, UnicodeBoard.format(read));
            assertEquals(position.key(), read.key());
            assertEquals(position.enPassantSquare(), read.enPassantSquare());
        });
    }

    @Property(tries = 30)
    void rowEndsThatWereCutOffAreReadAllTheSame(long seed, @IntRange(max = 200) int plies) {
        RandomGame.playFromStart(Variant.CHESS, seed, plies, position -> {
            String trimmed = UnicodeBoard.format(position).replaceAll(" +\n", "\n");
            assertEquals(position.key(), UnicodeBoard.parse(trimmed).key());
        });
    }

    // ---- reading --------------------------------------------------------------------------------------------------

    @Test
    void readsTheStartPosition() {
        assertEquals(START_FEN, readAsFen(START));
    }

    @Test
    void acceptsEmptyRowsCutOffAfterTheirNumber() {
        assertEquals(START_FEN, readAsFen(START.replaceAll(" +\n", "\n")));
    }

    @Test
    void acceptsAFinalLineEnd() {
        assertEquals(START_FEN, readAsFen(START + "\n"));
        assertEquals(START_FEN, readAsFen(START + "\n\n  \n"));
    }

    @Test
    void acceptsCarriageReturns() {
        assertEquals(START_FEN, readAsFen(START.replace("\n", "\r\n") + "\r\n"));
    }

    @Test
    void acceptsAByteOrderMarkAndEmptyLinesBefore() {
        assertEquals(START_FEN, readAsFen("\uFEFF\n  \n" + START));
    }

    @Test
    void acceptsVariationSelectorsAfterAnySymbol() {
        assertEquals(START_FEN, readAsFen(START.replace("♟", "♟\uFE0E").replace("♔", "♔\uFE0F")));
    }

    @Test
    void acceptsTheSpacesOfAWebPage() {
        assertEquals(START_FEN, readAsFen(START.replace(' ', '\u00A0')));
    }

    @Test
    void acceptsABoardWithoutTheNamesOfTheFiles() {
        assertEquals(START_FEN, readAsFen(START.replace("\n  abcdefgh", "")));
    }

    @Test
    void acceptsSpacesAtLineEnds() {
        assertEquals(START_FEN, readAsFen(START.replace("\n", "   \n") + "  "));
    }

    @Test
    void withoutAHandWhiteIsToMove() {
        assertEquals(Side.WHITE, UnicodeBoard.parse(START.replace("☚", "")).sideToMove());
    }

    @Test
    void theHandAtRowEightMeansBlack() {
        String black = START.replace("☚", "").replace("[♛♚]", "[♛♚]☚");
        assertEquals(Side.BLACK, UnicodeBoard.parse(black).sideToMove());
    }

    @Test
    void bracketsWithoutSpacesGiveRightsBySymbol() {
        assertEquals(
                CastlingRights.WHITE_KING | CastlingRights.BLACK_QUEEN,
                UnicodeBoard.parse(START.replace("[♛♚]", "[♛]").replace("[♕♔]", "[♔]"))
                        .castlingRights());
        assertEquals(
                CastlingRights.NONE,
                UnicodeBoard.parse(START.replace("[♛♚]", "[]").replace("[♕♔]", "[]"))
                        .castlingRights());
    }

    @Test
    void theOrderInTheBracketsDoesNotMatter() {
        assertEquals(
                CastlingRights.ALL,
                UnicodeBoard.parse(START.replace("[♛♚]", "[♚♛]")).castlingRights());
    }

    @Test
    void aSkippedSquareIsReadWithAndWithoutRightsBeforeIt() {
        String afterE4 = UnicodeBoard.format(
                Fen.parse("rnbqkbnr/pppp1ppp/8/8/3pP3/8/PPP2PPP/RNBQKBNR b KQkq e3 0 1", Variant.CHESS));
        for (String brackets : new String[] {"[♕♔e3]", "[e3]", "[  e3]", "[♔e3]"}) {
            Position position = UnicodeBoard.parse(afterE4.replace("[♕♔e3]", brackets));
            assertEquals("e3", parachute.rules.board.Square.name(position.enPassantSquare()));
            assertEquals(true, EnPassant.isPossible(position));
        }
    }

    @Test
    void whatTheBracketsHoldAndCannotBeIsNamed() {
        String afterE4 = UnicodeBoard.format(
                Fen.parse("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBN1 b Qkq e3 0 1", Variant.CHESS));
        assertEquals("", UnicodeBoard.read(afterE4).problem());
        assertEquals(
                "the castling right ♔ is ignored: White lacks the king or this rook on its first square",
                UnicodeBoard.read(afterE4.replace("[♕ e3]", "[♕♔e3]")).problem());
        assertEquals(
                "the skipped square e3 belongs in the brackets of White",
                UnicodeBoard.read(afterE4.replace("[♕ e3]", "[♕ ]").replace("[♛♚]", "[♛♚e3]"))
                        .problem());
        String ofWhite = afterE4.replace("☚", "").replace("[♕ e3]", "[♕ e3]☚");
        assertEquals(
                "the skipped square e3 is ignored: no pawn of Black can have skipped it just now",
                UnicodeBoard.read(ofWhite).problem());
        assertEquals(
                "the castling right ♔ is ignored: White lacks the king or this rook on its first square; the skipped square d3 is ignored:"
                        + " no pawn of White can have skipped it just now",
                UnicodeBoard.read(afterE4.replace("[♕ e3]", "[♕♔d3]")).problem());
    }

    // ---- errors ---------------------------------------------------------------------------------------------------

    @Test
    void emptyInputIsNamed() {
        assertFault("the input is empty, expected a board", "");
        assertFault("the input is empty, expected a board", " \n\r\n  ");
    }

    @Test
    void aNinthRowIsNamed() {
        assertFault("line 1: found row 9 where row 8 belongs", "9         \n" + START);
        assertFault("line 1: found row 0 where row 8 belongs", START.replace("8 ", "0 "));
        assertFault("line 5: found row 5 where row 4 belongs", START.replace("\n4 ", "\n5         \n4 "));
        assertFault("line 9: the board continues after row 1", START.replace("\n  a", "\n0 \n  a"));
    }

    @Test
    void aMissingRowIsNamed() {
        assertFault("line 4: found row 4 where row 5 belongs", START.replace("5         \n", ""));
        assertFault("the board ends before row 7", "8 ♜♞♝♛♚♝♞♜ [♛♚]\n");
    }

    @Test
    void aNinthSquareIsNamed() {
        assertFault("line 2: row 7 has more than 8 squares", START.replace("7 ♟", "7 ♟♟"));
    }

    @Test
    void twoWhiteKingsAreNamed() {
        assertFault("White has 2 kings, on d1 e1", START.replace("♖♘♗♕", "♖♘♗♔"));
    }

    @Test
    void aMissingKingIsNamed() {
        assertFault("Black has no king", START.replace("♛♚♝", "♛ ♝"));
    }

    @Test
    void aPawnOnTheFirstRowIsNamed() {
        assertFault("a pawn stands on h1", START.replace("♘♖ [♕", "♘♙ [♕"));
    }

    @Test
    void anUnknownCharacterIsNamed() {
        assertFault(
                "line 3: unexpected character 'x' (U+0078) in the squares of row 6", START.replace("\n6 ", "\n6 x"));
        assertFault(
                "line 3: unexpected character '♠' (U+2660) in the squares of row 6", START.replace("\n6 ", "\n6 ♠"));
        assertFault(
                "line 3: unexpected character '♓' (U+2653) in the squares of row 6", START.replace("\n6 ", "\n6 ♓"));
        assertFault("line 8: unexpected character '♛' (U+265B) in the brackets of White", START.replace("♕♔]", "♛♔]"));
        assertFault("line 8: unexpected character 'w' (U+0077) in the end of the line", START.replace("☚", "w"));
        assertFault(
                "line 2: unexpected character '[' (U+005B) in the squares of row 7", START.replace("♟\n", "♟ []\n"));
    }

    @Test
    void bracketsLeftOpenAreNamed() {
        assertFault("line 8: the brackets of White are not closed by ]", START.replace("♔]☚", "♔"));
    }

    @Test
    void twoHandsAreNamed() {
        assertFault("line 8: a second hand: only one side can be to move", START.replace("[♛♚]", "[♛♚]☚"));
    }

    @Test
    void binaryInputIsNamed() {
        assertFault("line 1: unexpected character (U+0000) in the number of row 8", "\0\1\2");
        assertFault("line 1: the input is not UTF-8 text in the number of row 8", "\uFFFD\uFFFD");
    }

    @Test
    void aKingThatCouldBeTakenIsNamed() {
        assertFault(
                "White is to move and could capture the king on e8",
                UnicodeBoard.format(Fen.parse("4k3/8/8/8/8/8/8/4RK2 b - - 0 1", Variant.CHESS))
                        .replace("☚", ""));
    }

    @Property(tries = 500)
    void anyOtherTextIsAnErrorOfOneLine(String text) {
        UnicodeBoardException error = assertThrows(UnicodeBoardException.class, () -> UnicodeBoard.parse("8" + text));
        assertEquals(1, error.getMessage().lines().count());
    }

    private static void assertFault(String message, String board) {
        UnicodeBoardException error = assertThrows(UnicodeBoardException.class, () -> UnicodeBoard.parse(board));
        assertEquals(message, error.getMessage());
    }

    private static String readAsFen(String board) {
        return Fen.format(UnicodeBoard.parse(board));
    }
}
