package parachute.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;
import parachute.rules.movegen.RandomGame;

/** Every legal move of random games, written and read again in each notation. */
class MoveNotationTest {
    @Property(tries = 40)
    void readingWhatWasWrittenGivesTheMove(Variant variant, long seed, @IntRange(max = 150) int plies) {
        RandomGame.play(variant, seed, plies, position -> {
            MoveList moves = LegalMoves.of(position);
            Set<String> texts = new HashSet<>();
            boolean busy = moves.size() > 100; // all drops of a full hand: a sample is enough
            for (int i = 0; i < moves.size(); i += busy ? 13 : 1) {
                int move = moves.get(i);
                String coordinates = CoordinateMove.format(move);
                String san = San.format(position, move);
                assertEquals(move, CoordinateMove.parse(coordinates));
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

    @Test
    void aLongLineOfSignsIsNoMoveAndTakesNoTime() {
        Position position = Position.start(Variant.CHESS);
        assertEquals(Move.NONE, MoveText.parse(position, "e4" + "!".repeat(29) + "x"));
        assertEquals(Move.NONE, MoveText.parse(position, "e4" + "!".repeat(10_000_000)));
    }
}
