package parachute.engine.book;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

/** Moves as stored in a book's entries. */
class BookMoveCodeTest {
    private static final String CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R";
    private static final String HANDS = "4k3/8/8/8/8/8/8/4K3[PNBRQ] w - - 0 1";

    /** Returns the code of origin, destination and promotion piece, as the format defines it. */
    private static int code(String from, String to, int promotion) {
        return promotion << 12 | index(from) << 6 | index(to);
    }

    private static int index(String square) {
        return 8 * (square.charAt(1) - '1') + square.charAt(0) - 'a';
    }

    private static String decode(Position position, int code) {
        return CoordinateMove.format(BookMoveCode.decode(position, code));
    }

    private static void assertCoded(Position position, String move, int code) {
        assertEquals(code, BookMoveCode.encode(position, CoordinateMove.parse(position, move)));
        assertEquals(move, decode(position, code));
    }

    @Test
    void aMoveHasItsOriginAndDestination() {
        assertCoded(Position.start(Variant.CHESS), "g1f3", code("g1", "f3", 0));
    }

    @Test
    void inChess960ItsRookIsWhereTheGameHasIt() {
        Position position = Fen.parse("4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1", Variant.CHESS);
        for (String rook : List.of("g1", "b1")) {
            int castling = CoordinateMove.parse(position, "f1" + rook);
            assertEquals(code("f1", rook, 0), BookMoveCode.encode(position, castling));
            assertEquals(castling, BookMoveCode.decode(position, code("f1", rook, 0)));
        }
    }

    @ParameterizedTest
    @CsvSource({"w,e1g1,e1,h1", "w,e1c1,e1,a1", "b,e8g8,e8,h8", "b,e8c8,e8,a8"})
    void castlingIsTheKingsMoveToItsRook(String side, String move, String king, String rook) {
        Position position = Fen.parse(CASTLING + " " + side + " KQkq - 0 1", Variant.CHESS);
        assertCoded(position, move, code(king, rook, 0));
        assertEquals(move, decode(position, code(king, move.substring(2), 0)), "or to where it ends");
    }

    @Test
    void aRookMayGoWhereCastlingWouldBeWritten() {
        assertCoded(Fen.parse("k7/8/8/8/8/8/K7/4R3 w - - 0 1", Variant.CHESS), "e1h1", code("e1", "h1", 0));
    }

    @ParameterizedTest
    @CsvSource({"n,1", "b,2", "r,3", "q,4"})
    void promotionsAreNumberedFromTheKnight(String piece, int number) {
        Position position = Fen.parse("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", Variant.CHESS);
        assertCoded(position, "a7a8" + piece, code("a7", "a8", number));
    }

    @ParameterizedTest
    @CsvSource({"P,0", "N,1", "B,2", "R,3", "Q,4"})
    void aDropHasItsSquareTwiceAndThePieceWherePromotionsHaveIt(String piece, int number) {
        assertCoded(Fen.parse(HANDS, Variant.CRAZYHOUSE), piece + "@d5", code("d5", "d5", number));
    }

    @ParameterizedTest
    @CsvSource({"P,16", "N,14", "B,2", "R,18", "Q,17"})
    void xboardWritesADropWithTheLetterOfThePieceAsOrigin(String piece, int letter) {
        int code = 9 << 12 | letter << 6 | index("d5");
        assertEquals(piece + "@d5", decode(Fen.parse(HANDS, Variant.CRAZYHOUSE), code));
    }

    @ParameterizedTest
    @CsvSource({
        "e2,e5,0", // too far
        "e4,e5,0", // an empty square
        "e7,e5,0", // the other side's pawn
        "e1,h1,0", // castling through pieces
        "d5,d5,1", // a drop from an empty hand
        "e2,e4,4", // a promotion before the last rank
        "a7,a8,5", // a promotion to king
        "d5,d5,5", // a king dropped
        "d5,d5,15",
        "e2,e4,9" // a drop of no piece by XBoard's code
    })
    void illegalMovesAreRejected(String from, String to, int promotion) {
        assertEquals("0000", decode(Position.start(Variant.CRAZYHOUSE), code(from, to, promotion)));
    }
}
