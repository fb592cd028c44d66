package parachute.engine.eval.endings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

/** Which leads win, and where a bare king has to go. */
class EndingsTest {
    private static final int LEAD = 800;
    private static final int FULL = 64;

    private static int correct(String fen, int value) {
        return Endings.correct(Fen.parse(fen, Variant.CHESS), value);
    }

    /** Returns a board with the sides exchanged. */
    private static String flipped(String board) {
        StringBuilder text = new StringBuilder();
        for (String rank : board.split("/")) {
            text.insert(0, '/' + rank);
        }
        text.deleteCharAt(0);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            text.setCharAt(i, Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
        }
        return text.toString();
    }

    /** The value for White, with the mop-up added, is scaled by a number of 64ths, whoever is to move. */
    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "chess-endings.csv", numLinesToSkip = 1)
    void knowsDrawsAndDrivesTheBareKing(
            String ending, String board, int scale, int edge, int closeness, int corner, int closenessThere) {
        int place = MopUp.EDGE * edge
                + MopUp.KINGS * closeness
                + MopUp.CORNER * corner
                + MopUp.KINGS_TO_CORNER * closenessThere;
        int expected = (LEAD + place) * scale / FULL;
        assertEquals(expected, correct(board + " w - - 0 1", LEAD));
        assertEquals(-expected, correct(board + " b - - 0 1", -LEAD));
        assertEquals(expected, correct(flipped(board) + " b - - 0 1", LEAD));
        assertEquals(-expected, correct(flipped(board) + " w - - 0 1", -LEAD));
    }

    @Test
    void theSideThatLeadsMustBeAbleToWinNotTheOther() {
        String rookAgainstPawn = "4k3/4p3/8/8/8/8/8/R3K3 w - - 0 1";
        assertEquals(200, correct(rookAgainstPawn, 200));
        assertEquals(-200, correct(rookAgainstPawn, -200));
        String bishopAgainstPawn = "4k3/4p3/8/8/8/8/8/B3K3 w - - 0 1";
        assertEquals(25, correct(bishopAgainstPawn, 200));
        assertEquals(-200, correct(bishopAgainstPawn, -200));
    }

    /** The network's evaluation does not matter. */
    @ParameterizedTest
    @CsvSource({
        "8/8/3k4/4r3/8/8/8/KQ6, 400, 1, 6",
        "k7/8/8/4r3/8/8/8/KQ6,  400, 6, 7",
        "k7/1r6/2K5/8/3Q4/8/8/8, 400, 6, 10"
    })
    void aQueenDrivesTheKingOfARookToTheEdgeToo(String board, int value, int edge, int closeness) {
        int expected = value + MopUp.EDGE * edge + MopUp.KINGS * closeness;
        assertEquals(expected, correct(board + " w - - 0 1", 200));
        assertEquals(-expected, correct(board + " b - - 0 1", -700));
        assertEquals(LEAD, correct("8/8/3k4/4r3/8/8/6P1/KQ6 w - - 0 1", LEAD));
    }

    @Test
    void anEvenValueCountsAsTheLeadOfTheSideToMove() {
        assertEquals(9 * MopUp.KINGS, correct("8/8/8/3k4/8/8/8/R3K3 w - - 0 1", 0));
        assertEquals(0, correct("8/8/8/3k4/8/8/8/R3K3 b - - 0 1", 0));
    }

    /** Regardless of the evaluation; a winning pawn is worth more the further it is, and less than a queen. */
    @ParameterizedTest
    @CsvSource({
        "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1, 600",
        "8/4k3/8/4K3/4P3/8/8/8 b - - 0 1, -575",
        "8/4k3/8/4K3/4P3/8/8/8 w - - 0 1, 0",
        "8/8/8/8/8/k7/p7/K7 b - - 0 1,    0",
        "8/8/8/8/4p3/4k3/8/4K3 b - - 0 1, 600",
        "8/8/8/8/4p3/4k3/8/4K3 w - - 0 1, -600"
    })
    void aSinglePawnIsLookedUp(String fen, int value) {
        assertEquals(value, correct(fen, value < 0 ? -50 : 50));
    }

    /** Against a bare king all positions of the wrong bishop are known: whether the king gets to the corner. */
    @ParameterizedTest
    @CsvSource({
        "8/8/3k4/8/P7/8/3K4/2B5 b - - 0 1, false",
        "8/8/5k2/8/P7/8/3K4/2B5 w - - 0 1, true",
        "8/1K6/8/P3k3/8/8/8/2B5 b - - 0 1, true",
        "6k1/8/8/7P/6K1/8/4B3/8 b - - 0 1, false",
        "8/4b3/6k1/7p/8/8/8/6K1 w - - 0 1, false"
    })
    void aBareKingHoldsTheWrongBishopIfItGetsToTheCorner(String fen, boolean won) {
        boolean whiteIsStronger = fen.contains("P");
        boolean whiteToMove = fen.contains(" w ");
        int value = correct(fen, whiteIsStronger == whiteToMove ? LEAD : -LEAD);
        assertEquals(won, value != 0);
    }

    /** Middlegames, and endings without special knowledge. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1",
                "4k3/pp3ppp/8/8/8/8/PPP2PPP/4K3 w - - 0 1",
                "r3k3/p4ppp/8/8/8/8/PP3PPP/R3K3 b - - 0 1"
            })
    void otherPositionsKeepTheirValue(String fen) {
        assertEquals(123, correct(fen, 123));
        assertEquals(-123, correct(fen, -123));
    }
}
