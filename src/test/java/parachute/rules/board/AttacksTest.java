package parachute.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.property.Property;

/** The geometry of the board, from tables, against files and ranks. */
class AttacksTest {
    @Test
    void theSquaresBetweenTwoAreReachedByTheStepFromOneToTheOther() {
        for (int i = 0; i < 64; i++) {
            for (int j = 0; j < 64; j++) {
                int from = Square.fromIndex(i);
                int to = Square.fromIndex(j);
                int files = Square.file(to) - Square.file(from);
                int ranks = Square.rank(to) - Square.rank(from);
                boolean isLine = files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks);
                int step = isLine ? Integer.signum(files) + Square.UP * Integer.signum(ranks) : 0;
                long between = 0;
                for (int square = from + step; step != 0 && square != to; square += step) {
                    between |= Square.bit(square);
                }
                assertEquals(step, Attacks.step(from, to));
                assertEquals(Square.names(between), Square.names(Attacks.between(from, to)));
            }
        }
    }

    @ParameterizedTest(name = "{0} {1} {2}: {3}")
    @CsvSource({
        "a1, c3, h8, true",
        "c3, a1, h8, true",
        "h8, c3, a1, true",
        "d4, d1, d8, true",
        "d4, d8, d5, true",
        "d4, a4, h4, true",
        "d4, g1, a7, true",
        "d4, d8, e5, false",
        "d4, d8, a4, false",
        "d4, e6, f8, false"
    })
    void threeSquaresAreAlignedOnARankAFileOrADiagonal(String a, String b, String c, boolean aligned) {
        assertEquals(aligned, Attacks.aligned(Square.parse(a, 0), Square.parse(b, 0), Square.parse(c, 0)));
    }

    @Property(tries = 500)
    void manyPawnsAttackWhatEachOfThemAttacks(long pawns) {
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            long attacks = 0;
            for (long rest = pawns; rest != 0; rest &= rest - 1) {
                attacks |= Attacks.pawn(side, Square.first(rest));
            }
            assertEquals(Square.names(attacks), Square.names(Attacks.pawns(side, pawns)));
        }
    }

    @Property(tries = 500)
    void manyKnightsBishopsAndRooksAttackWhatEachOfThemAttacks(long set, long others) {
        long occupied = set & ~others | others & ~set;
        assertEquals(attacked(Piece.KNIGHT, set, occupied), Square.names(Attacks.knights(set)));
        assertEquals(attacked(Piece.BISHOP, set, occupied), Square.names(Attacks.bishops(set, occupied)));
        assertEquals(attacked(Piece.ROOK, set, occupied), Square.names(Attacks.rooks(set, occupied)));
    }

    private static String attacked(int kind, long set, long occupied) {
        long attacks = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            attacks |= Attacks.of(kind, Square.first(rest), occupied);
        }
        return Square.names(attacks);
    }

    @ParameterizedTest(name = "{0} on {1}: {2}")
    @CsvSource({
        "N, a1, c2 b3",
        "N, e4, d2 f2 c3 g3 c5 g5 d6 f6",
        "K, h8, g7 h7 g8",
        "B, b2, a1 c1 a3 c3 d4 e5",
        "R, b2, b1 a2 c2 d2 e2 f2 g2 h2 b3 b4",
        "Q, b2, a1 b1 c1 a2 c2 d2 e2 f2 g2 h2 a3 b3 c3 b4 d4 e5"
    })
    void aPieceAttacksUpToTheFirstOneInItsWay(char letter, String origin, String squares) {
        long occupied = Square.bit(Square.of(4, 4)) | Square.bit(Square.of(1, 3)) | Square.bit(Square.of(6, 6));
        int kind = Piece.kind(Piece.fromLetter(letter));
        assertEquals(squares, Square.names(Attacks.of(kind, Square.parse(origin, 0), occupied)));
    }

    @ParameterizedTest
    @ValueSource(ints = {Piece.NONE, Piece.PAWN, Piece.KING + 1})
    void onlyPiecesFromKnightToKingHaveOneSetForBothSides(int kind) {
        assertThrows(IllegalArgumentException.class, () -> Attacks.of(kind, Square.E1, 0));
    }
}
