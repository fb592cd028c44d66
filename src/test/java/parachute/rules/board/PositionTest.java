package parachute.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
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
        assertFalse(Move.isCastling(MoveText.parse(position, "e1e2")));
        assertTrue(Move.isCastling(MoveText.parse(position, "e1c1")));
        assertFalse(position.isCapture(MoveText.parse(position, "e1c1")));
    }

    @ParameterizedTest(name = "{1} in {0}")
    @CsvSource({
        "8/4P3/1k6/8/8/8/8/4K3[N] w - - 0 1, e7e8q, P, true",
        "8/4P3/1k6/8/8/8/8/4K3[N] w - - 0 1, N@e8,  N, false",
        "8/4P3/1k6/8/8/8/8/4K3[N] w - - 0 1, e1e2,  K, false",
        "4k3/8/8/3pP3/8/8/8/4K3[q] w - d6 0 1, e5d6, P, true",
        "4k3/8/8/3p4/4P3/8/8/4K3[q] b - - 0 1, d5e4, p, true",
        "4k3/8/8/3p4/4P3/8/8/4K3[q] b - - 0 1, Q@d4, q, false"
    })
    void capturesAndPromotionsAreTactical(String fen, String text, char mover, boolean tactical) {
        Position position = Fen.parse(fen, Variant.CRAZYHOUSE);
        int move = MoveText.parse(position, text);
        assertEquals(mover, Piece.letter(position.movedPiece(move)));
        assertEquals(tactical, position.isTactical(move));
    }

    @Test
    void aNullMoveLeavesOnlyTheTurnToTheOtherSide() {
        Position position = Fen.parse("r3k2r/8/8/3pP3/8/8/8/R3K2R[Nq] w KQkq d6 3 9", Variant.CRAZYHOUSE);
        position.makeNull();
        assertEquals("r3k2r/8/8/3pP3/8/8/8/R3K2R[Nq] b KQkq - 4 9", Fen.format(position));
        assertEquals(Fen.parse(Fen.format(position), Variant.CRAZYHOUSE).key(), position.key());
        assertEquals(Move.NONE, position.lastMove());
        position.makeNull();
        assertEquals("r3k2r/8/8/3pP3/8/8/8/R3K2R[Nq] w KQkq - 5 10", Fen.format(position));
        assertEquals(Fen.parse(Fen.format(position), Variant.CRAZYHOUSE).key(), position.key());
    }

    @Test
    void nothingIsRepeatedAcrossANullMove() {
        Position position = Position.start(Variant.CRAZYHOUSE);
        play(position, "g1f3");
        position.makeNull();
        play(position, "f3g1");
        position.makeNull();
        assertFalse(position.isRepeated(4));
        assertEquals(0, position.repetitions());
        play(position, "g1f3 g8f6 f3g1 f6g8");
        assertTrue(position.isRepeated(4));
        assertEquals(1, position.repetitions(), "that after the passes");
    }

    @ParameterizedTest(name = "{1} within {2} plies: {3}")
    @CsvSource({
        "CHESS,      e1d1 e8d8 d1e1,                                    3,  false", // has not occurred before
        "CHESS,      e1d1 e8d8 d1e1 d8e8,                               4,  true",
        "CHESS,      e1d1 e8d8 d1e1 d8e8,                               3,  false", // before the search began
        "CHESS,      e1d1 e8d8 d1e1 d8e8 e1d1 e8d8 d1e1 d8e8,           0,  true", // twice before it
        "CHESS,      e1d1 e8d8 d1e1 d8e8 e1d1 e8d8 d1e1 d8e8 e1d1 h7h5, 10, false",
        "CHESS,      e1d1 h7h6 d1e1 h6h5,                               4,  false",
        "CRAZYHOUSE, e1d1 e8d8 d1e1 d8e8,                               4,  true",
        "CRAZYHOUSE, N@d8 e8d8 e1d1 d8d7 d1e1 d7e8,                     6,  false",
        "CRAZYHOUSE, e1d1 e8d8 d1e1 d8e8 e1d1 e8d8 d1e1 d8e8,           1,  true"
    })
    void aRepetitionInTheSearchIsADrawAndOneInTheGameOnlyTheSecondTime(
            Variant variant, String moves, int searchPly, boolean repeated) {
        Position position =
                Fen.parse("4k3/7p/8/8/8/8/8/4K3" + (variant.hasDrops() ? "[N]" : "") + " w - - 0 1", variant);
        play(position, moves);
        assertEquals(repeated, position.isRepeated(searchPly));
    }

    /** The table of pawn scores finds them by their key, and entries by the key's low bits. */
    @Test
    void differentPawnsHaveDifferentPawnKeysThatAreSpreadEvenly() {
        Set<Long> keys = new HashSet<>();
        Set<Long> entries = new HashSet<>();
        for (int white = 8; white < 56; white++) {
            for (int black = 8; black < 56; black++) {
                if (white != black) {
                    long key = new PositionBuilder(Variant.CHESS)
                            .piece(Square.H8, Piece.fromLetter('K'))
                            .piece(Square.A1, Piece.fromLetter('k'))
                            .piece(Square.fromIndex(white), Piece.fromLetter('P'))
                            .piece(Square.fromIndex(black), Piece.fromLetter('p'))
                            .build()
                            .pawnKey();
                    keys.add(key);
                    entries.add(key & 0xfff);
                }
            }
        }
        assertEquals(48 * 47, keys.size());
        assertTrue(entries.size() > 1500, "entries used: " + entries.size());
    }

    @Test
    void onlyPawnsCountForThePawnKey() {
        long key = Fen.parse("4k3/p7/8/8/8/8/7P/4K3 w - - 0 1", Variant.CHESS).pawnKey();
        assertEquals(
                key,
                Fen.parse("r3k3/p7/8/8/8/8/7P/3QK3 b - - 5 9", Variant.CHESS).pawnKey());
        assertNotEquals(
                key, Fen.parse("4k3/P7/8/8/8/8/7p/4K3 w - - 0 1", Variant.CHESS).pawnKey());
        assertNotEquals(
                key, Fen.parse("4k3/8/p7/8/8/8/7P/4K3 w - - 0 1", Variant.CHESS).pawnKey());
    }

    private static void play(Position position, String moves) {
        for (String text : moves.split(" ")) {
            int move = MoveText.parse(position, text);
            assertNotEquals(Move.NONE, move, text + " is legal in " + Fen.format(position));
            position.make(move);
        }
    }
}
