package parachute.rules.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.notation.San;

/** Castling from any squares on which king and rook start. */
class CastlingTest {
    private static Set<String> castlings(Position position) {
        Set<String> names = new TreeSet<>();
        for (int move : LegalMoves.of(position).toList()) {
            if (Move.isCastling(move)) {
                names.add(San.castling(move));
            }
        }
        return names;
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "castling.csv", numLinesToSkip = 1)
    void castlingIsLegalWhereTheRulesLetIt(String rule, String fen, String legal) {
        Position position = Fen.parse(fen, Variant.CHESS);
        assertEquals(legal.isEmpty() ? Set.of() : new TreeSet<>(Set.of(legal.split(" "))), castlings(position));
    }

    @ParameterizedTest(name = "{1} in {0}")
    @CsvSource({
        "5k2/8/8/8/8/8/8/5KR1 w G - 0 1,  O-O,   5k2/8/8/8/8/8/8/5RK1 b - - 1 1", // they change places
        "5k2/8/8/8/8/8/8/6KR w H - 0 1,   O-O,   5k2/8/8/8/8/8/8/5RK1 b - - 1 1", // the king stays
        "6k1/8/8/8/8/8/8/4KR2 w F - 0 1,  O-O,   6k1/8/8/8/8/8/8/5RK1 b - - 1 1", // the rook stays
        "5k2/8/8/8/8/8/8/1K5R w H - 0 1,  O-O,   5k2/8/8/8/8/8/8/5RK1 b - - 1 1",
        "5k2/8/8/8/8/8/8/RK6 w A - 0 1,   O-O-O, 5k2/8/8/8/8/8/8/2KR4 b - - 1 1",
        "5k2/8/8/8/8/8/8/2RK4 w C - 0 1,  O-O-O, 5k2/8/8/8/8/8/8/2KR4 b - - 1 1",
        "r5k1/8/8/8/8/8/8/R5KR b a - 0 1, O-O-O, 2kr4/8/8/8/8/8/8/R5KR w - - 1 2",
        "r5k1/8/8/8/8/8/8/R5KR w HAa - 0 1, O-O, r5k1/8/8/8/8/8/8/R4RK1 b q - 1 1",
    })
    void kingAndRookArriveOnTheSameSquaresAsInChess(String fen, String san, String after) {
        Position position = Fen.parse(fen, Variant.CHESS);
        int move = San.parse(position, san);
        assertTrue(Move.isCastling(move), san);
        position.make(move);
        assertEquals(after, Fen.format(position));
        position.unmake();
        assertEquals(Fen.format(Fen.parse(fen, Variant.CHESS)), Fen.format(position));
    }

    @ParameterizedTest(name = "{1} in {0}")
    @CsvSource({
        "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1, Rg2,  1r2k1r1/8/8/8/8/8/6R1/1R2K3 b Qkq - 1 1",
        "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1, Rxb8, 1R2k1r1/8/8/8/8/8/8/4K1R1 b Kk - 0 1", // the captured one too
        "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1, Kd2,  1r2k1r1/8/8/8/8/8/3K4/1R4R1 b kq - 1 1",
        "1k6/8/8/8/8/8/8/R1R1K3 w C - 0 1,         Ra2,  1k6/8/8/8/8/8/R7/2R1K3 b Q - 1 1",
        "1k6/8/8/8/8/8/8/R1R1K3 w C - 0 1,         Rc2,  1k6/8/8/8/8/8/2R5/R3K3 b - - 1 1",
    })
    void aMoveOfKingOrRookLosesItsRightsAndNoOthers(String fen, String san, String after) {
        Position position = Fen.parse(fen, Variant.CHESS);
        position.make(San.parse(position, san));
        assertEquals(after, Fen.format(position));
    }
}
