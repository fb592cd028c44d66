package parachute.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;

/** What moves do to a position. */
class PositionTest {
    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "moves.csv", numLinesToSkip = 1)
    void leadsFromOnePositionToTheNext(String rule, Variant variant, String before, String moves, String after) {
        Position position = Fen.parse(before, variant);
        play(position, moves);
        assertEquals(after, Fen.format(position));
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "keys.csv", numLinesToSkip = 1)
    void hasTheSameKeyExactlyIfTheRulesCallItTheSame(
            String rule, Variant variant, String one, String other, boolean same) {
        assertEquals(
                same, Fen.parse(one, variant).key() == Fen.parse(other, variant).key(), rule);
    }

    @Test
    void theSkippedSquareIsKnownEvenIfNoCaptureIsPossibleThere() {
        Position position = Position.start(Variant.CHESS);
        play(position, "e2e4");
        assertEquals(Square.parse("e3", 0), position.enPassantSquare());
        assertFalse(EnPassant.isPossible(position));
        play(position, "g8f6");
        assertEquals(Square.NONE, position.enPassantSquare());
    }

    @Test
    void aDoubleStepThatCannotBeCapturedEnPassantLeavesNoTraceInTheKey() {
        Position twice = Position.start(Variant.CHESS);
        play(twice, "e2e4 e7e6 g1f3");
        Position once = Position.start(Variant.CHESS);
        play(once, "g1f3 e7e6 e2e4");
        assertEquals(twice.key(), once.key());
        play(twice, "a7a6");
        assertNotEquals(twice.key(), once.key());
    }

    @Test
    void capturesAndCastlingAreRecognised() {
        Position position = Fen.parse("3rk3/4P3/8/3pP3/8/8/8/R3K3 w Q d6 0 1", Variant.CHESS);
        assertTrue(position.isCapture(MoveText.parse(position, "e7d8q")));
        assertTrue(position.isCapture(MoveText.parse(position, "e5d6")));
        assertTrue(position.isEnPassant(MoveText.parse(position, "e5d6")));
        assertFalse(position.isCapture(MoveText.parse(position, "e5e6")));
        assertFalse(position.isCastling(MoveText.parse(position, "e1e2")));
    }

    private static void play(Position position, String moves) {
        for (String text : moves.split(" ")) {
            int move = MoveText.parse(position, text);
            assertNotEquals(Move.NONE, move, text + " is legal in " + Fen.format(position));
            position.make(move);
        }
    }
}
