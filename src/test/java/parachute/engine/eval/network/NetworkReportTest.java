package parachute.engine.eval.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

class NetworkReportTest {
    private static final long SEED = 3;

    /** Returns the evaluation in centipawns, from White's side. */
    private static int value(Position position) {
        int score = new NetworkEvaluator(SmallNetwork.of(position.variant(), SEED)).evaluate(position);
        return position.sideToMove() == Side.WHITE ? score : -score;
    }

    private static NetworkReport report(Position position) {
        return new NetworkReport(SmallNetwork.of(position.variant(), SEED), position);
    }

    private static int difference(Position with, String without) {
        return value(with) - value(Fen.parse(without, with.variant()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "CHESS      | e2 | 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1      | 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
                "CHESS      | a8 | rn2k3/8/8/8/8/8/8/4K2R b - - 0 1     | 1n2k3/8/8/8/8/8/8/4K2R b - - 0 1",
                "CRAZYHOUSE | d1 | 4k3/8/8/8/8/8/8/3QK3[Pn] b - - 0 1   | 4k3/8/8/8/8/8/8/4K3[Pn] b - - 0 1",
                "CRAZYHOUSE | d1 | 4k3/8/8/8/8/8/8/3Q~K3 w - - 0 1      | 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
                "CRAZYHOUSE | h1 | 4k3/8/8/8/8/8/8/R3K2R[] w KQ - 0 1   | 4k3/8/8/8/8/8/8/R3K3[] w Q - 0 1",
                "CRAZYHOUSE | a8 | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | 4k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1"
            })
    void aPieceIsWorthTheDifferenceToThePositionWithoutIt(Variant variant, String square, String fen, String without) {
        Position position = Fen.parse(fen, variant);
        assertEquals(difference(position, without), report(position).worth(Square.parse(square, 0)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "P | 4k3/8/8/8/8/8/8/4K3[PPPn] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[PPn] w - - 0 1",
                "n | 4k3/8/8/8/8/8/8/4K3[PPPn] b - - 0 1 | 4k3/8/8/8/8/8/8/4K3[PPP] b - - 0 1",
                "q | 4k3/8/8/8/8/8/8/4K3[qqqq] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[qqq] w - - 0 1"
            })
    void aHandIsShownWithOnePieceLess(char letter, String fen, String without) {
        Position position = Fen.parse(fen, Variant.CRAZYHOUSE);
        assertEquals(difference(position, without), report(position).worthInHand(Piece.fromLetter(letter)));
    }

    @Test
    void aPinnedPieceHasAWorthAlthoughThePositionWithoutItIsIllegal() {
        Position position = Fen.parse("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", Variant.CHESS);
        NetworkReport report = report(position);
        int before = report.worth(Square.parse("e2", 0));
        report.worth(Square.parse("e7", 0));
        assertEquals(before, report.worth(Square.parse("e2", 0)), "in any order");
        assertEquals(value(position), report.value());
    }

    @Test
    void theBoardHasTheWorthBelowEachPieceButTheKings() {
        Position position = Fen.parse("4k3/8/8/8/8/8/8/3Q~K3[PPn] b - - 0 1", Variant.CRAZYHOUSE);
        NetworkReport report = report(position);
        List<String> lines = report.lines();
        assertEquals("|       |       |       |       |  k    |       |       |       |", lines.get(2));
        assertEquals("|       |       |       |       |       |       |       |       |", lines.get(3));
        assertEquals("|       |       |       |  Q~   |  K    |       |       |       |", lines.get(23));
        String queen = String.format("|       |       |       | %+5.2f |", report.worth(Square.D1) / 100.0);
        assertTrue(lines.get(24).startsWith(queen), lines.get(24));
        assertTrue(lines.get(26).matches("White's hand: 2 P [+-]\\d+\\.\\d\\d \\(one less of each\\)"), lines.get(26));
        assertTrue(lines.get(27).matches("Black's hand: 1 n [+-]\\d+\\.\\d\\d \\(one less of each\\)"), lines.get(27));
        String last = String.format("Evaluation (network): %+.2f (White's side)", report.value() / 100.0);
        assertEquals(List.of(last), lines.subList(28, lines.size()));
    }
}
