package parachute.engine.eval.endings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

class PawnBitbaseTest {
    /** The numbers for all files, known from the literature on the ending. */
    @Test
    void hasTheKnownNumbersOfWins() {
        assertEquals(124_960, PawnBitbase.count(Side.WHITE));
        assertEquals(97_604, PawnBitbase.count(Side.BLACK));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "the king in front of its pawn has the opposition,   4k3/8/4K3/4P3/8/8/8/8 w - - 0 1, true",
        "on the sixth rank it needs none,                    4k3/8/4K3/4P3/8/8/8/8 b - - 0 1, true",
        "on the fifth rank it does,                          8/4k3/8/4K3/4P3/8/8/8 w - - 0 1, false",
        "and has it if the other is to move,                 8/4k3/8/4K3/4P3/8/8/8 b - - 0 1, true",
        "a rook pawn does not win,                           k7/8/K7/P7/8/8/8/8 b - - 0 1,    false",
        "nor on the h-file,                                  7k/8/7K/7P/8/8/8/8 b - - 0 1,    false",
        "the king is outside the square of the pawn,         8/8/8/7P/8/2k5/8/7K b - - 0 1,   true",
        "or inside,                                          8/8/8/7P/4k3/8/8/7K b - - 0 1,   false",
        "stalemate,                                          4k3/4P3/4K3/8/8/8/8/8 b - - 0 1, false",
        "a pawn of Black's wins too,                         8/8/8/8/4p3/4k3/8/4K3 b - - 0 1, true",
        "and is lost if it is captured,                      8/8/8/8/8/8/2Kp4/7k w - - 0 1,   false"
    })
    void knowsTextbookPositions(String what, String fen, boolean won) {
        int side = fen.contains("P") ? Side.WHITE : Side.BLACK;
        assertEquals(won, PawnBitbase.isWon(Fen.parse(fen, Variant.CHESS), side));
    }
}
