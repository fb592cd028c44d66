package parachute.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;
import parachute.rules.movegen.RandomGame;

/** Every legal move of random games, written and read back in each notation. */
class MoveNotationTest {
    @Property(tries = 40)
    void readingWhatWasWrittenGivesTheMove(Variant variant, long seed, @IntRange(max = 150) int plies) {
        RandomGame.play(variant, seed, plies, position -> {
            MoveList moves = LegalMoves.of(position);
            Set<String> texts = new HashSet<>();
            boolean busy = moves.size() > 100; // all drops of a full hand: a sample is enough
            for (int i = 0; i < moves.size(); i += busy ? 13 : 1) {
                int move = moves.get(i);
                String coordinates =
                        CoordinateMove.notation(position, seed % 4 == 0).apply(move);
                String san = San.format(position, move);
                assertEquals(move, CoordinateMove.parse(position, coordinates));
                assertEquals(move, MoveText.parse(position, coordinates));
                assertEquals(move, San.parse(position, san), san + " in " + Fen.format(position));
                assertEquals(move, MoveText.parse(position, san), san + " in " + Fen.format(position));
                assertTrue(texts.add(san), san + " names two moves of " + Fen.format(position));
            }
        });
    }

    @Property(tries = 500)
    void readsAnyTextWithoutHarm(Variant variant, String text) {
        assertEquals(Move.NONE, MoveText.parse(RandomGame.play(variant, 7, 40), "?" + text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "e2e4",
                "e7e8q",
                "P@e4",
                "n@f3",
                "Q*a1",
                "Nf3",
                " Nbd2+ ",
                "exd8=Q#",
                "e8",
                "O-O",
                "0-0-0",
                "@e4",
                "Ng1-f3!?",
                "Nf3 !!!!!!!!!!!!!!!!!!!!!!!!!!!!"
            })
    void aMoveIsKnownByItsForm(String text) {
        assertTrue(MoveText.isMove(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "e",
                "hello",
                "e2e9",
                "K@e4e",
                "Nf9",
                "O-O-O-O",
                "X@e4",
                "e8=P",
                "1. e4",
                "Nf3 !!!!!!!!!!!!!!!!!!!!!!!!!!!!!"
            })
    void textsWithoutTheFormOfAMoveAreRejected(String text) {
        assertFalse(MoveText.isMove(text));
    }

    @Test
    void aTextOfThirtyTwoCharactersIsTheLongestThatIsRead() {
        Position position = Position.start(Variant.CHESS);
        assertEquals("g1f3", CoordinateMove.format(San.parse(position, "Nf3" + "!".repeat(29))));
        assertEquals(Move.NONE, San.parse(position, "Nf3" + "!".repeat(30)));
    }

    @ParameterizedTest
    @CsvSource({
        "e2e4, e2e4", "e7e8q, e7e8q", "e7e8Q, e7e8q", "e7e8k, e7e8k", "P@e4, P@e4", "p@e4, P@e4", "P*e4, P@e4",
        "K@e4, 0000", "X@e4, 0000", "P@e9, 0000", "P#e4, 0000", "e2e9, 0000", "i2e4, 0000", "e7e8x, 0000",
        "e7e8qq, 0000", "e2, 0000", "'', 0000", "P@e, 0000", "P@e44, 0000"
    })
    void coordinatesAreReadLegalOrNot(String text, String move) {
        assertEquals(move, CoordinateMove.format(CoordinateMove.parse(text)));
    }

    @ParameterizedTest
    @CsvSource({
        "CHESS,      8/4P3/1k6/8/8/8/8/4K3 w - - 0 1,    e7e8,  e7e8q",
        "CHESS,      8/4P3/1k6/8/8/8/8/4K3 w - - 0 1,    e7e8n, e7e8n",
        "CHESS,      8/4P3/1k6/8/8/8/8/4K3 w - - 0 1,    e7e8k, 0000",
        "CHESS,      8/4P3/1k6/8/8/8/8/4K3 w - - 0 1,    e7d8,  0000",
        "CHESS,      8/4P3/1k6/8/8/8/8/4K3 w - - 0 1,    e1e2q, 0000",
        "CRAZYHOUSE, 8/4P3/1k6/8/8/8/8/4K3[N] w - - 0 1, N@e7,  0000",
        "CRAZYHOUSE, 8/4P3/1k6/8/8/8/8/4K3[N] w - - 0 1, ' N@e8 ', N@e8"
    })
    void aPawnOnTheLastRankIsAQueenUnlessAnotherPieceIsNamed(Variant variant, String fen, String text, String move) {
        assertEquals(move, CoordinateMove.format(MoveText.parse(Fen.parse(fen, variant), text)));
    }

    @Test
    void aGameIsPlayedInEitherNotation() {
        Position position = Position.start(Variant.CRAZYHOUSE);
        List<Integer> moves = MoveText.play(position, "e2e4 d5 exd5 d8d5 P@e4");
        assertEquals(
                List.of("e2e4", "d7d5", "e4d5", "d8d5", "P@e4"),
                moves.stream().map(CoordinateMove::format).toList());
        assertEquals("rnb1kbnr/ppp1pppp/8/3q4/4P3/8/PPPP1PPP/RNBQKBNR[p] b KQkq - 0 3", Fen.format(position));
        assertEquals(List.of(), MoveText.play(position, ""));
        assertEquals(
                "expected a legal move in rnb1kbnr/ppp1pppp/8/3q4/4P3/8/PPPP1PPP/RNBQKBNR[p] b KQkq - 0 3, not \"e2e4\"",
                assertThrows(IllegalArgumentException.class, () -> MoveText.play(position, "e2e4"))
                        .getMessage());
    }

    @Test
    void aLongLineOfSignsIsNotAMoveAndTakesNoTime() {
        Position position = Position.start(Variant.CHESS);
        assertEquals(Move.NONE, MoveText.parse(position, "e4" + "!".repeat(29) + "x"));
        String line = "e4" + "!".repeat(10_000_000);
        assertEquals(Move.NONE, MoveText.parse(position, line));
        String message = assertThrows(IllegalArgumentException.class, () -> MoveText.play(position, line))
                .getMessage();
        assertTrue(message.endsWith(", not \"e4" + "!".repeat(78) + "…\""), message);
    }
}
