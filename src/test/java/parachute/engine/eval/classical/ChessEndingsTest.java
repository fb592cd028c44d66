package parachute.engine.eval.classical;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

/** Which leads win, and where a bare king has to go. */
class ChessEndingsTest {
    private static final WeightTable TABLE = WeightTable.of(Variant.CHESS);

    private static int adjust(WeightTable table, String board, int value) {
        return new ChessEndings(new Weights(table)).adjust(Fen.parse(board, Variant.CHESS), value);
    }

    /** The value for White, who leads by 800 centipawns, is divided if the ending is drawn, and raised by the mop-up. */
    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "chess-endings.csv", numLinesToSkip = 1)
    void knowsDrawsAndDrivesTheBareKing(String ending, String board, String result, int edge, int closeness) {
        Weights weights = new Weights(TABLE);
        int expected = result.equals("drawn")
                ? 800 / weights.drawnDivisor
                : 800 + weights.mopUpEdge * edge + weights.mopUpKings * closeness;
        assertEquals(expected, adjust(TABLE, board + " w - - 0 1", 800));
        assertEquals(-expected, adjust(TABLE, board + " b - - 0 1", -800));
    }

    @Test
    void theSideThatLeadsMustBeAbleToWinNotTheOther() {
        String rookAgainstPawn = "4k3/4p3/8/8/8/8/8/R3K3 w - - 0 1";
        assertEquals(200, adjust(TABLE, rookAgainstPawn, 200));
        assertEquals(-200, adjust(TABLE, rookAgainstPawn, -200));
        String bishopAgainstPawn = "4k3/4p3/8/8/8/8/8/B3K3 w - - 0 1";
        assertEquals(200 / new Weights(TABLE).drawnDivisor, adjust(TABLE, bishopAgainstPawn, 200));
        assertEquals(-200, adjust(TABLE, bishopAgainstPawn, -200));
    }

    @Test
    void aLeadThatIsJustLargeEnoughWins() {
        WeightTable rookJustWins =
                WeightTable.parse(TABLE.format().replaceFirst("winning lead = \\d+", "winning lead = 500"));
        WeightTable rookDoesNot =
                WeightTable.parse(TABLE.format().replaceFirst("winning lead = \\d+", "winning lead = 501"));
        String rookAndBishopAgainstBishop = "4kb2/8/8/8/8/8/8/RB2K3 w - - 0 1";
        assertEquals(800, adjust(rookJustWins, rookAndBishopAgainstBishop, 800));
        assertEquals(100, adjust(rookDoesNot, rookAndBishopAgainstBishop, 800));
    }

    @Test
    void anEvenValueCountsAsTheLeadOfTheSideToMove() {
        Weights weights = new Weights(TABLE);
        int mopUp = weights.mopUpKings * 9; // the bare king stands in the centre
        assertEquals(mopUp, adjust(TABLE, "8/8/8/3k4/8/8/8/R3K3 w - - 0 1", 0));
        assertEquals(0, adjust(TABLE, "8/8/8/3k4/8/8/8/R3K3 b - - 0 1", 0));
    }
}
