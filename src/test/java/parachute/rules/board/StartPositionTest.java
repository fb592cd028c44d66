package parachute.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.rules.notation.Fen;

/** The start positions of Chess960. */
class StartPositionTest {
    private static String backRank(Position position) {
        StringBuilder pieces = new StringBuilder();
        for (int file = 0; file < 8; file++) {
            pieces.append(Piece.letter(position.pieceAt(Square.of(file, 0))));
        }
        return pieces.toString();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "0, BBQNNRKR",
        "1, BQNBNRKR",
        "4, QBBNNRKR",
        "15, QNNRKRBB",
        "16, BBNQNRKR",
        "518, RNBQKBNR",
        "534, RNBKQBNR",
        "692, RBBQKNNR",
        "959, RKRNNQBB"
    })
    void theNumberDeterminesThePlacesOfThePieces(int number, String pieces) {
        assertEquals(pieces, backRank(StartPosition.of(Variant.CHESS, number)));
    }

    @ParameterizedTest
    @EnumSource
    void number518IsTheStartPositionOfChess(Variant variant) {
        assertEquals(
                Fen.format(Position.start(variant)), Fen.format(StartPosition.of(variant, StartPosition.STANDARD)));
        assertTrue(Position.start(variant).castlingSquares().isStandard());
    }

    @Test
    void eachIsAnother() {
        Set<String> seen = new HashSet<>();
        for (int number = 0; number < StartPosition.COUNT; number++) {
            seen.add(backRank(StartPosition.of(Variant.CHESS, number)));
        }
        assertEquals(960, seen.size());
    }

    @Test
    void bishopsStandOnBothColoursAndTheKingBetweenItsRooks() {
        for (int number = 0; number < StartPosition.COUNT; number++) {
            String pieces = backRank(StartPosition.of(Variant.CHESS, number));
            int bishops = pieces.indexOf('B') + pieces.lastIndexOf('B');
            assertEquals(1, bishops % 2, pieces);
            int king = pieces.indexOf('K');
            assertTrue(pieces.indexOf('R') < king && king < pieces.lastIndexOf('R'), pieces);
        }
    }

    @ParameterizedTest
    @EnumSource
    void bothSidesMayCastleBothWays(Variant variant) {
        for (int number = 0; number < StartPosition.COUNT; number++) {
            Position position = StartPosition.of(variant, number);
            assertEquals(CastlingRights.ALL, position.castlingRights());
            assertEquals(
                    position.pieces(Side.WHITE, Piece.ROOK) | position.pieces(Side.BLACK, Piece.ROOK),
                    position.castlingSquares().rooks(CastlingRights.ALL));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 960})
    void thereAreNoOthers(int number) {
        assertThrows(IllegalArgumentException.class, () -> StartPosition.of(Variant.CHESS, number));
    }
}
