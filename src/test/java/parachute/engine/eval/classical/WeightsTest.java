package parachute.engine.eval.classical;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Piece;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;

/** The weights as the terms read them, created from the table that people read. */
class WeightsTest {
    private static Weights with(String row, String values) {
        String text = WeightTable.of(Variant.CRAZYHOUSE).format();
        return new Weights(WeightTable.parse(text.replaceFirst("(?m)^" + row + "( =|:) .*", row + "$1 " + values)));
    }

    private static int square(String name) {
        return Square.parse(name, 0);
    }

    @Test
    void mobilityIsZeroForTheUsualNumberOfSquaresAndGrowsWithTheSquareRoot() {
        String text = WeightTable.of(Variant.CHESS)
                .format()
                .replaceFirst("(?m)^usual mobility = .*", "usual mobility = 4 9 1 16")
                .replaceFirst("(?m)^mobility: .*", "mobility: 10 20 30 -40 | 50 -60 70 80");
        int[][] mobility = new Weights(WeightTable.parse(text)).mobility;
        assertEquals(Tapered.of(-20, -100), mobility[Piece.KNIGHT][0]);
        assertEquals(Tapered.of(-10, -50), mobility[Piece.KNIGHT][1]);
        assertEquals(0, mobility[Piece.KNIGHT][4]);
        assertEquals(Tapered.of(2, 12), mobility[Piece.KNIGHT][5]); // 0.236 of the factor
        assertEquals(Tapered.of(40, -120), mobility[Piece.BISHOP][25]);
        assertEquals(Tapered.of(60, 140), mobility[Piece.ROOK][9]);
        assertEquals(Tapered.of(-40, 80), mobility[Piece.QUEEN][25]);
        assertEquals(28, mobility[Piece.QUEEN].length, "a queen attacks at most 27 squares");
    }

    @ParameterizedTest
    @CsvSource({"pawn, 1", "knight, 2", "bishop, 3", "rook, 4", "queen, 5", "king, 6"})
    void aSquareIsWorthItsRankAndItsFileMirroredForTheOtherSide(String name, int kind) {
        Weights weights = with(name + " rank", "1 2 3 4 5 6 7 8 | 10 20 30 40 50 60 70 80");
        int value = weights.pieceValue[kind];
        int[] files = WeightTable.of(Variant.CRAZYHOUSE).tapered(name + " file");
        int[] white = weights.pieceSquare[Piece.of(Side.WHITE, kind)];
        int[] black = weights.pieceSquare[Piece.of(Side.BLACK, kind)];
        assertEquals(value + files[0] + Tapered.of(1, 10), white[square("a1")]);
        assertEquals(value + files[2] + Tapered.of(5, 50), white[square("c5")]);
        assertEquals(value + files[3] + Tapered.of(8, 80), white[square("e8")]);
        assertEquals(value + files[0] + Tapered.of(4, 40), white[square("h4")]);
        for (int i = 0; i < 64; i++) {
            int square = Square.fromIndex(i);
            assertEquals(white[square], black[square ^ 0x70], Square.name(square));
        }
    }

    @Test
    void severalSafeChecksArePercentOfOne() {
        int[] one = with("safe check", "10 20 30 40 50").severalSafeChecks;
        assertEquals(150, WeightTable.of(Variant.CRAZYHOUSE).plain("several safe checks percent")[0]);
        assertEquals(15, one[Piece.PAWN]);
        assertEquals(75, one[Piece.QUEEN]);
    }

    @Test
    void aPairOfScoresKeepsBothWhateverTheirSigns() {
        int[] scores = {-3000, -1, 0, 1, 3000};
        for (int middlegame : scores) {
            for (int endgame : scores) {
                int both = Tapered.of(middlegame, endgame);
                assertEquals(middlegame, Tapered.middlegame(both));
                assertEquals(endgame, Tapered.endgame(both));
                assertEquals(-middlegame, Tapered.middlegame(-both));
                assertEquals(-endgame, Tapered.endgame(-both));
                assertEquals(3 * endgame, Tapered.endgame(both + 2 * both));
            }
        }
    }
}
