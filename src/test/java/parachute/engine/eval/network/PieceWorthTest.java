package parachute.engine.eval.network;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

class PieceWorthTest {
    private static final long SEED = 3;

    /** Returns the evaluation in centipawns, from White's side. */
    private static int value(Position position) {
        int score = new NetworkEvaluator(SmallNetwork.of(position.variant(), SEED)).evaluate(position);
        return position.sideToMove() == Side.WHITE ? score : -score;
    }

    private static PieceWorth worth(Position position) {
        return new PieceWorth(SmallNetwork.of(position.variant(), SEED), position);
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
        assertEquals(difference(position, without), worth(position).of(Square.parse(square, 0)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "WHITE | 4k3/8/8/8/8/8/8/4K3[PPPQn] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[n] w - - 0 1",
                "BLACK | 4k3/8/8/8/8/8/8/4K3[PPPn] b - - 0 1  | 4k3/8/8/8/8/8/8/4K3[PPP] b - - 0 1",
                "BLACK | 4k3/8/8/8/8/8/8/4K3[PPP] b - - 0 1   | 4k3/8/8/8/8/8/8/4K3[PPP] b - - 0 1"
            })
    void aHandIsWorthTheDifferenceToAnEmptyOne(String side, String fen, String without) {
        Position position = Fen.parse(fen, Variant.CRAZYHOUSE);
        int hand = side.equals("WHITE") ? Side.WHITE : Side.BLACK;
        assertEquals(difference(position, without), worth(position).ofHand(hand));
    }

    @Test
    void theTempoIsHalfOfWhatTheMoveChanges() {
        Position position = Fen.parse("4k3/pp6/8/8/8/8/6PP/4K3 b - - 0 1", Variant.CHESS);
        int difference = difference(position, "4k3/pp6/8/8/8/8/6PP/4K3 w - - 0 1");
        assertEquals(difference / 2, worth(position).ofTempo());
    }

    @Test
    void aPinnedPieceHasAWorthAlthoughThePositionWithoutItIsIllegal() {
        Position position = Fen.parse("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", Variant.CHESS);
        PieceWorth worth = worth(position);
        int before = worth.of(Square.parse("e2", 0));
        worth.of(Square.parse("e7", 0));
        assertEquals(before, worth.of(Square.parse("e2", 0)), "in any order");
        assertEquals(value(position), worth.value());
    }
}
