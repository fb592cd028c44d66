package parachute.engine.variant;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import parachute.rules.board.Piece;
import parachute.rules.board.Variant;

/** The values of captured pieces. */
class PieceValuesTest {
    @Test
    void aPieceChangesSidesWhereThereAreDrops() {
        PieceValues values = new PieceValues(new int[] {100, 300, 310, 500, 900}, new int[] {50, 100, 110, 200, 400});
        assertArrayEquals(new int[] {0, 150, 400, 420, 700, 1_300, 0}, values.captured());
        assertArrayEquals(new int[] {0, 150, 350, 360, 550, 950, 0}, values.capturedPromoted());
    }

    @Test
    void withoutDropsAPromotedPieceIsWorthWhatItIs() {
        PieceValues chess = VariantProfile.of(Variant.CHESS).pieceValues();
        assertArrayEquals(chess.captured(), chess.capturedPromoted());
    }

    @Test
    void inEveryVariantAQueenIsWorthMoreThanARookAndAPawnLessThanAnythingElse() {
        for (Variant variant : Variant.values()) {
            int[] values = VariantProfile.of(variant).pieceValues().captured();
            assertEquals(0, values[Piece.KING]);
            assertTrue(values[Piece.QUEEN] > values[Piece.ROOK]);
            assertTrue(values[Piece.ROOK] > values[Piece.BISHOP]);
            assertTrue(values[Piece.BISHOP] >= values[Piece.KNIGHT]);
            assertTrue(values[Piece.KNIGHT] > values[Piece.PAWN]);
        }
    }
}
